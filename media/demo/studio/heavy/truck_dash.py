"""The dashboard of a truck cab: padded top, binnacle with gauges, centre stack, vents, switches; its steering wheel and door cards."""
import math
import numpy as np
from studio.heavy.moto_cruiser import gauge
from studio.heavy.shapes import rectangle, rounded, turn


def dash(b, x, z, half, drive_y):
    """Builds the dashboard from its front edge x (under the windscreen) at the top height z."""
    _pad(b, x, z, half, drive_y)
    _binnacle(b, x + .40, z, drive_y)
    _stack(b, x + .525, z, drive_y - .52)
    for y in (-half + .16, drive_y - .86, half - .14):
        _vent(b, x + .452, y, z - .12)
    b.box((x + .46, -half * .48, z - .26), (.03, half * .62, .20), 'vinyl', .02)
    b.box((x + .478, -half * .48, z - .19), (.012, .16, .022), 'chrome', .006)


def _pad(b, x, z, half, drive_y):
    profile = [(.02, -.50), (.44, -.46), (.465, -.30), (.47, -.20), (.455, -.06), (.41, .005), (.34, .03), (.16, .025), (0, -.01)]
    ys = np.linspace(-half, half, 41)
    near = lambda y: .06 * math.exp(-((y - drive_y) / .42) ** 2)
    for part, mat in ((profile[:4], 'lining'), (profile[3:5], 'oak'), (profile[4:], 'vinyl')):
        b.loft([[(x + px + near(y) * min(1, px / .3), y, z + pz) for px, pz in part] for y in ys], mat, 0, closed=False, caps=False, angle=60)


def _binnacle(b, x, z, y):
    hood = [[(x + dx, y + .245 * math.cos(a), z - .035 + .165 * math.sin(a) * k) for a in np.linspace(-.2, math.pi + .2, 32)] for dx, k in ((-.16, .55), (.0, .98), (.055, 1.04), (.068, 1.0), (.055, .94), (-.01, .88))]
    b.loft(hood, 'vinyl', 0, closed=False, caps=False, angle=60)
    face = b.at((x + .03, y, z + .0), (0, 1.12, 0))
    face.plate(rounded([(-.10, -.10, .07), (-.10, .10, .07), (-.02, .215, .06), (.085, .215, .02), (.085, -.215, .02), (-.02, -.215, .06)], .02), .02, 'gloss', 'xy', -.014, .004)
    for dy in (-.142, .142):
        gauge(face.at((.012, dy, 0)), .062)
    face.box((-.004, 0, .0), (.135, .125, .006), 'screen', .004)
    for i, words in enumerate(('88 km/h', 'D 11', 'AIR 830')):
        face.text(words, (-.038 + i * .034, 0, .0045), .022 if i else .027, 'dial', (0, 0, math.pi / 2), 1)
    for i in range(6):
        face.box((.076, -.05 + i * .02, .0), (.008, .010, .004), ('amberglow', 'dial', 'needle')[i % 3], .001)


def cab_wheel(b, centre, lean, radius):
    """A steering wheel that faces +x of its builder: thick rim, dished hub, four spokes with buttons, two stalks."""
    w = b.at(centre, (0, lean, 0))
    w.tube([(0, radius * math.cos(a), radius * math.sin(a)) for a in turn(64)], .0175, 'leather', 0, 18, True)
    w.lathe([(-.05, .06), (-.02, .088), (.004, .092), (.016, .082), (.022, .05), (.023, .001)], 'plastic', (-.012, 0, 0), (1, 0, 0), 56)
    w.lathe([(.0215, .034), (.0235, .033), (.0245, .026), (.0245, .001)], 'satin', (-.012, 0, 0), (1, 0, 0), 40)
    for s in (-1, 1):
        w.hull([(-.012, s * .06, -.034), (.004, s * .06, -.034), (.002, s * radius * .965, -.020), (-.010, s * radius * .965, -.020), (-.012, s * .06, .038), (.004, s * .06, .038), (.002, s * radius * .965, .026), (-.010, s * radius * .965, .026)], 'satin', .005)
        w.box((.006, s * .128, .004), (.008, .056, .046), 'gloss', .006)
        for dz in (-.009, .015):
            w.box((.0105, s * .128, dz), (.002, .018, .004), 'dial', .0005)
        w.hull([(-.012, s * .03, -.06), (.002, s * .03, -.06), (.0, s * .085, -radius * .93), (-.010, s * .085, -radius * .93), (-.012, s * .06, -.05), (.002, s * .06, -.05), (.0, s * .115, -radius * .90), (-.010, s * .115, -radius * .90)], 'satin', .004)
        w.tube([(-.10, s * .05, .02), (-.085, s * .17, .035), (-.08, s * .225, .045)], [.010, .009, .013], 'plastic', 6, 14)
    w.rod((-.02, 0, 0), (-.36, 0, 0), .055, 'plastic')


def door_card(b, x, y, z):
    """The inside of a door at both sides of the cab: a padded rest, a pocket, a handle."""
    s = -1 if y < 0 else 1
    b.box((x, y - s * .02, z), (.78, .09, .085), 'vinyl', .028, segments=5)
    b.box((x, y, z + .10), (.86, .03, .10), 'oak', .01)
    b.box((x + .02, y - s * .012, z - .24), (.70, .06, .22), 'plastic', .02)
    b.box((x - .20, y - s * .03, z + .10), (.13, .02, .028), 'chrome', .008)
    for i in range(3):
        b.box((x - .22 + i * .06, y - s * .04, z + .044), (.045, .04, .008), 'gloss', .003)


def _stack(b, x, z, y):
    s = b.at((x, y, z - .12), (0, -.18, .34))
    s.box((-.03, 0, -.05), (.10, .40, .42), 'satin', .03, segments=5)
    s.box((.025, 0, .055), (.012, .33, .19), 'gloss', .008)
    s.box((.0315, 0, .055), (.003, .305, .168), 'screen', .002)
    for i in range(3):
        s.box((.0335, -.09 + i * .09, .045), (.002, .078, .075), ('flash', 'satin', 'navycloth')[i], .004)
        s.text(('MAP', 'MEDIA', 'PHONE')[i], (.036, -.09 + i * .09, .045), .017, 'dial', (math.pi / 2, 0, math.pi / 2), 1)
    s.text('12:26    24 C', (.034, 0, .118), .022, 'dial', (math.pi / 2, 0, math.pi / 2), 1)
    for row in range(2):
        for i in range(7):
            s.box((.026, -.138 + i * .046, -.085 - row * .058), (.014, .038, .046), 'plastic', .006)
            s.box((.0335, -.138 + i * .046, -.072 - row * .058), (.002, .014, .005), 'dial' if (i + row) % 3 else 'amberglow', 0)
    for dy in (-.10, 0, .10):
        s.lathe([(.0, .030), (.022, .028), (.028, .024), (.028, .001)], 'satin', (.022, dy, -.215), (1, 0, 0), 32)
        s.lathe([(.0, .033), (.006, .034), (.008, .030)], 'chrome', (.022, dy, -.215), (1, 0, 0), 32)
    for i, colour in enumerate(('redlens', 'mustard')):
        s.lathe([(0, .012), (.03, .012), (.034, .024), (.044, .026), (.05, .02), (.05, .001)], colour, (.02, .17, -.06 - i * .09), (1, 0, 0), 4 + 28)


def _vent(b, x, y, z):
    v = b.at((x, y, z), (0, -.15, 0))
    v.plate([rectangle(-.095, -.05, .095, .05, .02), rectangle(-.082, -.038, .082, .038, .014)], .03, 'chrome', 'yz', 0, .005)
    v.box((-.02, 0, 0), (.01, .17, .08), 'dark', .002)
    for i in range(4):
        v.box((-.004, 0, -.026 + i * .0175), (.028, .16, .004), 'plastic', .001, (0, .25, 0))
    v.box((.004, .02, 0), (.02, .012, .016), 'satin', .003)
