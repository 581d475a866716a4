"""What is no test and cannot be looked at for one."""

from __future__ import annotations

collect_ignore = ["screen_reader.py"]
"""Only the system's Python has what it imports."""
