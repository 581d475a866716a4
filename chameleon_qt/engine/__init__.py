"""The game itself: cards, rules, positions, deals and history. It knows no Qt."""
