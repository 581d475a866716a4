"""The application: the window, its actions and dialogs, and the model between game and table."""
