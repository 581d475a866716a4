"""The how-to-play pages on the screen: the pane, its window, drawings and the small table."""
