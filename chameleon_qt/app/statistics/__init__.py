"""The statistics window: figures, charts, and lists of games that go out and come in."""
