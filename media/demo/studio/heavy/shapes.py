"""Pure outlines and paths: rounded polygons, splines, rings and frames along a curve (metres, no Blender objects)."""
import math
import numpy as np


def rounded(points, radius=.02, steps=6):
    """Rounds the corners of a polygon in the plane; a point may carry its own radius (x, y, radius)."""
    out, count = [], len(points)
    for i in range(count):
        before, here, after = (np.array(points[(i + k) % count][:2], float) for k in (-1, 0, 1))
        wish = points[i][2] if len(points[i]) > 2 else radius
        a, b = before - here, after - here
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        if wish <= 0 or la < 1e-6 or lb < 1e-6:
            out.append(tuple(here))
            continue
        d = min(wish, la * .48, lb * .48)
        p, q = here + a / la * d, here + b / lb * d
        for j in range(steps + 1):
            t = j / steps
            out.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * here + t * t * q))
    return out


def rectangle(x0, y0, x1, y1, radius=.02, steps=6):
    """A rectangle with rounded corners, anticlockwise."""
    return rounded([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], radius, steps)


def circle(cx, cy, radius, steps=40):
    """A circle in the plane."""
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in turn(steps)]


def turn(steps):
    """Angles of one full turn, the last one left out."""
    return np.linspace(0, 2 * math.pi, steps, endpoint=False)


def spline(points, steps=8, closed=False):
    """A Catmull-Rom curve through points of any dimension."""
    p = [np.array(q, float) for q in points]
    n, out = len(p), []
    if n < 3:
        return [tuple(q) for q in p]
    for i in range(n if closed else n - 1):
        b, c = p[i], p[(i + 1) % n]
        a = p[i - 1] if closed or i > 0 else 2 * b - c
        d = p[(i + 2) % n] if closed or i + 2 < n else 2 * c - b
        for j in range(steps):
            t = j / steps
            out.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    if not closed:
        out.append(tuple(p[-1]))
    return out


def bend(points, radius=.05, steps=6):
    """A path in space of straight runs with rounded bends (bent tube)."""
    p = [np.array(q, float) for q in points]
    out = [tuple(p[0])]
    for a, b, c in zip(p, p[1:], p[2:]):
        u, v = a - b, c - b
        lu, lv = np.linalg.norm(u), np.linalg.norm(v)
        d = min(radius, lu * .48, lv * .48)
        s, e = b + u / lu * d, b + v / lv * d
        out += [tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * b + t * t * e) for t in np.linspace(0, 1, steps + 1)]
    return out + [tuple(p[-1])]


def frames(path, closed=False):
    """Two vectors across the path at every point, turned as little as possible from one to the next."""
    p = np.array(path, float)
    d = np.gradient(p, axis=0)
    if closed:
        d = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    d /= np.linalg.norm(d, axis=1)[:, None] + 1e-12
    u = np.cross(d[0], (0, 0, 1) if abs(d[0][2]) < .9 else (1, 0, 0))
    out = []
    for t in d:
        u = u - t * np.dot(u, t)
        u /= np.linalg.norm(u)
        out.append((u, np.cross(t, u)))
    return out


def squircle(width, height, power=2.6, steps=24):
    """A superellipse around the origin; power 2 is an ellipse, 6 nearly a box."""
    out = []
    for a in turn(steps):
        c, s = math.cos(a), math.sin(a)
        out.append((width / 2 * math.copysign(abs(c) ** (2 / power), c), height / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return out


def lerp(a, b, t):
    """Linear interpolation."""
    return a + (b - a) * t


def shrunk(outline, margin):
    """The outline drawn in towards the middle of its box by a margin on every side (negative grows it)."""
    p = np.array(outline, float)
    low, high = p.min(0), p.max(0)
    middle, half = (low + high) / 2, (high - low) / 2
    return [tuple(q) for q in middle + (p - middle) * (half - margin) / half]
