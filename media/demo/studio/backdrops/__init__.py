"""Places to set cut-out vehicles on: one module a place, all seen by the same level camera (see backdrop.py)."""
