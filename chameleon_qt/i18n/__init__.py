"""Languages: which one is spoken, and the translators that speak it."""
