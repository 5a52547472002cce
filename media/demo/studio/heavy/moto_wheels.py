"""Motorcycle wheels: round tyres with cut tread, cast or wire wheels, brake discs with calipers, sprocket and chain."""
import math
import numpy as np
from studio.heavy.shapes import circle, lerp, rounded, turn

TREADS = {'road': (15, .9, .10, .22, .92), 'cruise': (20, .45, .12, .30, .95), 'mixed': (24, .30, .24, .06, 1.0)}
"""pattern: (repeats, slant, groove share, from and to on the half width)"""


def tyre(b, radius, width, rim, tread='road', depth=.0045, knobs=False):
    """A round-crowned tyre about y; the tread is cut into the crown."""
    n, m = 420, 33
    repeats, slant, share, low, high = TREADS[tread]
    half, tall = width / 2, radius - rim
    v = []
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m):
            t = -1 + 2 * k / (m - 1)
            arc = t * 1.92
            y = half * math.sin(max(-1.5708, min(1.5708, arc))) * (1 if abs(arc) <= 1.5708 else 1 - (abs(arc) - 1.5708) * .35)
            r = rim + tall * (.46 + .54 * math.cos(arc)) if abs(arc) < 1.5708 else rim + tall * (.46 - (abs(arc) - 1.5708) * 1.42)
            side = abs(math.sin(min(abs(arc), 1.5708)))
            if low < side < high and abs(arc) < 1.45:
                phase = (a * repeats / (2 * math.pi) + slant * side * (1 if arc > 0 else 1) + (.5 if arc > 0 else 0)) % 1
                r -= depth if phase < share else 0
            v.append((r * math.cos(a), y, r * math.sin(a)))
    f = [(i * m + k, i * m + k + 1, (i + 1) % n * m + k + 1, (i + 1) % n * m + k) for i in range(n) for k in range(m - 1)]
    b.solid(v, f, 'rubber', 40)


def cast_wheel(b, radius, width, rim, spokes=5, face='satin', split=True, edge='satin', hub=.052):
    """A cast wheel: rim barrel and a plate with shaped openings."""
    h = width * .40
    b.lathe([(-h, rim + .004), (-h * 1.06, rim), (-h * 1.02, rim - .010), (-h * .7, rim - .016), (-h * .35, rim - .026), (h * .35, rim - .026), (h * .7, rim - .016), (h * 1.02, rim - .010), (h * 1.06, rim), (h, rim + .004)], face, sides=96)
    for s in (-1, 1):
        b.lathe([(s * h * 1.065, rim + .002), (s * h * 1.065, rim - .009)], edge, sides=96)
    holes = []
    r0, r1 = hub + .030, rim - .030
    step = 2 * math.pi / spokes
    wide = lambda r, w: w / r
    for i in range(spokes):
        a = i * step
        if split:
            holes.append(rounded([_polar(r1, a - .105), _polar(r1, a + .105), _polar(lerp(r0, r1, .38), a)], .010))
            first, last = a + wide(r1, .020) + .125, a + step - wide(r1, .020) - .125
            holes.append(rounded([_polar(r0, a + wide(r0, .018)), _polar(r0, a + step - wide(r0, .018)), _polar(r1, last), _polar(r1, (first + last) / 2), _polar(r1, first)], .016))
        else:
            holes.append(rounded([_polar(r0, a + wide(r0, .011)), _polar(r0, a + step - wide(r0, .011)), _polar(r1, a + step - wide(r1, .012)), _polar(r1, a + step / 2), _polar(r1, a + wide(r1, .012))], .012))
    b.plate([circle(0, 0, rim - .016, 72)] + holes, .034, face, 'xz', 0, .008)
    b.lathe([(-h * .9, .001), (-h * .9, hub * .7), (-h * .6, hub), (h * .6, hub), (h * .9, hub * .7), (h * .9, .001)], face, sides=40)


def wire_wheel(b, radius, width, rim, count=36, face='chrome', hub=.045):
    """A laced wheel: bright rim, hub and crossed spokes."""
    h = width * .40
    b.lathe([(-h, rim + .004), (-h * 1.06, rim), (-h, rim - .012), (-h * .6, rim - .014), (-h * .35, rim - .024), (h * .35, rim - .024), (h * .6, rim - .014), (h, rim - .012), (h * 1.06, rim), (h, rim + .004)], face, sides=96)
    w = max(.036, h * .55)
    b.lathe([(-w - .012, .001), (-w - .012, hub * .6), (-w, hub * 1.15), (-w + .01, hub * 1.15), (-w + .016, hub * .75), (w - .016, hub * .75), (w - .01, hub * 1.15), (w, hub * 1.15), (w + .012, hub * .6), (w + .012, .001)], face, sides=40)
    for i in range(count):
        a, s, lean = 2 * math.pi * i / count, (-1 if i % 2 else 1), (.50 if (i // 2) % 2 else -.50)
        p, q = _polar(hub * 1.08, a + lean), _polar(rim - .018, a)
        b.tube([(p[0], s * w, p[1]), (q[0], s * h * .12, q[1])], .0024, face, 0, 6)


def _polar(r, a):
    return (r * math.cos(a), r * math.sin(a))


def disc(b, y, radius, inner, bolts=6, carrier='satin', wave=False):
    """A drilled brake disc on its carrier at y."""
    edge = [_polar(radius * (1 + (.018 * math.sin(a * 10) if wave else 0)), a) for a in turn(120)]
    holes = [(radius * k * math.cos(a + k * 3), radius * k * math.sin(a + k * 3), .0042) for k in (.80, .88, .95) for a in turn(22)]
    b.plate([edge, circle(0, 0, radius * .72, 64)] + [circle(x, z, r, 8) for x, z, r in holes], .005, 'discsteel', 'xz', y, .0006)
    gaps = [rounded([_polar(inner * 1.1, a + .25), _polar(inner * 1.1, a + 2 * math.pi / bolts - .25), _polar(radius * .66, a + 2 * math.pi / bolts - .12), _polar(radius * .66, a + .12)], .008) for a in turn(bolts)]
    b.plate([circle(0, 0, radius * .735, 64)] + gaps, .006, carrier, 'xz', y, .001)
    for a in turn(bolts):
        x, z = _polar(radius * .725, a)
        b.rod((x, y - .006, z), (x, y + .006, z), .007, 'alloy', 12)


def caliper(b, x, y, z, angle, mat='satin', size=1.0):
    """A brake caliper around a disc; angle (radians) turns it about the axle."""
    c = b.at((x, y, z), (0, angle, 0), (size,) * 3)
    for s in (-1, 1):
        c.box((0, s * .024, 0), (.055, .028, .135), mat, .012)
        for dz in (-.034, .034):
            c.rod((0, s * .036, dz), (0, s * .041, dz), .017, mat, 20)
    c.box((.020, 0, 0), (.02, .07, .12), mat, .008)


def chain(b, y, front, rear, r0, r1, mat='steel'):
    """A roller chain round two sprockets at (x, z)."""
    (x0, z0), (x1, z1) = front, rear
    d = math.hypot(x1 - x0, z1 - z0)
    tilt, lift = math.atan2(z1 - z0, x1 - x0), math.asin((r1 - r0) / d)
    path = [(x0 + r0 * math.cos(a), z0 + r0 * math.sin(a)) for a in np.linspace(tilt + math.pi / 2 + lift, tilt + 1.5 * math.pi - lift, 14)]
    path += [(x1 + r1 * math.cos(a), z1 + r1 * math.sin(a)) for a in np.linspace(tilt - math.pi / 2 - lift, tilt + math.pi / 2 + lift, 34)]
    p = np.array(path + path[:1])
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    count = int(length[-1] / .0159 // 2 * 2)
    v, f = [], []
    for i in range(count):
        at = length[-1] * (i + .5) / count
        q = np.array([np.interp(at + e, length, p[:, k], period=length[-1]) for e in (-.004, .004) for k in (0, 1)])
        t = np.array([q[2] - q[0], q[3] - q[1]])
        t /= np.linalg.norm(t) + 1e-9
        c, w = (q[:2] + q[2:]) / 2, np.array([-t[1], t[0]])
        for s in ((-1, 1)):
            o = s * (.0062 if i % 2 else .0086)
            n = len(v)
            for dy in (-.0013, .0013):
                for a, h in ((-.010, .0045), (-.006, .0075), (.006, .0075), (.010, .0045), (.010, -.0045), (.006, -.0075), (-.006, -.0075), (-.010, -.0045)):
                    e = c + t * a + w * h
                    v.append((e[0], y + o + dy, e[1]))
            f += [tuple(n + k for k in range(8)), tuple(n + 8 + k for k in reversed(range(8)))] + [(n + k, n + (k + 1) % 8, n + 8 + (k + 1) % 8, n + 8 + k) for k in range(8)]
    b.solid(v, f, mat, 20)
    for (x, z), r, teeth in ((front, r0, 16), (rear, r1, 44)):
        edge = [(x + (r + (.004 if k % 2 else -.004)) * math.cos(a), z + (r + (.004 if k % 2 else -.004)) * math.sin(a)) for k, a in enumerate(turn(teeth * 2))]
        cut = [rounded([(x + q[0], z + q[1]) for q in (_polar(r * .45, a + .3), _polar(r * .45, a + .95), _polar(r * .80, a + 1.0), _polar(r * .80, a + .25))], .008) for a in turn(5)] if r > .06 else []
        b.plate([edge] + cut, .006, mat, 'xz', y, .001)
