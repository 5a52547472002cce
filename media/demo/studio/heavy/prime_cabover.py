"""A cab-over prime mover with a high sleeper cab: deep bumper, steps, dark grille, roof fairing, side tanks."""
import math
import numpy as np
from studio.heavy.light_cab import mirrored
from studio.heavy.prime_parts import R, bogie, bull_bar, door_trim, grab, horns, markers
from studio.heavy.shapes import circle, rectangle, rounded, shrunk
from studio.heavy.skin import Skin, seam
from studio.heavy.truck_parts import box_tank, cylinder_tank, exhaust_stack, mirror_pair, seat
from studio.heavy.truck_dash import cab_wheel, dash, door_card
from studio.vehicles import Shot, Vehicle

STEER, DRIVES, TAIL, W = 1.42, (4.55, 5.88), 6.60, 1.23
ROWS = [  # z, nose, back, half width, nose corner, back corner
    (1.02, .16, 2.30, W - .05, .26, .04), (1.10, .12, 2.34, W - .01, .28, .06), (1.60, .10, 2.36, W, .28, .07), (1.98, .12, 2.36, W, .28, .08), (2.10, .15, 2.36, W - .003, .28, .08),
    (2.50, .26, 2.36, W - .02, .28, .09), (2.90, .375, 2.36, W - .045, .28, .10), (3.05, .44, 2.36, W - .06, .28, .10), (3.30, .66, 2.36, W - .09, .28, .12), (3.52, .98, 2.36, W - .13, .28, .14),
    (3.64, 1.28, 2.34, W - .19, .26, .18), (3.69, 1.55, 2.28, W - .28, .2, .2), (3.70, 1.8, 2.2, W - .5, .1, .1)]
FLAT_ROWS = [*ROWS[:8], (3.20, .58, 2.36, W - .08, .28, .12), (3.30, .76, 2.35, W - .13, .28, .16), (3.34, .95, 2.32, W - .22, .24, .18), (3.35, 1.2, 2.2, W - .5, .1, .1)]
SCREEN = rounded([(-1.02, 2.10, .10), (0, 2.06, .8), (1.02, 2.10, .10), (.95, 2.93, .14), (0, 2.96, .8), (-.95, 2.93, .14)], .06, 8)
DOOR_GLASS = rounded([(.50, 2.06, .06), (1.38, 2.12, .06), (1.38, 2.84, .10), (.66, 2.84, .14)], .06, 8)
DOOR = rounded([(.44, 1.12, .05), (.42, 2.02, .08), (.60, 2.93, .14), (1.48, 2.93, .08), (1.50, 1.12, .05)], .05, 8)
PORT = rectangle(1.74, 2.22, 2.12, 2.66, .08)
GRILLE = rounded([(-.92, 1.14, .05), (.92, 1.14, .05), (.98, 1.52, .1), (.86, 1.93, .12), (-.86, 1.93, .12), (-.98, 1.52, .1)], .05, 8)
LAMP = rounded([(.70, .66, .05), (1.14, .70, .06), (1.20, .92, .06), (1.16, 1.0, .05), (.78, .93, .06)], .04, 8)
FLAP = rectangle(-1.02, 1.10, 1.02, 1.985, .10)
ARCH = .66


def build(b):
    """A European make: dark grille of bars, roof fairing, box tanks, side fairings."""
    return _truck(b, bright=False)


def build_bright(b):
    """An Australian make: flat roof, upright bright grille, bull bar, stacks, horns, round tanks."""
    return _truck(b, bright=True)


def _truck(b, bright):
    bogie(b, STEER, DRIVES, TAIL, .5, 2.36, 'polished' if bright else 'alloy')
    _cab(b, bright)
    _lower(b)
    for s in (-1, 1):
        _bright_flank(b, s) if bright else _flank(b, s)
    mirror_pair(b, .52, W - .04, 2.52, .62, 'polished' if bright else 'plastic', .24, .24)
    return Vehicle(3.2, TAIL, {'cab': (1.0, -1.23, 1.7), 'sleeper': (1.95, -1.23, 2.4), 'tank': (2.9, -1.2, .75), 'coupling': (5.1, -.4, 1.24)}, {
        'wheel': Shot((-.3, -4.8, 1.0), (1.42, -1.1, .75), 75), 'lamp': Shot((-2.6, -3.2, 1.3), (.30, -.85, .88), 75),
        'coupling': Shot((8.6, -3.6, 2.5), (5.0, -.1, 1.1), 55), 'cab': Shot((-2.0, -4.4, 2.6), (.9, -.9, 2.0), 60)})


def _cab(b, bright):
    skin = Skin(b, FLAT_ROWS if bright else ROWS, .05)
    front, side = (-1, 1.0), (-2, 2)
    screen, glass, port = (SCREEN, 'yz', *front), (DOOR_GLASS, 'xz', *side), (PORT, 'xz', *side)
    skin.cut('flat paint', [screen, glass, port, (seam(DOOR, .010), 'xz', -2, -.6), (seam(DOOR, .010), 'xz', .6, 2), (circle(STEER, R + .02, ARCH, 56), 'xz', *side),
                       (seam(FLAP, .009), 'yz', -1, .5)])
    skin.piece('glass', screen, -.008, .004)
    wide = rounded([(-1.06, 2.04, .10), (1.06, 2.04, .10), (.99, 3.0, .14), (-.99, 3.0, .14)], .06, 8)
    skin.piece('gloss', (wide, 'yz', *front), .003, .008, minus=[screen])
    for hole, mat in ((glass, 'glass'), (port, 'darkglass')):
        skin.piece(mat, hole, -.010, .004)
        skin.piece('gloss', hole, -.002, .02, minus=[(shrunk(hole[0], .022), *hole[1:])])
    for low, high in ((-2, -.5), (.5, 2)):
        skin.piece('lining', (rectangle(.40, 1.2, 2.30, 3.0, .02), 'xz', low, high), -.036, .004, minus=[glass, port])
    skin.piece('lining', (rectangle(-1.25, 1.95, 1.25, 3.0, .02), 'yz', -1, .62), -.034, .004, minus=[screen])
    for hole in (screen, glass):
        skin.piece('vinyl', (shrunk(hole[0], -.03), *hole[1:]), -.030, .016, minus=[(shrunk(hole[0], .008), *hole[1:])])
    _bright_grille(b, skin, front) if bright else _grille(skin, front)
    _inside(b)
    for s in (-1, 1):
        b.tube([(.155, s * .10, 2.055), (.19, s * .46, 2.13), (.215, s * .82, 2.12)], .012, 'plastic', 6, 8)
        door_trim(b, s, 1.30, W, 1.86)
    visor = [[(x + .10 * (y / 1.02) ** 2, y, z) for y in (-1.0, -.8, -.5, -.2, 0, .2, .5, .8, 1.0)] for x, z in ((.40, 3.03), (.22, 2.98), (.11, 2.86), (.12, 2.85), (.24, 2.965), (.41, 3.01), (.40, 3.03))]
    b.loft(visor, 'polished' if bright else 'gloss', 0, closed=False, caps=False, angle=40)
    markers(b, *((.70, 3.24) if bright else (.96, 3.52)), (-.72, -.36, 0, .36, .72))


def _grille(skin, front):
    skin.piece('gloss', (GRILLE, 'yz', *front), .004, .02)
    for i in range(6):
        z = 1.20 + i * .122
        w = .90 - abs(i - 2.5) * .015
        skin.piece('satin' if i < 5 else 'chrome', (rectangle(-w, z, w, z + .052, .02), 'yz', *front), .020, .022)


def _bright_grille(b, skin, front):
    outline = rectangle(-.56, 1.10, .56, 1.96, .06)
    skin.piece('dark', (outline, 'yz', *front), .004, .02)
    skin.piece('polished', (outline, 'yz', *front), .024, .03, minus=[(shrunk(outline, .05), 'yz', *front)])
    for i in range(13):
        y = -.48 + i * .08
        skin.piece('polished', (rectangle(y - .014, 1.14, y + .014, 1.92, .008), 'yz', *front), .018, .022)
    bull_bar(b, -.16, .62, 1.72, .78)
    horns(b, .95, -.60, 3.36)


def _inside(b):
    for s in (-1, 1):
        seat(b, 1.28, s * .62, 1.72, 'leather', .54)
        door_card(b, .98, s * 1.15, 1.86)
    dash(b, .22, 2.03, 1.165, .62)
    cab_wheel(b, (.98, .62, 1.93), -1.05, .235)
    b.box((1.2, 0, 1.30), (2.0, 2.2, .05), 'dark', .01)
    b.box((1.95, 0, 1.90), (.70, 2.2, .22), 'navycloth', .05)
    b.box((2.26, 0, 2.2), (.03, 2.2, 1.6), 'lining', .01)
    b.box((1.3, 0, 3.02), (1.8, 2.0, .03), 'lining', .01)


def _lower(b):
    rows = [(.36, .16, 1.0, W - .06, .26, .02), (.42, .08, 1.0, W - .01, .30, .02), (.66, .02, 1.0, W + .01, .30, .02), (.98, .03, 1.0, W + .01, .30, .02), (1.05, .08, 1.0, W - .01, .30, .02)]
    front = (-1, .42)
    skin = Skin(b, rows, .06)
    lamps = [(LAMP, 'yz', *front), (mirrored(LAMP), 'yz', *front)]
    intake = rounded([(-.58, .50, .04), (.58, .50, .04), (.64, .86, .06), (-.64, .86, .06)], .04, 8)
    skin.cut('paint', [(circle(STEER, R + .02, ARCH + .01, 56), 'xz', -2, 2), (intake, 'yz', *front), *lamps])
    skin.piece('satin', (rectangle(-1.4, .3, 1.4, .52, .01), 'yz', -1, .9), .004, .02, minus=[(circle(STEER, R + .02, ARCH + .01, 56), 'xz', -2, 2)])
    skin.piece('dark', (rectangle(-1.2, .46, 1.2, 1.0, .02), 'yz', *front), -.10, .01)
    b.box((.24, 0, .70), (.02, 1.40, .48), 'dark', .004)
    for i in range(4):
        skin.piece('satin', (rectangle(-.62, .545 + i * .078, .62, .575 + i * .078, .012), 'yz', *front), -.012, .03)
    for s, lamp in ((1, lamps[0]), (-1, lamps[1])):
        skin.piece('lens', lamp, -.002, .004)
        skin.piece('gunmetal', lamp, -.09, .012)
        skin.piece('chrome', lamp, .003, .06, minus=[(shrunk(lamp[0], .014), *lamp[1:])])
        top = rounded([(s * .80, .905), (s * 1.12, .968), (s * 1.12, .945), (s * .80, .882)], .006, 3)
        skin.piece('led', (top if s < 0 else top[::-1], 'yz', *front), -.02, .03)
        for y, z, r in ((.84, .785, .066), (1.0, .805, .066)):
            l = b.at((.115 + (y - .84) * .35, s * y, z), (0, 0, s * .3))
            l.lathe([(.07, .012), (.05, r * .7), (0, r)], 'reflector', axis=(1, 0, 0), sides=40)
            l.ball((.035, 0, 0), (.022, .026, .026), 'led', 16)
        b.ball((.25, s * 1.12, .81), (.03, .03, .05), 'amber', 16)
    b.numberplate((-.022, 0, .68), -1)


def _wheel_well(b, s):
    """The arch's lining and its inner wall, so that nobody looks through under the cab."""
    radius, height = ARCH + .03, R + .02
    b.lathe([(0, radius), (s * .34, radius)], 'dark', (STEER, s * .86, height), sides=56, arc=(-.05, 3.19))
    b.plate([(STEER + radius * math.cos(a), height + radius * math.sin(a)) for a in np.linspace(0, math.pi, 33)], .012, 'dark', 'xz', s * .85, .002)


def _bright_flank(b, s):
    _wheel_well(b, s)
    for z in (.50, .78):
        b.box((.72, s * (W - .06), z + .02), (.34, .14, .03), 'checker', .008)
    cylinder_tank(b, 2.40, 3.74, s * .92, .70, .335, 'polished', 3)
    grab(b, 1.58, W - .01, 1.30, 2.3, s)
    exhaust_stack(b, 2.56, s * 1.02, 1.15, 3.75, .082)
    b.box((2.56, s * 1.02, 1.10), (.18, .18, .12), 'chassis', .02)
    b.box((1.32, s * (W + .006), 1.20), (1.5, .012, .05), 'polished', .005)
    b.box((2.05, s * 1.0, 1.06), (.8, .3, .06), 'dark', .02)


def _flank(b, s):
    _wheel_well(b, s)
    for i, z in enumerate((.50, .78)):
        b.box((.72, s * (W - .06), z + .02), (.34, .14, .03), 'checker', .008)
    box_tank(b, 2.42, 3.70, s * .95, .72, .52, .58, 'alum')
    b.box((2.42, s * 1.21, 1.09), (.10, .02, .05), 'amber', .008)
    grab(b, 1.58, W - .01, 1.30, 2.3, s, 'satin')
    rows = [(1.10, 0), (1.4, 0), (2.9, -.02), (3.2, -.05)]
    b.loft([[(x, s * (W - .01 + d), z) for x in (2.37, 2.66)] + [(2.66, s * (W - .05 + d), z), (2.37, s * (W - .05 + d), z)] for z, d in rows], 'flat paint', 0, angle=30)
    b.box((2.05, s * 1.0, 1.06), (.8, .3, .06), 'dark', .02)
