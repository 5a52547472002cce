"""An adventure bike: tall fork, beak, broad tank with crash bars, high screen, hand guards, luggage, laced wheels."""
from studio.heavy.moto_naked import chassis, engine, headers, screen
from studio.heavy.moto_parts import bars, blob, fork, guard, indicator, mirror
from studio.heavy.moto_sports import panel
from studio.heavy.moto_wheels import caliper, disc, tyre, wire_wheel
from studio.heavy.shapes import bend, rectangle, rounded, spline
from studio.vehicles import Shot, Vehicle

FRONT, REAR, LEAN, RISE = (.245, .335), (1.755, .325), .44, .075
TANK = [(.585, .05, .84, .94, .90), (.605, .125, .78, .985, .90), (.68, .185, .73, 1.035, .89), (.80, .205, .72, 1.055, .89), (.92, .200, .73, 1.045, .885), (1.03, .155, .77, .995, .88), (1.12, .105, .80, .93, .87), (1.17, .05, .82, .90, .86), (1.185, .02, .83, .87, .85)]
SHROUD = (((.395, .10, .925), (.50, .165, .965), (.64, .215, .975), (.84, .222, .935)), ((.45, .13, .86), (.55, .205, .845), (.68, .250, .825), (.86, .235, .81)), ((.565, .16, .755), (.62, .205, .690), (.70, .235, .665), (.80, .212, .70)))
SEAT = [(1.07, .07, .83, .94, .88), (1.10, .12, .82, .935, .88), (1.22, .15, .82, .91, .87), (1.36, .162, .825, .905, .87), (1.44, .15, .84, .935, .89), (1.50, .135, .855, .965, .91), (1.66, .13, .86, .955, .91), (1.80, .10, .865, .94, .905), (1.83, .04, .88, .92, .90)]
BEAK = [(.13, .022, .80, .825, .815), (.16, .055, .795, .845, .82), (.28, .085, .79, .88, .83), (.42, .11, .79, .93, .86), (.53, .10, .82, .96, .89), (.56, .05, .85, .93, .89)]
TAIL = [(1.16, .07, .74, .83, .79), (1.20, .11, .735, .835, .79), (1.45, .13, .76, .865, .815), (1.70, .10, .82, .89, .855), (1.86, .05, .855, .895, .875), (1.88, .02, .865, .885, .875)]


def build(b):
    """Builds the adventure bike; returns its place on the turntable."""
    _wheels(b)
    fork(b, FRONT, LEAN, .84, .108, 'chrome', 'gold', True, .0215)
    _cockpit(b)
    blob(b, BEAK, 'paint', 2, 3.2)
    blob(b, TANK, 'paint', 2, 3.6)
    for s in (-1, 1):
        panel(b, SHROUD, s)
        b.plate(rounded([(.60, .80, .01), (.74, .765, .01), (.80, .70, .01), (.66, .715, .01)], .01), .010, 'satin', 'xz', s * .247, .003)
    b.lathe([(0, .042), (.008, .044), (.014, .038), (.014, .001)], 'satin', (.90, 0, 1.0365), (.2, 0, 1), 40)
    blob(b, SEAT, 'leather', 2, 3.0)
    blob(b, TAIL, 'satin', 2, 3.2)
    up = b.at((0, 0, RISE * .4))
    engine(up)
    headers(up)
    chassis(b.at((.02, 0, 0)), 'gunmetal')
    _bars(b)
    _luggage(b)
    return Vehicle(1.0, 2.25, {'tank': (.85, -.23, .92), 'engine': (.95, -.2, .55), 'luggage': (1.75, -.40, .72), 'seat': (1.33, -.16, .86)}, {
        'engine': Shot((.40, -1.75, .80), (.95, -.1, .58), 70), 'lamp': Shot((-.95, -.95, 1.20), (.35, -.03, .96), 75), 'dash': Shot((1.10, -.13, 1.62), (.56, .0, 1.17), 50),
        'wheel': Shot((-.2, -1.55, .60), (.30, -.02, .36), 70), 'tail': Shot((3.15, -1.25, 1.15), (1.75, -.05, .72), 65)})


def _wheels(b):
    for (x, z), width, rim, is_front in ((FRONT, .115, .252, True), (REAR, .16, .232, False)):
        w = b.at((x, 0, z))
        tyre(w, z, width, rim, 'mixed', .008)
        wire_wheel(w, z, width, rim, 36, 'gold', .05)
        for s in ((-1, 1) if is_front else (1,)):
            disc(w, s * (.075 if is_front else .085), .155 if is_front else .125, .05, 6 if is_front else 5, 'satin', True)
            caliper(b, x + (.11 if is_front else -.09), s * (.075 if is_front else .085), z + (.095 if is_front else .08), .85 if is_front else -.8, 'gold' if is_front else 'satin', 1.0 if is_front else .75)
    guard(b, FRONT, .348, .12, .9, 2.3, 'satin', .28)
    guard(b, REAR, .348, .15, 1.25, 2.5, 'satin', .22)


def hand_guard(b, s):
    """A shell in front of the grip, tapered to the bar's end and to the clamp."""
    line = spline([(.752, .474, 1.142, .014), (.712, .482, 1.147, .036), (.655, .452, 1.156, .054), (.618, .390, 1.166, .061), (.604, .320, 1.175, .052), (.612, .258, 1.180, .020)], 6)
    rings = []
    for x, y, z, h in line:
        face = [(x + 5.5 * (h * u) ** 2, s * (y - 3.0 * (h * u) ** 2), z + .010 + h * u) for u in (-1, -.75, -.4, 0, .4, .75, 1)]
        rings.append(face + [(px + .005, py - s * .005, pz) for px, py, pz in reversed(face)])
    b.loft(rings, 'satin', 0, angle=50)


def _cockpit(b):
    bars(b, [(.80, -.43, 1.135), (.70, -.33, 1.175), (.615, -.13, 1.19), (.62, -.04, 1.15)], .13, 'satin', .014)
    b.tube([(.605, -.20, 1.185), (.605, .20, 1.185)], .008, 'satin', 0, 14)
    for s in (-1, 1):
        b.box((.625, s * .05, 1.10), (.05, .055, .10), 'satin', .012)
        mirror(b, (.71, s * .31, 1.18), (.665, s * .42, 1.345), s, 'oval', 'satin')
        indicator(b, (.42, s * .20, .87), s, -1, 'satin', .08)
        b.tube(bend([(.79, s * .445, 1.145), (.70, s * .46, 1.15), (.625, s * .36, 1.165), (.64, s * .24, 1.185)], .06), .008, 'alloy', 0, 10)
        hand_guard(b, s)
    d = b.at((.50, 0, 1.14), (0, .95, 0))
    d.box((0, 0, 0), (.11, .175, .022), 'satin', .008)
    d.box((0, 0, .0115), (.094, .155, .003), 'ink', .001)
    screen(d)
    for s in (-1, 1):
        b.tube([(.50, s * .06, 1.12), (.42, s * .05, .98), (.36, s * .045, .90)], .012, 'satin', 4)
        b.rod((.385, s * .055, .935), (.525, s * .10, .925), .010, 'satin', 12)
    l = b.at((.335, 0, .945), (0, .30, 0))
    face = rounded([(-.115, .045, .02), (0, .058, .05), (.115, .045, .02), (.085, -.045, .03), (-.085, -.045, .03)], .02)
    l.plate(face, .08, 'gloss', 'yz', .02, .012)
    for s in (-1, 1):
        l.ball((-.022, s * .045, .0), (.012, .030, .026), 'led', 24)
        l.tube([(-.025, s * .095, .035), (-.025, s * .080, -.03)], .004, 'led', 0, 8)
    l.plate(face, .004, 'lens', 'yz', -.030, .001)
    sheet = [[(.36 + dx + .16 * abs(y) ** 1.5 * 3, y * k, .995 + dz) for y in (-.15, -.12, -.08, -.04, 0, .04, .08, .12, .15)] for dx, dz, k in ((.0, 0, .9), (.05, .12, 1.05), (.11, .25, 1.0), (.16, .34, .75), (.163, .34, .75), (.113, .25, 1.0), (.053, .12, 1.05), (.004, 0, .9))]
    b.loft(sheet, 'clear', 0, closed=False, caps=False, angle=50)


def _bars(b):
    """Crash bars round the engine, skid plate, centre frame."""
    for s in (-1, 1):
        b.tube(bend([(.70, s * .14, .80), (.60, s * .30, .70), (.60, s * .32, .55), (.74, s * .24, .34), (.86, s * .15, .27)], .08, 6), .0135, 'alloy', 0, 16)
        b.tube(bend([(.605, s * .31, .62), (.78, s * .27, .60), (.96, s * .18, .55)], .06, 6), .0115, 'alloy', 0, 16)
    b.hull([(.66, -.14, .215), (1.16, -.15, .205), (1.16, .15, .205), (.66, .14, .215), (.57, -.13, .40), (1.18, -.15, .235), (1.18, .15, .235), (.57, .13, .40)], 'alum', .016)


def _luggage(b):
    """Aluminium side boxes on a rack, a carrier, tail lamp, plate."""
    for s in (-1, 1):
        b.box((1.72, s * .335, .70), (.46, .20, .34), 'alum', .022, (0, -.03, 0), segments=4)
        b.box((1.715, s * .335, .872), (.475, .212, .035), 'satin', .012, (0, -.03, 0))
        for dx in (-.17, .17):
            b.box((1.72 + dx, s * .438, .70), (.035, .012, .30), 'satin', .004)
            b.box((1.72 + dx, s * .442, .84), (.045, .016, .06), 'polished', .006)
        b.tube(bend([(1.36, s * .13, .80), (1.50, s * .21, .86), (1.90, s * .21, .86), (1.94, s * .15, .80)], .06), .010, 'satin', 0, 12)
        b.tube(bend([(1.42, s * .13, .52), (1.56, s * .22, .54), (1.92, s * .22, .58), (1.94, s * .21, .84)], .06), .010, 'satin', 0, 12)
        indicator(b, (1.93, s * .15, .79), s, 1, 'satin', .09)
    for s in (-1, 1):
        for x in (1.66, 1.86):
            b.rod((x, s * .208, .862), (x, s * .122, .963), .008, 'satin', 12)
    b.plate(rectangle(1.58, -.13, 1.95, .13, .04), .014, 'satin', 'xy', .965, .004)
    for i in range(4):
        b.box((1.64 + i * .08, 0, .975), (.02, .22, .012), 'plastic', .004)
    b.box((1.895, 0, .875), (.03, .11, .035), 'redlens', .008)
    b.box((1.911, 0, .875), (.006, .085, .014), 'redglow', .002)
    b.tube(bend([(1.78, 0, .82), (1.92, 0, .72), (2.04, 0, .62)], .05), 1, 'satin', 0, profile=rounded([(-.05, -.008), (.05, -.008), (.05, .008), (-.05, .008)], .006))
    b.numberplate((2.05, 0, .62), 1, .21, .14, .15)
