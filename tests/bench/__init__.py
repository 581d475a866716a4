"""Benchmarks: they print ratios and never judge seconds."""
