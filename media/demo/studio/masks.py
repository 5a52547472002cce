"""Everything drawn on a body is a 2D mask in metres, projected in the shader (see body_material.py)."""
import math
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

PIXELS_PER_METRE = 800
OVERSAMPLE = 2


def rounded(points, radius=0.04, steps=8):
    """A polygon with rounded corners; a point may carry its own radius: (x, y, radius)."""
    out, count = [], len(points)
    for i in range(count):
        before, here, after = (np.array(points[k % count][:2], float) for k in (i - 1, i, i + 1))
        own = points[i][2] if len(points[i]) > 2 else radius
        a, b = before - here, after - here
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        if own <= 0 or la < 1e-6 or lb < 1e-6:
            out.append(tuple(here))
            continue
        reach = min(own, la * 0.48, lb * 0.48)
        start, end = here + a / la * reach, here + b / lb * reach
        out += [tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t * t * end) for t in np.linspace(0, 1, steps + 1)]
    return out


def spline(points, steps=12, closed=False):
    """A Catmull-Rom curve through points."""
    p = [np.array(q, float) for q in points]
    out, count = [], len(p)
    for i in range(count if closed else count - 1):
        p1, p2 = p[i], p[(i + 1) % count]
        p0 = p[i - 1] if closed or i > 0 else 2 * p1 - p2
        p3 = p[(i + 2) % count] if closed or i + 2 < count else 2 * p2 - p1
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(tuple(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                                    + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)))
    return out if closed else [*out, tuple(p[-1])]


class Canvas:
    """One projection's drawing: named channels over a rectangle from (x0, 0) of width by height metres."""

    def __init__(self, x0, width, height):
        self.x0, self.width, self.height = x0, width, height
        self.size = int(width * PIXELS_PER_METRE), int(height * PIXELS_PER_METRE)
        self.channels = {}
        self.warp = lambda points: points

    def channel(self, name):
        if name not in self.channels:
            self.channels[name] = Image.new('L', tuple(v * OVERSAMPLE for v in self.size), 0)
        return self.channels[name]

    def pixels(self, points):
        scale = PIXELS_PER_METRE * OVERSAMPLE
        return [((p[0] - self.x0) * scale, (self.height - p[1]) * scale) for p in self.warp(points)]

    def fill(self, name, points, value=255):
        ImageDraw.Draw(self.channel(name)).polygon(self.pixels(points), fill=value)

    def line(self, name, points, width=0.006, value=255):
        thick = max(1, round(width * PIXELS_PER_METRE * OVERSAMPLE))
        ImageDraw.Draw(self.channel(name)).line(self.pixels(points), fill=value, width=thick, joint='curve')

    def disc(self, name, centre, radius, value=255):
        turn = np.linspace(0, 2 * math.pi, 48)
        self.fill(name, [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turn], value)

    def ring(self, name, centre, radius, width, value=255):
        turn = np.linspace(0, 2 * math.pi, 64)
        self.line(name, [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turn], width, value)

    def band(self, name, low, high, reach=0.3, value=255):
        """A rectangle from the centre line out to `reach`: closes shapes that are mirrored there."""
        self.fill(name, [(0, low), (reach, low), (reach, high), (0, high)], value)

    def mirrored(self, name, points, radius=0.03, value=255):
        """A rounded outline that starts and ends on the centre line, closed there without rounding."""
        self.fill(name, rounded(points, radius), value)
        heights = [p[1] for p in points if p[0] == 0]
        self.band(name, min(heights), max(heights) - 0.003, 0.12, value)

    def keep_outside(self, name, other):
        """Takes another channel's area away from a channel."""
        from PIL import ImageChops
        self.channels[name] = ImageChops.multiply(self.channel(name), ImageChops.invert(self.channel(other)))

    def reduced(self, name):
        """A channel at its final size."""
        picture = self.channels[name]
        return picture if picture.size == self.size else picture.reduce(OVERSAMPLE)

    def valley_of(self, name, metres):
        """Adds the channel 'valley': a soft copy that gives drawn lines a rounded profile."""
        self.channels['valley'] = self.reduced(name).filter(ImageFilter.GaussianBlur(metres * PIXELS_PER_METRE))

    def save(self, prefix):
        """Writes the channels three to a picture; returns {channel: (path, index)}."""
        names, found = sorted(self.channels), {}
        for start in range(0, len(names), 3):
            chunk = names[start:start + 3]
            bands = [self.reduced(n) for n in chunk]
            bands += [Image.new('L', self.size, 0)] * (3 - len(bands))
            path = f'{prefix}-{start // 3}.png'
            os.makedirs(os.path.dirname(path), exist_ok=True)
            Image.merge('RGB', bands).save(path, compress_level=0)
            found |= {name: (path, i) for i, name in enumerate(chunk)}
        return found
