"""The opening that a tail door closes: rings round it, from the painted body over the seal to the trim."""
import math

import numpy as np

from studio.materials import named
from studio.mesh import sweep
from studio.rooms.skin import surface

# how far outside the opening, how far to the rear: the body round the opening, from far outside to the seal
BODY = ((.46, -.20), (.36, -.08), (.24, .0), (.13, .030), (.090, .034), (.076, .028), (.070, .010), (.068, -.030), (.062, -.040), (.030, -.044))
TRIM = ((.022, -.052), (.008, -.060), (.0, -.085), (.0, -.20))


def outline(corners, offset, steps=9):
    """The outline (y, z) of an opening of four corners (y, z, radius) from low left to high left, grown by `offset`."""
    middle, out = sum(z for _, z, _ in corners) / 4, []
    for i, (y, z, radius) in enumerate(corners):
        sy, sz = (1 if y > 0 else -1), (1 if z > middle else -1)
        y, z, radius = y + sy * offset, z + sz * offset, max(radius + offset, .01)
        start = (-math.pi, -math.pi / 2, 0, math.pi / 2)[i]
        out += [(y - sy * radius + radius * math.cos(a), z - sz * radius + radius * math.sin(a)) for a in np.linspace(start, start + math.pi / 2, steps)]
    return out


def build_aperture(root, corners, lean, paint, trim):
    """Body, seal and trim round an opening; lean(z) = x of the opening's plane at a height."""
    def ring(offset, rear):
        return [(lean(z) + rear, y, z) for y, z in outline(corners, offset)]
    surface('body ring', [ring(*step) for step in BODY], [paint], root, closed=True, levels=2)
    surface('trim ring', [ring(*step) for step in TRIM], [trim], root, closed=True, levels=1)
    path, middle = ring(.028, -.036), sum(z for _, z, _ in corners) / 4
    profile = [(.013 * math.cos(a), .013 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)]
    frames = [((1, 0, 0), (0, y, z - middle)) for _, y, z in path]
    frames = [(along, tuple(v / math.hypot(*out) for v in out)) for along, out in frames]
    sweep('seal', path, profile, frames, named('rubber'), root, closed=True)
