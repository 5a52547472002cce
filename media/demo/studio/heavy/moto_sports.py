"""A sports bike: full fairing, slit lamps, clip-on bars, deep tank, short high tail, cast wheels."""
from studio.heavy.moto_naked import chassis, engine, headers, screen
from studio.heavy.moto_parts import blob, fork, guard, indicator, mirror
from studio.heavy.moto_wheels import caliper, cast_wheel, disc, tyre
from studio.heavy.shapes import bend, rounded, spline
from studio.vehicles import Shot, Vehicle

FRONT, REAR, LEAN = (.305, .302), (1.70, .318), .41
TANK = [(.66, .05, .84, .92, .88), (.685, .12, .79, .965, .88), (.76, .175, .755, 1.0, .88), (.86, .195, .74, 1.01, .87), (.97, .185, .745, .995, .86), (1.06, .135, .76, .945, .845), (1.13, .085, .775, .87, .82), (1.15, .03, .79, .84, .81)]
SEAT = [(1.09, .06, .79, .835, .81), (1.12, .11, .775, .835, .805), (1.22, .14, .77, .825, .80), (1.33, .145, .775, .83, .80), (1.40, .12, .80, .865, .83), (1.43, .05, .825, .87, .85)]
TAIL = [(1.12, .06, .70, .78, .74), (1.16, .10, .69, .80, .75), (1.32, .125, .715, .815, .765), (1.42, .13, .775, .915, .845), (1.56, .115, .84, .965, .905), (1.72, .075, .91, .995, .955), (1.82, .035, .955, 1.0, .98), (1.84, .01, .97, .99, .98)]
NOSE = [(.235, .03, .855, .885, .868), (.26, .075, .835, .91, .87), (.34, .135, .805, .955, .875), (.46, .175, .80, 1.0, .89), (.58, .17, .83, 1.02, .90), (.62, .12, .86, 1.01, .91)]
UPPER = (((.34, .128, .90), (.50, .185, .945), (.68, .215, .90), (.86, .205, .83)), ((.40, .15, .80), (.54, .235, .76), (.72, .252, .72), (.93, .225, .69)), ((.50, .165, .66), (.62, .232, .60), (.78, .240, .57), (1.03, .215, .56)))
LOWER = (((.515, .168, .645), (.66, .236, .598), (.80, .247, .572), (.985, .222, .555)), ((.53, .168, .56), (.66, .254, .525), (.80, .264, .505), (.935, .240, .495)),
         ((.555, .150, .45), (.67, .218, .41), (.79, .226, .39), (.90, .205, .385)), ((.60, .13, .33), (.71, .214, .285), (.86, .224, .262), (1.01, .197, .262)),
         ((.66, .07, .24), (.76, .14, .185), (.94, .152, .165), (1.17, .12, .178)))
"""A crease under the shoulder, a hollow, a second crease, and a belly that draws in: light breaks over it five times."""


def panel(b, curves, s, mat='paint', thick=.008):
    """A curved fairing panel through three or more rows of points, with an inner side."""
    rows = [spline(c, 8) for c in curves]
    grid = [list(q) for q in zip(*(spline(col, 8) for col in zip(*rows)))]
    across = list(zip(*grid))
    rings = [[(x, s * y, z) for x, y, z in line] + [(x, s * (y - thick), z) for x, y, z in reversed(line)] for line in across]
    b.loft(rings, mat, 0, angle=50)


def build(b):
    """Builds the sports bike; returns its place on the turntable."""
    _wheels(b)
    fork(b, FRONT, LEAN, .68, .105, 'chrome', 'gold', True, .021)
    _cockpit(b)
    blob(b, NOSE, 'paint', 2, 3.0)
    _face(b)
    for s in (-1, 1):
        panel(b, UPPER, s)
        panel(b, LOWER, s)
        for x, z in ((.70, .475), (.765, .462), (.83, .452)):
            b.plate(rounded([(x, z), (x + .045, z - .008), (x + .020, z - .075), (x - .020, z - .066)], .008), .012, 'dark', 'xz', s * .246, .003)
        b.plate(rounded([(.66, .745, .02), (.88, .705, .02), (.97, .640, .02), (.76, .655, .02)], .02), .012, 'satin', 'xz', s * .250, .003)
        for i in range(3):
            b.box((.76 + i * .06, s * .257, .70 - i * .012), (.030, .008, .050), 'dark', .003, (0, .5, 0))
    blob(b, TANK, 'paint', 2, 3.0)
    b.lathe([(0, .040), (.008, .042), (.014, .036), (.014, .001)], 'satin', (.86, 0, 1.004), (-.03, 0, 1), 40)
    blob(b, SEAT, 'leather', 2, 3.0)
    blob(b, TAIL, 'paint', 2, 3.0)
    engine(b)
    headers(b)
    chassis(b, 'satin', ((1.62, .04, .91), (1.46, .08, .815)))
    _rear(b)
    return Vehicle(1.0, 2.06, {'fairing': (.75, -.25, .70), 'tank': (.88, -.19, .92), 'brake': (.305, -.1, .30), 'tail': (1.6, -.11, .92)}, {
        'engine': Shot((.30, -1.75, .80), (.85, -.1, .60), 70), 'lamp': Shot((-.95, -.85, 1.10), (.40, -.03, .86), 75), 'dash': Shot((1.02, -.10, 1.38), (.52, .0, 1.0), 55),
        'wheel': Shot((-.1, -1.45, .55), (.33, -.02, .33), 70), 'tail': Shot((2.95, -1.1, 1.2), (1.68, -.02, .78), 70)})


def _wheels(b):
    for (x, z), width, rim, is_front in ((FRONT, .12, .228, True), (REAR, .19, .228, False)):
        w = b.at((x, 0, z))
        tyre(w, z, width, rim, 'road')
        cast_wheel(w, z, width, rim, 7, 'satin', False, 'paint')
        for s in ((-1, 1) if is_front else (1,)):
            disc(w, s * (.072 if is_front else .09), .162 if is_front else .11, .05, 6 if is_front else 5, 'satin', False)
            caliper(b, x + (.112 if is_front else -.08), s * (.072 if is_front else .09), z + (.10 if is_front else .07), .85 if is_front else -.8, 'gold' if is_front else 'satin', 1.0 if is_front else .75)
    guard(b, FRONT, .314, .125, .75, 2.5, 'paint', .28)
    guard(b, REAR, .332, .16, 1.30, 2.5, 'satin', .22)


def _cockpit(b):
    for s in (-1, 1):
        b.rod((.60, s * .10, .93), (.665, s * .345, .905), .013, 'satin', 18)
        b.rod((.640, s * .225, .915), (.668, s * .355, .904), .0185, 'rubber', 24, .004)
        b.box((.625, s * .20, .922), (.045, .05, .045), 'plastic', .012)
        b.tube([(.600, s * .20, .93), (.565, s * .25, .925), (.585, s * .345, .905)], [.008, .008, .0055], 'alloy', 6, 10)
        mirror(b, (.47, s * .148, .955), (.43, s * .335, 1.09), s, 'sharp', 'satin')
        b.ball((.468, s * .146, .968), (.030, .020, .014), 'satin', 20)
    d = b.at((.50, 0, 1.0), (0, .85, 0))
    d.box((0, 0, 0), (.10, .165, .022), 'satin', .008)
    d.box((0, 0, .0115), (.088, .150, .003), 'ink', .001)
    screen(d)
    sheet = [[(.33 + dx + .9 * abs(y) ** 2 * 4, y * k, .965 + dz - .05 * abs(y) * 4) for y in (-.13, -.10, -.07, -.035, 0, .035, .07, .10, .13)] for dx, dz, k in ((.0, -.01, .8), (.07, .055, 1.0), (.16, .115, 1.0), (.25, .15, .85), (.252, .147, .85), (.162, .111, 1.0), (.073, .052, 1.0), (.004, -.014, .8))]
    b.loft(sheet, 'visor', 0, closed=False, caps=False, angle=50)


def _face(b):
    b.hull([(.232, -.035, .80), (.36, -.06, .79), (.36, .06, .79), (.232, .035, .80), (.226, -.04, .862), (.36, -.06, .862), (.36, .06, .862), (.226, .04, .862)], 'dark', .01)
    for s in (-1, 1):
        eye = [(.243, .052, .868), (.30, .118, .885), (.372, .152, .902), (.376, .156, .880), (.305, .124, .860), (.245, .054, .850)]
        b.loft([[(x - .008 * k, s * (y + .006 * k), z) for x, y, z in eye] for k in (-2, 1)], 'gloss', 0, angle=30)
        b.tube([(x - .014, s * (y + .010), z - .004) for x, y, z in eye[:3]], .005, 'led', 6, 8)
        b.ball((.290, s * .122, .872), (.014, .014, .010), 'led', 16)


def _rear(b):
    for s in (-1, 1):
        b.box((1.812, s * .034, .968), (.05, .045, .016), 'redlens', .005, (0, -.3, s * .35))
        b.box((1.834, s * .030, .973), (.012, .034, .008), 'redglow', .002, (0, -.3, s * .35))
        indicator(b, (1.84, s * .125, .74), s, 1, 'satin', .09)
    b.tube(bend([(1.62, 0, .88), (1.78, 0, .78), (1.93, 0, .67)], .05), 1, 'satin', 0, profile=rounded([(-.045, -.008), (.045, -.008), (.045, .008), (-.045, .008)], .006))
    b.numberplate((1.945, 0, .65), 1, .21, .14, .15)
