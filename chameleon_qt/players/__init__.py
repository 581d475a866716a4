"""Players, their games and figures, and the daily board: kept in one file. No Qt."""
