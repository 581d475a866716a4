"""Drawing of cards, cloth and ornaments as vectors; knows no game state and no widget."""
