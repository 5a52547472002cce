"""An enduro bike: long-travel fork, high front guard, slim tank with shrouds, flat seat, knobbly laced wheels."""
import math
from studio.heavy.moto_naked import chassis, engine
from studio.heavy.moto_parts import bars, blob, fork, indicator, mirror
from studio.heavy.moto_sports import panel
from studio.heavy.moto_wheels import caliper, disc, tyre, wire_wheel
from studio.heavy.shapes import bend, rounded, spline
from studio.vehicles import Shot, Vehicle

FRONT, REAR, LEAN = (.235, .345), (1.74, .330), .45
TANK = [(.64, .06, .87, .97, .92), (.66, .10, .83, .985, .91), (.78, .125, .80, 1.0, .91), (.92, .12, .82, .985, .91), (1.02, .09, .84, .955, .90), (1.05, .04, .86, .93, .90)]
SEAT = [(.90, .05, .96, 1.0, .98), (.93, .09, .93, 1.0, .965), (1.15, .115, .90, .965, .94), (1.45, .12, .89, .96, .93), (1.70, .095, .90, .975, .945), (1.80, .05, .92, .96, .945), (1.815, .02, .93, .95, .94)]
TAIL = [(1.02, .06, .76, .90, .84), (1.10, .10, .77, .905, .84), (1.45, .125, .80, .90, .86), (1.75, .10, .865, .925, .90), (1.98, .05, .915, .945, .93), (2.03, .02, .925, .94, .933)]
BEAK = [(-.03, .02, .775, .79, .782), (.0, .055, .765, .80, .782), (.20, .085, .78, .835, .80), (.42, .09, .80, .865, .825), (.54, .06, .82, .87, .84), (.56, .02, .83, .86, .845)]
SHROUD = (((.50, .13, .93), (.62, .175, .95), (.78, .15, .955), (1.02, .118, .93)), ((.52, .15, .86), (.64, .205, .855), (.80, .175, .86), (1.06, .125, .86)), ((.60, .16, .74), (.68, .19, .70), (.82, .165, .745), (1.08, .12, .80)))


def build(b):
    """Builds the enduro bike; returns its place on the turntable."""
    for (x, z), width, rim, is_front in ((FRONT, .10, .268, True), (REAR, .13, .238, False)):
        w = b.at((x, 0, z))
        tyre(w, z, width, rim, 'mixed', .012)
        wire_wheel(w, z, width, rim, 36, 'gunmetal', .045)
        disc(w, -.068 if is_front else .08, .135 if is_front else .115, .045, 6, 'satin', True)
        caliper(b, x + (.10 if is_front else -.085), -.068 if is_front else .08, z + (.08 if is_front else .07), .85 if is_front else -.8, 'gold', .8)
    fork(b, FRONT, LEAN, .90, .10, 'chrome', 'gold', True, .022)
    for rows, mat, power in ((TANK, 'paint', 3.0), (SEAT, 'leather', 3.2), (TAIL, 'paint', 3.2), (BEAK, 'paint', 2.8)):
        blob(b, rows, mat, 2, power)
    b.lathe([(0, .033), (.008, .035), (.014, .029), (.014, .001)], 'satin', (.735, 0, .990), (-.12, 0, 1), 40)
    for s in (-1, 1):
        panel(b, SHROUD, s)
        _decal(b, s)
        panel(b, (((1.12, .118, .84), (1.35, .135, .86), (1.60, .13, .90), (1.80, .10, .92)), ((1.12, .12, .77), (1.35, .145, .77), (1.58, .14, .82), (1.76, .11, .885)), ((1.16, .115, .70), (1.34, .14, .68), (1.50, .13, .74), (1.70, .105, .86))), s, 'satin')
    _cockpit(b)
    low = b.at((0, 0, .06), (0, 0, 0), (1, .82, 1))
    engine(low)
    low.tube([(.715, 0, .66), (.64, .03, .58), (.62, .06, .42), (.70, .11, .28), (.92, .15, .30), (1.15, .16, .50), (1.32, .17, .64)], .021, 'blued', 8, 18)
    low.tube([(1.30, .17, .63), (1.38, .18, .66), (1.72, .20, .80), (1.78, .20, .82)], [.035, .055, .055, .042], 'gunmetal', 6, 28)
    chassis(b.at((0, 0, .03), (0, 0, 0), (1, .85, 1)), 'satin')
    b.hull([(.68, -.12, .275), (1.14, -.13, .265), (1.14, .13, .265), (.68, .12, .275), (.62, -.11, .44), (1.16, -.13, .30), (1.16, .13, .30), (.62, .11, .44)], 'alum', .016)
    b.box((2.0, 0, .905), (.05, .07, .025), 'redlens', .008)
    b.box((2.026, 0, .905), (.006, .05, .010), 'redglow', .002)
    for s in (-1, 1):
        indicator(b, (1.93, s * .14, .84), s, 1, 'satin', .09)
    b.tube(bend([(1.86, 0, .90), (1.96, 0, .80), (2.02, 0, .68)], .04), 1, 'satin', 0, profile=rounded([(-.05, -.006), (.05, -.006), (.05, .006), (-.05, .006)], .005))
    b.numberplate((2.03, 0, .70), 1, .21, .14, .15)
    return Vehicle(.98, 2.12, {'tank': (.8, -.2, .9), 'engine': (.95, -.2, .55), 'fork': (.42, -.1, .75), 'seat': (1.4, -.12, .94)}, {
        'engine': Shot((.40, -1.75, .85), (.95, -.1, .62), 70), 'lamp': Shot((-.95, -.95, 1.20), (.40, -.03, .98), 70), 'dash': Shot((1.10, -.13, 1.66), (.58, .0, 1.20), 50),
        'wheel': Shot((-.2, -1.55, .60), (.30, -.02, .40), 70), 'tail': Shot((3.15, -1.25, 1.15), (1.75, -.05, .78), 65)})


def _decal(b, s):
    """A stripe that follows the shroud."""
    columns = [spline(column, 56) for column in zip(*(spline(curve, 8) for curve in SHROUD))]
    rings = []
    for i in range(6, 21):
        stripe = columns[i][15 + i::7][:5]
        rings.append([(x, s * (y + .004), z) for x, y, z in stripe] + [(x, s * (y - .002), z) for x, y, z in reversed(stripe)])
    b.loft(rings, 'white', 0, angle=50)


def _cockpit(b):
    bars(b, [(.80, -.41, 1.185), (.70, -.30, 1.225), (.63, -.12, 1.225), (.635, -.04, 1.19)], .13, 'gold', .014)
    b.tube([(.622, -.12, 1.225), (.622, .12, 1.225)], .020, 'satin', 0, 18)
    for s in (-1, 1):
        b.box((.635, s * .05, 1.16), (.05, .055, .07), 'satin', .012)
        mirror(b, (.72, s * .29, 1.23), (.68, s * .39, 1.36), s, 'oval', 'satin')
        indicator(b, (.50, s * .16, .92), s, -1, 'satin', .07)
        guard_line = bend([(.79, s * .425, 1.195), (.70, s * .44, 1.20), (.63, s * .34, 1.215), (.65, s * .22, 1.235)], .06)
        b.tube(guard_line, 1, 'paint', 0, profile=rounded([(-.005, -.022), (.005, -.022), (.005, .020), (-.005, .020)], .004))
    mask = rounded([(-.10, .12, .04), (.10, .12, .04), (.12, -.02, .04), (.07, -.13, .04), (-.07, -.13, .04), (-.12, -.02, .04)], .04)
    m = b.at((.44, 0, 1.02), (0, .42, 0))
    m.plate(mask, .05, 'paint', 'yz', 0, .018)
    m.plate(rounded([(-.07, .02, .02), (.07, .02, .02), (.055, -.09, .03), (-.055, -.09, .03)], .02), .03, 'gloss', 'yz', -.024, .008)
    for z, r in ((-.012, .022), (-.062, .018)):
        m.ball((-.038, 0, z), (.008, r * 1.8, r), 'led', 24)
    b.rod((.63, 0, 1.175), (.552, 0, 1.24), .011, 'satin', 16)
    d = b.at((.548, 0, 1.252), (0, .78, 0))
    d.box((0, 0, 0), (.075, .125, .022), 'satin', .008)
    d.box((0, 0, .0115), (.060, .108, .003), 'ink', .001)
    flat = (0, 0, math.pi / 2)
    for words, x, y, size, mat in (('86', -.004, -.012, .030, 'dial'), ('km/h', .010, .034, .009, 'dial'), ('TRIP 12.4', .022, -.026, .009, 'screen'), ('12:26', .022, .030, .009, 'screen')):
        d.text(words, (x, y, .0135), size, mat, flat, 1)
