"""The dashboard of a truck cab: padded top, binnacle with gauges, centre stack, vents, switches, cup holders."""
import math
import numpy as np
from studio.heavy.moto_cruiser import gauge
from studio.heavy.shapes import rectangle


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
    b.box((x + .50, 0, z - .205), (.02, 2 * half - .05, .008), 'chrome', .002)


def _binnacle(b, x, z, y):
    hood = [[(x + dx, y + .235 * math.cos(a), z - .035 + .155 * math.sin(a) * k) for a in np.linspace(-.25, math.pi + .25, 28)] for dx, k in ((-.14, .55), (.02, .98), (.10, 1.04), (.115, 1.0), (.10, .94), (.0, .88))]
    b.loft(hood, 'vinyl', 0, closed=False, caps=False, angle=60)
    face = b.at((x + .03, y, z + .005), (0, 1.22, 0))
    face.box((0, 0, -.014), (.19, .44, .02), 'gloss', .01)
    for dy in (-.138, .138):
        gauge(face.at((0, dy, 0)), .064)
    face.box((0, 0, .0), (.125, .115, .006), 'screen', .004)
    for i, words in enumerate(('88 km/h', 'D 11', 'AIR 830')):
        face.text(words, (-.032 + i * .032, 0, .0045), .022 if i else .026, 'dial', (0, 0, math.pi / 2), 1)
    for i in range(6):
        face.box((.074, -.05 + i * .02, .0), (.008, .010, .004), ('amberglow', 'dial', 'needle')[i % 3], .001)


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
