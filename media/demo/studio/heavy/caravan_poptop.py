"""A 17-foot pop-top: low walls, a lifting roof with a canvas skirt, raised for camp or lowered for the road."""
import math

from studio.heavy.caravan import Caravan, build_caravan
from studio.heavy.caravan_shell import aircon, awning, roof_hatch, solar, stripe, vent
from studio.heavy.shapes import rectangle, rounded
from studio.vehicles import Shot, Vehicle

DESIGN = Caravan(
    front=1.45, tail=6.72, roof=2.14, width=2.36, axles=(4.42,), radius=.385, door=(4.98, 5.60, .70, 2.06), floor=.64, belt=1.12, lower='gunmetal',
    top=((1.45, 1.04, .12), (1.50, 1.60, .25), (1.74, 2.10, .16), (1.92, 2.14, .1), (6.52, 2.14, .10), (6.70, 2.02, .18), (6.72, 1.0, .08)),
    windows={-1: ((2.1, 1.36, 3.0, 1.90), (3.5, 1.42, 4.55, 1.90), (5.9, 1.36, 6.4, 1.90)), 1: ((2.1, 1.36, 3.0, 1.90), (3.9, 1.36, 5.3, 1.90))},
    hatches=((-1, (1.86, .72, 2.46, 1.06)), (1, (1.86, .72, 2.46, 1.06)), (1, (5.4, .74, 6.2, 1.06))), nose_window=(1.575, 1.78, .44, .80, .20), tail_window=(1.62, .60, .22))
LIFT = .46
HOTSPOTS = {'door': (5.29, -1.2, 1.4), 'roof': (3.6, -1.2, 2.4), 'wheel': (4.42, -1.18, .45), 'gas': (.93, -.38, .95)}
SHOTS = {'coupling': Shot((-1.9, -2.5, 1.25), (.75, -.1, .66), 55), 'wheel': Shot((3.5, -4.3, 1.0), (4.42, -1.1, .55), 70), 'roof': Shot((1.5, -5.2, 2.7), (3.9, -1.0, 2.25), 60), 'lamp': Shot((9.1, -2.2, 1.5), (6.75, -.5, 1.3), 65)}


def build(b, lift=LIFT):
    """Builds the pop-top with its roof raised by lift (metres)."""
    y = build_caravan(b, DESIGN)
    for side in (-1, 1):
        stripe(b, [(1.60, 1.16, .01), (6.66, 1.16, .01), (6.66, 1.20, .01), (1.60, 1.20, .01)], side, y, 'gunmetal')
        stripe(b, [(3.0, 1.22, .01), (6.68, 1.22, .01), (6.66, 1.34, .01), (5.2, 1.26, .4)], side, y, 'flash')
        stripe(b, [(1.62, 1.24, .01), (2.9, 1.22, .01), (2.2, 1.27, .3), (1.62, 1.34, .01)], side, y, 'gunmetal')
    vent(b, (5.75, 1.45, 6.2, 1.68), 1, y)
    awning(b, 1.98, 4.9, 2.06, -1, y, .95)
    _roof(b, lift)
    return Vehicle(3.75, 6.75, HOTSPOTS, SHOTS)


def build_lowered(b):
    """The same van with its roof down for the road."""
    return build(b, .02)


def _roof(b, lift):
    x0, x1, z = DESIGN.front + .36, DESIGN.tail - .08, DESIGN.roof + lift
    h = DESIGN.width / 2 - .02
    ring = lambda inset, dz, r: [(px, py, z + dz) for px, py in rounded([(x0 + inset, -h + inset), (x1 - inset, -h + inset), (x1 - inset, h - inset), (x0 + inset, h - inset)], r, 8)]
    b.loft([ring(.015, -.03, .14), ring(0, 0, .15), ring(0, .075, .15), ring(.012, .105, .15), ring(.05, .125, .14), ring(.2, .142, .1)], 'paint', 0, angle=48)
    b.loft([ring(-.006, .012, .15), ring(-.008, .032, .15)], 'mould', 0, caps=False, angle=40)
    if lift > .1:
        _skirt(b, x0 + .05, x1 - .05, h - .05, DESIGN.roof - .01, z + .01)
    aircon(b, 3.55, z + .125)
    roof_hatch(b, 2.5, z + .125)
    solar(b, 4.7, 5.45, -.85, .65, z + .12)


def _skirt(b, x0, x1, h, z0, z1):
    """Canvas walls with soft folds and zipped screens between body and roof."""
    n, rows = 160, 7
    line = rounded([(x0, -h), (x1, -h), (x1, h), (x0, h)], .10, 4)
    length = [0.0]
    for p, q in zip(line, line[1:] + line[:1]):
        length.append(length[-1] + math.dist(p, q))
    ring = []
    for i in range(n * 2):
        s = length[-1] * i / (n * 2)
        k = max(j for j, l in enumerate(length[:-1]) if l <= s)
        p, q = line[k], line[(k + 1) % len(line)]
        t = (s - length[k]) / max(length[k + 1] - length[k], 1e-9)
        ring.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, s))
    sections = []
    for r in range(rows):
        t = r / (rows - 1)
        sag = math.sin(math.pi * t)
        cx = (x0 + x1) / 2
        sections.append([(cx + (px - cx) * (1 + .006 * sag * math.sin(s * 9 + t)), py * (1 + .010 * sag * math.sin(s * 8.1) + .012 * sag), z0 + (z1 - z0) * t) for px, py, s in ring])
    b.loft(sections, 'canvas', 0, caps=False, angle=80)
    for side in (-1, 1):
        for a in (x0 + .35, x0 + 1.55, x0 + 2.75, x0 + 3.6):
            box = rectangle(a, z0 + .10, a + .85, z1 - .09, .05)
            if a + .85 > x1 - .1:
                continue
            b.plate([rectangle(a - .03, z0 + .07, a + .88, z1 - .06, .06), box], .008, 'vinyl', 'xz', side * (h + .028), .002)
            b.plate(box, .004, 'fabric', 'xz', side * (h + .026), .001)
