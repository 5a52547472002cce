"""The register of vehicles: a body's name and the function that builds it."""
import importlib
import os
import pkgutil
from dataclasses import dataclass, field

from studio import bodies

Point = tuple[float, float, float]


@dataclass(frozen=True)
class Shot:
    """A close-up in vehicle coordinates: camera place, what it looks at, lens (mm on 36 mm)."""

    place: Point
    target: Point
    lens: float = 70.0


@dataclass
class Vehicle:
    """What a builder hands back; all points are in vehicle coordinates (metres)."""

    pivot_x: float
    """The x that the vehicle turns about and that stands in the middle of the studio."""
    length: float
    hotspots: dict[str, Point] = field(default_factory=dict)
    """Points on the outside that a spin marks: name -> place."""
    shots: dict[str, Shot] = field(default_factory=dict)
    """Close-ups: name ('wheel', 'lamp', 'load') -> camera."""


BUILDERS = {}


def register(name):
    """Decorator: registers build(root, **options) -> Vehicle under a body's name."""
    def keep(build):
        BUILDERS[name] = build
        return build
    return keep


def build_vehicle(name, root, **options):
    """Builds a registered vehicle under the empty `root`; modules named like it are looked at first."""
    modules = [module.name for module in pkgutil.iter_modules(bodies.__path__)]
    own = name.replace('-', '_')
    for module in sorted(modules, key=lambda m: -len(os.path.commonprefix([m, own]))):
        if name in BUILDERS:
            break
        importlib.import_module(f'studio.bodies.{module}')
    return BUILDERS[name](root, **options)
