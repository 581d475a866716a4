"""Tests of the windows for players."""
