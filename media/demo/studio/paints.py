"""The paints of the studio, by the names that the stock generator uses.

A picture is never rendered in a paint. It is rendered three times in 'bases' (see compose.py) and the paints are
mixed from those, because light is linear in the base colour: three renders give every paint of a vehicle.
Colours are linear (scene) RGB, 0 to 1.
"""
from dataclasses import dataclass

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Paint:
    """A car paint under clear coat: `solid` colours the pigment layer, `flake` the metallic layer."""

    solid: Colour
    flake: Colour


@dataclass(frozen=True)
class Basis:
    """What a base render puts under the clear coat: grey of this level, metallic 0 or 1. Only level 0 shows the coat."""

    level: float
    metallic: float


BASES = {'coat': Basis(0.0, 0.0), 'solid': Basis(0.5, 0.0), 'flake': Basis(0.5, 1.0)}

PAINTS = {
    'white': Paint((0.66, 0.66, 0.65), (0.0, 0.0, 0.0)),
    'silver': Paint((0.075, 0.077, 0.081), (0.30, 0.307, 0.318)),
    'grey': Paint((0.030, 0.032, 0.036), (0.085, 0.092, 0.104)),
    'black': Paint((0.0045, 0.0045, 0.005), (0.004, 0.004, 0.005)),
    'blue': Paint((0.005, 0.033, 0.140), (0.009, 0.062, 0.250)),
    'navy': Paint((0.003, 0.007, 0.024), (0.004, 0.010, 0.036)),
    'red': Paint((0.300, 0.003, 0.007), (0.170, 0.002, 0.004)),
    'green': Paint((0.010, 0.036, 0.022), (0.020, 0.070, 0.044)),
    'orange': Paint((0.420, 0.090, 0.006), (0.260, 0.050, 0.004)),
    'sand': Paint((0.130, 0.098, 0.062), (0.230, 0.178, 0.115)),
}
