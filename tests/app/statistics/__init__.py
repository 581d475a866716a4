"""Tests of the statistics window."""
