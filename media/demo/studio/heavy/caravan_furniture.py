"""Furniture of a caravan: bed with pillows, kitchen bench, lounge with table, overhead lockers."""
import math
import numpy as np
from studio.heavy.shapes import bend, rectangle, squircle, turn


def pillow(b, x, y, z, wide, tall, mat, lean=.45, thick=.15):
    """A soft cushion that leans on what is behind it."""
    p = b.at((x, y, z), (0, -lean, 0))
    rings = []
    for t in np.linspace(-1, 1, 13):
        k = max(.02, (1 - abs(t) ** 3.2)) ** .5
        rings.append([(u * k, t * wide / 2, v * (1 - .06 * t * t)) for u, v in squircle(thick, tall, 2.6, 28)])
    p.loft(rings, mat, 1, angle=80)


def quilt(b, x0, x1, half, z, mat):
    """A bedspread with soft waves that hangs over the sides."""
    rows = []
    for x in np.linspace(x0, x1, 40):
        line = []
        for t in np.linspace(-1, 1, 61):
            y = t * (half + .24)
            over = max(0, abs(y) - half)
            drop = over * 1.0
            wave = .006 * math.sin(x * 9 + t * 7) + .004 * math.sin(x * 23 - t * 11)
            side = math.copysign(min(abs(y), half + .02 + .012 * math.sin(x * 17)), y)
            line.append((x, side, z + wave * (1 if over < .01 else .3) - drop - .02 * (over > 0) - .03 * abs(t) ** 6))
        rows.append(line)
    b.loft(rows, mat, 0, closed=False, caps=False, angle=80)


def bed(b, half):
    """A queen bed lengthways with its head at x = 0, bedside cupboards and a padded headboard."""
    b.box((1.02, 0, .24), (1.95, 1.48, .46), 'joinery', .02)
    b.box((1.02, 0, .53), (1.93, 1.50, .18), 'linen', .06, segments=6)
    quilt(b, .62, 1.99, .745, .645, 'linen')
    quilt(b, 1.25, 1.72, .75, .662, 'navycloth')
    for i in range(5):
        b.box((.045, -.62 + i * .31, .92), (.07, .298, .62), 'fabric', .03, segments=5)
    for y in (-.37, .37):
        pillow(b, .30, y, .80, .66, .42, 'linen', .62, .17)
        pillow(b, .44, y * .98, .77, .50, .34, 'navycloth' if y < 0 else 'mustard', .70, .14)
    for s in (-1, 1):
        b.box((.30, s * (half - .19), .33), (.58, .38, .66), 'joinery', .01)
        b.box((.30, s * (half - .19), .675), (.60, .39, .03), 'stone', .008)
        b.box((.30, s * (half - .385), .50), (.40, .012, .014), 'satin', .004)
        b.tube([(.03, s * .86, 1.16), (.14, s * .86, 1.20), (.20, s * .86, 1.13)], .008, 'satin', 6, 10)
        b.lathe([(0, .030), (-.05, .042), (-.052, .036)], 'satin', (.20, s * .86, 1.13), (0, 0, 1), 28)
        b.ball((.20, s * .86, 1.085), (.026, .026, .018), 'warm', 16)
    b.lathe([(0, .034), (.01, .05), (.09, .056), (.13, .040), (.15, .020), (.19, .022)], 'mustard', (.34, -half + .17, .69), (0, 0, 1), 36)
    for i in range(9):
        a = i * .7
        b.tube([(.34, -half + .17, .86), (.34 + .04 * math.cos(a), -half + .17 + .04 * math.sin(a), .98), (.34 + .10 * math.cos(a), -half + .17 + .09 * math.sin(a), 1.05 + .03 * (i % 3))], [.004, .003, .009], 'leaf', 6, 8)


def kitchen(b, x0, x1, half):
    """Bench with sink, cooktop, drawers, tap, splashback and a tall fridge at the end nearest the bed."""
    front = -(half - .56)
    b.box(((x0 + x1) / 2 + .3, -(half - .27), .42), (x1 - x0 - .6, .54, .76), 'joinery', .006)
    b.box(((x0 + x1) / 2 + .3, -(half - .29), .83), (x1 - x0 - .58, .60, .05), 'stone', .010)
    b.box(((x0 + x1) / 2 + .3, front + .03, .03), (x1 - x0 - .6, .02, .07), 'satin', .004)
    b.box((x0 + .30, -(half - .29), .99), (.58, .57, 1.98), 'satin', .012)
    b.box((x0 + .30, front + .012, 1.40), (.54, .012, 1.10), 'gloss', .008)
    b.box((x0 + .30, front + .012, .45), (.54, .012, .72), 'gloss', .008)
    for z in (.70, 1.05):
        b.box((x0 + .52, front + .03, z), (.02, .03, .22), 'alloy', .006)
    left = x0 + .62
    widths = ((left, .48, 3), (left + .50, .62, 1), (left + 1.14, .28, 4))
    for x, w, count in widths:
        for i in range(count):
            h = .68 / count
            z = .09 + h * (i + .5)
            b.box((x + w / 2, front + .008, z), (w - .012, .018, h - .012), 'doorfront', .004)
            b.box((x + w / 2, front + .024, z + h / 2 - .035), (w * .55, .014, .012), 'satin', .004)
    _sink_and_hob(b, left, half)
    b.plate(rectangle(x0 + .6, .86, x1 + .02, 1.04, .004), .010, 'tile', 'xz', -(half - .006), .002)
    for i in range(20):
        b.box((x0 + .66 + i * .075, -(half - .012), .95), (.004, .004, .18), 'stone', 0)
    b.lathe([(0, .034), (.10, .036), (.12, .018), (.15, .016), (.17, .018)], 'leaf', (x1 - .18, -half + .16, .855), (0, 0, 1), 28)
    b.lathe([(0, .04), (.012, .05), (.09, .055), (.092, .050), (.02, .045)], 'linen', (x1 - .32, -half + .22, .855), (0, 0, 1), 32)
    for i in range(3):
        b.ball((x1 - .34 + i * .030, -half + .21 + .022 * (i % 2), .94), .030, 'mustard', 20)


def _sink_and_hob(b, left, half):
    b.plate([rectangle(left + .56, -half + .12, left + 1.04, -half + .50, .05), rectangle(left + .585, -half + .145, left + 1.015, -half + .475, .045)], .012, 'polished', 'xy', .860, .004)
    b.box((left + .80, -half + .31, .79), (.42, .32, .13), 'steel', .03)
    b.box((left + .80, -half + .31, .857), (.425, .325, .004), 'cast', .002)
    b.tube(bend([(left + .80, -half + .09, .85), (left + .80, -half + .09, 1.12), (left + .80, -half + .25, 1.12), (left + .80, -half + .25, 1.06)], .07, 8), .012, 'satin', 0, 16)
    b.rod((left + .80, -half + .09, .85), (left + .80, -half + .09, .90), .022, 'satin')
    b.box((left + .24, -half + .30, .862), (.46, .44, .010), 'gloss', .004)
    for dx, dy, r in ((-.11, -.10, .052), (.11, -.10, .040), (-.11, .10, .040), (.11, .10, .052)):
        c = (left + .24 + dx, -half + .30 + dy, .868)
        b.lathe([(0, r), (.010, r), (.014, r * .7), (.014, .001)], 'cast', c, (0, 0, 1), 28)
        for a in turn(4):
            b.box((c[0] + .055 * math.cos(a), c[1] + .055 * math.sin(a), .890), (.075, .010, .008), 'satin', .002, (0, 0, a))


def lounge(b, x0, x1, half):
    """Two bench seats with buttoned backs around a table."""
    for x, back in ((x0 + .28, -1), (x1 - .28, 1)):
        b.box((x, half - .38, .20), (.54, .74, .38), 'joinery', .01)
        b.box((x, half - .39, .44), (.56, .76, .13), 'tan', .045, segments=6)
        for i in range(3):
            b.box((x + back * .24, half - .14 - i * .245, .74), (.12, .238, .50), 'tan', .040, (0, back * .10, 0), segments=6)
        pillow(b, x + back * .06, half - .22, .62, .38, .34, 'navycloth' if back < 0 else 'linen', back * -.35 if back < 0 else -.35, .12)
    cx = (x0 + x1) / 2
    b.plate(rectangle(cx - .42, half - .82, cx + .42, half - .02, .10), .034, 'oak', 'xy', .74, .008)
    b.lathe([(0, .11), (.012, .11), (.02, .045), (.70, .042), (.71, .10)], 'alloy', (cx, half - .40, .0), (0, 0, 1), 36)
    for dx, dy in ((-.16, -.52), (.14, -.34)):
        b.lathe([(0, .026), (.004, .034), (.08, .038), (.082, .034), (.01, .028)], 'linen', (cx + dx, half + dy, .758), (0, 0, 1), 32)
        b.lathe([(.070, .001), (.070, .033)], 'timber', (cx + dx, half + dy, .758), (0, 0, 1), 24)
    b.box((cx + .10, half - .58, .763), (.22, .16, .012), 'navycloth', .003, (0, 0, .3))


def overhead(b, x0, x1, side, half, high):
    """A run of overhead lockers with a lamp strip beneath."""
    n = max(2, round((x1 - x0) / .62))
    w = (x1 - x0) / n
    b.box(((x0 + x1) / 2, side * (half - .16), high - .19), (x1 - x0, .32, .36), 'joinery', .01)
    for i in range(n):
        b.box((x0 + (i + .5) * w, side * (half - .325), high - .19), (w - .010, .016, .335), 'doorfront', .006)
        b.box((x0 + (i + .5) * w, side * (half - .337), high - .335), (.14, .012, .012), 'satin', .004)
    b.box(((x0 + x1) / 2, side * (half - .28), high - .374), (x1 - x0 - .06, .016, .008), 'warm', .002)
