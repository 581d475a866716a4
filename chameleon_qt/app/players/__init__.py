"""Who plays, and what is kept of it: sessions, the daily board and the windows for them."""
