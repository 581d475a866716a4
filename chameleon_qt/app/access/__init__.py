"""The table for screen readers."""
