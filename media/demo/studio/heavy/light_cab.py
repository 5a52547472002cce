"""The cab over the engine of a light truck: skin, glass, doors, lamps, grille, cabin; also carries every light-truck body."""
from studio.heavy.skin import Skin, seam
from studio.heavy.shapes import circle, rectangle, rounded, shrunk
from studio.heavy.truck_parts import mirror_pair, seat, steering_wheel

W = .865
ROWS = [  # z, nose x, back x, half width, nose corner, back corner
    (.50, .13, 1.70, W - .06, .16, .03), (.56, .085, 1.72, W - .02, .19, .05), (.72, .06, 1.73, W, .20, .06), (1.02, .05, 1.74, W + .005, .21, .06), (1.26, .075, 1.74, W + .006, .22, .06),
    (1.36, .11, 1.74, W + .002, .22, .06), (1.60, .215, 1.735, W - .028, .22, .07), (1.85, .335, 1.73, W - .064, .23, .08), (2.02, .43, 1.72, W - .092, .23, .09), (2.11, .515, 1.70, W - .125, .22, .10),
    (2.165, .62, 1.66, W - .185, .20, .12), (2.19, .76, 1.58, W - .28, .16, .13), (2.20, .95, 1.45, W - .42, .12, .12)]
SCREEN = rounded([(-.69, 1.345, .07), (0, 1.315, .6), (.69, 1.345, .07), (.615, 2.03, .11), (0, 2.06, .6), (-.615, 2.03, .11)], .05, 8)
DOOR_GLASS = rounded([(.36, 1.31, .04), (1.43, 1.33, .05), (1.42, 1.98, .07), (.66, 1.98, .10), (.44, 1.62, .2)], .06, 8)
BACK_GLASS = rectangle(-.55, 1.42, .55, 1.92, .08)
DOOR = rounded([(.30, .70, .06), (.27, 1.28, .06), (.37, 1.63, .2), (.61, 2.05, .12), (1.50, 2.055, .07), (1.52, .98, .05), (1.38, .96, .12), (1.18, .72, .12), (.36, .66, .04)], .05, 8)
ARCH_X, ARCH_R = 1.05, .455
LAMP = rounded([(.43, .80, .03), (.80, .83, .04), (.90, .93, .05), (.90, 1.08, .04), (.52, 1.03, .05), (.44, .95, .04)], .04, 8)


def mirrored(outline):
    """The same outline on the other side of the centre line."""
    return [(-a, z) for a, z in reversed(outline)]


def light_cab(b, wheel_z=.385):
    """Builds the cab; its back wall is at x = 1.74 and its roof at 2.2 m."""
    skin = Skin(b, ROWS, .06)
    side, front, back = (-2, 2), (-1, .95), (1.5, 2)
    arch = (circle(ARCH_X, wheel_z + .02, ARCH_R, 48), 'xz')
    lamps = [(LAMP, 'yz', -1, .36), (mirrored(LAMP), 'yz', -1, .36)]
    skin.cut('paint', [(SCREEN, 'yz', *front), (DOOR_GLASS, 'xz', *side), (BACK_GLASS, 'yz', *back), (seam(DOOR, .009), 'xz', -2, -.45), (seam(DOOR, .009), 'xz', .45, 2),
                       (*arch, -2, -.42), (*arch, .42, 2), *lamps])
    _glass(skin, side, front, back)
    _face(b, skin, front)
    for x in (-1, 1):
        skin.piece('lining', (rounded([(.24, .62), (1.58, .62), (1.58, 2.10), (.5, 2.10), (.24, 1.3)], .02), 'xz', *((-2, -.3) if x < 0 else (.3, 2))), -.034, .004, minus=[(DOOR_GLASS, 'xz', *side), (*arch, -2, 2)])
        b.lathe([(0, ARCH_R + .012), (x * .36, ARCH_R + .012)], 'dark', (ARCH_X, x * .50, wheel_z + .02), sides=48, arc=(-.2, 3.34))
        _trim(b, x, wheel_z)
    _cabin(b)
    mirror_pair(b, .36, W - .02, 1.62, .40, 'plastic', .20, .19)
    return skin


def _glass(skin, side, front, back):
    skin.piece('gloss', (rounded([(-.745, 1.30), (.745, 1.30), (.665, 2.075), (-.665, 2.075)], .10), 'yz', *front), .003, .008, minus=[(SCREEN, 'yz', *front)])
    skin.piece('glass', (SCREEN, 'yz', *front), -.006, .004)
    skin.piece('glass', (DOOR_GLASS, 'xz', *side), -.010, .004, minus=[(rectangle(-.5, 1, .5, 2.2, .01), 'yz', -1, 3)])
    skin.piece('darkglass', (BACK_GLASS, 'yz', *back), -.008, .004)
    skin.piece('gloss', (DOOR_GLASS, 'xz', *side), -.004, .02, minus=[(shrunk(DOOR_GLASS, .022), 'xz', *side)])


def _face(b, skin, front):
    grille = rounded([(-.44, .83, .03), (.44, .83, .03), (.50, 1.04, .03), (.42, 1.20, .06), (-.42, 1.20, .06), (-.50, 1.04, .03)], .03, 8)
    skin.piece('gloss', (grille, 'yz', *front), .004, .02)
    for i in range(4):
        z = .895 + i * .072
        w = .44 - abs(i - 2) * .012
        skin.piece('chrome' if i == 3 else 'satin', (rectangle(-w, z, w, z + .030, .014), 'yz', *front), .018, .02)
    for s, lamp in ((1, LAMP), (-1, mirrored(LAMP))):
        skin.piece('lens', (lamp, 'yz', -1, .36), -.002, .004)
        skin.piece('alloy', (lamp, 'yz', -1, .36), -.085, .012)
        top = rounded([(s * .53, 1.004), (s * .53, .990), (s * .865, 1.036), (s * .865, 1.052)], .006, 3)
        skin.piece('led', (top if s > 0 else top[::-1], 'yz', -1, .36), -.016, .02)
        skin.piece('plastic', (lamp, 'yz', -1, .36), .002, .09, minus=[(shrunk(lamp, .012), 'yz', -1, .37)])
        for y, z, r in ((.55, .93, .062), (.70, .945, .058)):
            l = b.at((.13 if y < .6 else .16, s * y, z), (0, 0, s * .2))
            l.lathe([(.06, .01), (.05, r * .6), (.0, r)], 'reflector', axis=(1, 0, 0), sides=40)
            l.ball((.03, 0, 0), (.018, .022, .022), 'led', 16)
            l.lathe([(.0, r), (-.008, r * 1.06), (.01, r * 1.12)], 'chrome', axis=(1, 0, 0), sides=40)
        b.box((.215, s * .81, .955), (.05, .075, .10), 'amber', .02, (0, 0, s * .7))
    bumper = Skin(b, [(.34, .08, .95, W - .06, .16, .02), (.38, .03, .95, W - .01, .20, .02), (.62, .0, .95, W + .01, .21, .02), (.735, .005, .95, W + .01, .21, .02), (.76, .03, .95, W - .015, .20, .02)], .07)
    arch = (circle(ARCH_X, .405, ARCH_R + .03, 40), 'xz', -2, 2)
    fog = rectangle(.52, .45, .74, .57, .03)
    low = rectangle(-.42, .40, .42, .56, .03)
    bumper.cut('satin', [arch, (low, 'yz', *front), (fog, 'yz', *front), (mirrored(fog), 'yz', *front)])
    bumper.piece('dark', (rectangle(-.78, .39, .78, .58, .02), 'yz', *front), -.035, .006)
    for z in (.435, .475, .515):
        bumper.piece('satin', (rectangle(-.42, z, .42, z + .014, .006), 'yz', *front), -.004, .02)
    for s in (-1, 1):
        b.ball((.105, s * .63, .51), (.02, .045, .045), 'clearlens', 24)
    b.numberplate((-.012, 0, .665), -1)
    for s in (-1, 1):
        b.tube([(.115, s * .08 + .0, 1.31), (.135, s * .08 + s * .16, 1.37)], .009, 'satin', 0)
        b.tube([(.115, s * .06, 1.345), (.145, s * .30, 1.385), (.165, s * .56, 1.375)], .010, 'plastic', 6, 8)


def _trim(b, s, wheel_z):
    b.box((1.36, s * (W + .022), 1.16), (.17, .022, .035), 'plastic', .010)
    b.box((1.36, s * (W + .006), 1.16), (.20, .012, .07), 'gloss', .008)
    b.box((.22, s * (W - .002), 1.16), (.06, .02, .035), 'amber', .01)
    b.tube([(.43 - .03, s * (W - .02), 1.30), (.40, s * (W + .05 - .03), 1.36), (.52, s * (W - .01), 1.68), (.55, s * (W - .06), 1.75)], .010, 'plastic', 6)


def _cabin(b):
    for y in (-.52, -.08, .50):
        seat(b, 1.18, y, 1.02 - .05, 'fabric', .42 if y != -.08 else .36)
    b.box((.52, 0, 1.20), (.36, 1.52, .22), 'plastic', .06, segments=5)
    b.box((.60, .50, 1.33), (.18, .38, .10), 'plastic', .04, segments=5)
    b.box((.62, -.02, 1.12), (.20, .42, .30), 'satin', .04)
    steering_wheel(b, (.76, .50, 1.32), -.75, .20)
    b.box((1.0, 0, .74), (1.30, 1.56, .05), 'dark', .01)
    b.box((1.66, 0, 1.15), (.03, 1.5, .50), 'lining', .01)
    b.box((1.10, 0, 2.135), (.80, 1.0, .02), 'lining', .008)
    for y in (-.36, .42):
        b.box((.56, y, 2.0), (.16, .50, .02), 'fabric', .008, (0, -.5, 0))
