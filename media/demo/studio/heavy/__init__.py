"""Vehicles of real geometry: trucks, caravans and motorcycles, and the shapes that they are built from."""
