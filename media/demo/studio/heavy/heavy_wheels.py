"""Wheels of trucks and caravans: tyres with real tread blocks, off-road alloys, steel truck wheels with hand holes."""
import math
import numpy as np
from studio.heavy.shapes import circle, lerp, rounded, turn


def tyre(b, radius, width, rim, rows=4, count=44, lug=.010, skew=.35, mat='rubber'):
    """A tyre about y with tread blocks; rim is the radius where the bead sits."""
    h, s = width / 2, radius - rim
    half = [(h * .80, rim - .006), (h * .92, rim + s * .06), (h * 1.0, rim + s * .30), (h * 1.02, rim + s * .52), (h * .98, rim + s * .74), (h * .93, radius - s * .12), (h * .86, radius - lug), (h * .4, radius - lug * .9)]
    b.lathe([(-x, r) for x, r in half] + [(x, r) for x, r in reversed(half)], mat, sides=96)
    v, f = [], []
    edges = np.linspace(-h * .93, h * .93, rows + 1)
    for row in range(rows):
        y0, y1 = edges[row] + .004, edges[row + 1] - .004
        outer = row in (0, rows - 1)
        for i in range(count):
            a0 = 2 * math.pi * (i + (.5 if row % 2 else 0)) / count
            wide = 2 * math.pi / count * (.62 if outer else .70)
            n = len(v)
            for depth in (-.012, 0):
                for y, lean in ((y0, -1), (y1, 1)):
                    edge = (row == 0 and lean < 0) or (row == rows - 1 and lean > 0)
                    for da in (0, wide):
                        r = radius + depth - (.010 if edge else 0)
                        a = a0 + da + skew * lean * (1 if row < rows / 2 else -1) * .5 * wide
                        v.append((r * math.cos(a), y * (1.0 if depth == 0 or not edge else 1.03), r * math.sin(a)))
            f += [tuple(n + k for k in q) for q in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    b.solid(v, f, mat, 20)
    for s_ in (-1, 1):
        b.lathe([(s_ * h * 1.03, rim + s * q) for q in (.33, .35, .38, .40)], mat, sides=96)


def nuts(b, count, ring, y, size=.014, mat='steel'):
    """Wheel nuts on a circle."""
    for a in turn(count):
        b.rod((ring * math.cos(a), y + .004, ring * math.sin(a)), (ring * math.cos(a), y - size * 1.5, ring * math.sin(a)), size, mat, 6, .002)


def offroad_wheel(b, centre, side, radius=.395, width=.26, rim=.225, face='gunmetal', lip='alloy'):
    """A ten-spoke off-road alloy with an all-terrain tyre; side -1 faces the camera side."""
    w = b.at(centre, (0, 0, 0 if side < 0 else math.pi))
    tyre(w, radius, width, rim, 4, 46)
    h = width / 2
    w.lathe([(-h * .80, rim - .004), (-h * .92, rim + .006), (-h * .95, rim - .006), (-h * .80, rim - .02), (-h * .55, rim - .03), (h * .8, rim - .035)], lip, sides=72)
    holes = []
    for a in turn(8):
        hole = [(r * math.cos(a + d), r * math.sin(a + d)) for r, d in ((rim * .42, -.20), (rim * .82, -.29), (rim * .82, .29), (rim * .42, .20))]
        holes.append(rounded(hole, .02))
    w.plate([circle(0, 0, rim - .02, 64)] + holes, .035, face, 'xz', -h * .62, .007)
    w.lathe([(h * .1, .001), (h * .1, rim - .03)], 'dark', sides=48)
    w.lathe([(-h * .78, .0005), (-h * .78, .035), (-h * .70, .042), (-h * .62, .045)], 'plastic', sides=32)
    nuts(w, 6, .066, -h * .68)
    return w


def truck_wheel(b, centre, side, radius=.52, width=.29, rim=.29, dual=False, mat='polished', drive=False, holes=10):
    """A disc wheel with hand holes: front wheels bulge out, dual rear wheels dish in."""
    w = b.at(centre, (0, 0, 0 if side < 0 else math.pi))
    h, rows, count = width / 2, (5 if drive else 4), (40 if drive else 30)
    for y in ((0, width * 1.14) if dual else (0,)):
        tyre(w.at((0, y, 0)), radius, width, rim, rows, count, .012, .5 if drive else .05)
    w.lathe([(-h * .84, rim - .002), (-h * .96, rim + .010), (-h * 1.0, rim), (-h * .94, rim - .012), (-h * .7, rim - .022), (-h * .3, rim - .03), (h * .9, rim - .03)], mat, sides=80)
    face = h * .62 if dual else -h * .78
    ring = rim * .60
    disc = [circle(0, 0, ring + .022, 64)]
    w.lathe([(face, ring * .66), (face, ring + .035), (lerp(face, 0, .25), rim * .80), (-h * .2 if not dual else h * .55, rim - .02)], mat, sides=80)
    for a in turn(holes):
        c = rim * .82
        hole = w.at((c * math.cos(a), lerp(face, 0, .22) - .012, c * math.sin(a)), (0, -a, 0))
        hole.lathe([(0, .001), (0, rim * .085), (.006, rim * .105)], 'dark', sides=20)
    w.lathe([(face - .002, ring * .5), (face - .004, ring * 1.12), (face + .01, ring * 1.16)], mat, sides=64)
    nuts(w, 10, ring * .94, face, .015, 'chrome')
    if dual:
        w.lathe([(face, ring * .78), (-h * .30, ring * .70), (-h * .62, ring * .62), (-h * .78, ring * .48), (-h * .80, .001)], 'cast' if mat == 'white' else mat, sides=48)
        nuts(w, 8, ring * .34, -h * .80, .009, 'steel')
    else:
        w.lathe([(face, ring * .74), (face - .03, ring * .70), (face - .06, ring * .52), (face - .075, .001)], mat if mat != 'white' else 'cast', sides=48)
    w.lathe([(.02, .001), (.02, rim - .02)], 'dark', sides=40)
    return w
