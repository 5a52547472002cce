"""A van's hold seen from behind through its open barn doors.

Coordinates: x from the sill (0) to the bulkhead (-x), y to the right, z from the load floor; the camera stands at +x.
"""
import math

import numpy as np

from studio.materials import named, paint, plain
from studio.mesh import box, lathe, tube
from studio.rooms.aperture import build_aperture
from studio.rooms.skin import flat_bar, grained, surface, window_light

HALF, DEEP, TALL = .80, 2.45, 1.36
CORNERS = ((-.74, -.03, .06), (.74, -.03, .06), (.66, 1.30, .12), (-.66, 1.30, .12))
# height, how far in: the steel side from the floor to the roof
SIDE = ((-.03, 0), (.30, -.02), (.62, -.03), (.66, -.02), (.70, -.03), (1.02, -.02), (1.06, .0), (1.20, .04), (1.30, .10), (TALL, .20))


def lean_x(z):
    return .02 - .07 * max(z, 0) ** 1.5


def side_in(z):
    return np.interp(z, [h for h, _ in SIDE], [inward for _, inward in SIDE])


def steel():
    return plain('hold paint', (.52, .53, .53), 0, .38)


def floor(root):
    """A boarded floor with dark joints, a bright sill, wheel boxes, sunk lashing rings."""
    ply = grained('ply', (.30, .20, .115), .5, 9, .10, (.6, 14, 1))
    box('hold floor', (-DEEP / 2 - .06, 0, -.012), (DEEP - .06, HALF * 2.06, .026), ply, root, .003)
    for y in (-.40, 0, .40):
        box('floor joint', (-DEEP / 2 - .06, y, .0015), (DEEP - .08, .006, .003), named('dark'), root, 0)
    box('sill plate', (-.05, 0, .004), (.13, HALF * 1.84, .012), named('aluminium'), root, .004)
    for k in range(5):
        box('sill groove', (-.095 + k * .022, 0, .0105), (.006, HALF * 1.80, .002), named('dark'), root, 0)
    for s in (1, -1):
        box('wheel box', (-1.02, s * (HALF - .095), .145), (.86, .23, .30), plain('wheel box', (.055, .056, .058), 0, .55), root, .035, None, 0, (.86, .90))
        for x in (-.32, -1.62, -2.22):
            lathe('ring dish', [(.001, .052), (.003, .050), (.001, .044), (-.002, .0005)], named('steel'), root, 32, axis='z', location=(x, s * (HALF - .17), .002))
            tube('lash ring', [(x - .026, s * (HALF - .17), .006), (x - .022, s * (HALF - .19), .040), (x + .022, s * (HALF - .19), .040), (x + .026, s * (HALF - .17), .006)], .0055, named('chrome'), root)


def side(root, s):
    """A steel side: skin, ply lining below, posts, a pressed rail half way, lashing rings on the rail."""
    metal, ply = steel(), grained('side ply', (.34, .245, .15), .55, 7, .09, (.5, 1, 9))
    xs = np.linspace(-.15, -DEEP - .02, 12)
    surface('hold side', [[(x, s * (HALF - inward), z) for z, inward in SIDE] for x in xs], [metal], root)
    box('ply side', (-DEEP / 2, s * (HALF + .005), .34), (DEEP - .10, .014, .60), ply, root, .005)
    for x in (-.28, -1.06, -1.84):
        for dz in (.12, .56):
            box('ply screw', (x, s * (HALF - .004), dz), (.02, .006, .02), named('satin silver'), root, .002)
    flat_bar('side rail', [(x, s * (HALF + .005), .685) for x in (-.16, -1.2, -DEEP)], .085, .05, metal, root)
    flat_bar('roof rail', [(x, s * (HALF - .105), 1.285) for x in (-.16, -1.2, -DEEP)], .10, .05, metal, root, (0, s, .8))
    for x in np.linspace(-.42, -DEEP + .18, 4):
        post = [(x, s * (HALF - side_in(z) - .008), z) for z in np.linspace(.66, 1.30, 10)]
        flat_bar('post', post, .10, .055, metal, root)
        for z in (.80, .92, 1.04):
            lathe('post hole', [(0, .020), (-.001 * s, .0005)], named('dark'), root, 24, location=(x, s * (HALF - side_in(z) - .036), z))
    for x in np.linspace(-.81, -DEEP + .57, 3):
        box('press', (x, s * (HALF + .010), .89), (.42, .02, .24), metal, root, .010)
    for x in (-.60, -1.35, -2.0):
        tube('rail ring', [(x - .024, s * (HALF - .02), .69), (x - .024, s * (HALF - .04), .655), (x + .024, s * (HALF - .04), .655), (x + .024, s * (HALF - .02), .69)], .0055, named('chrome'), root)


def bulkhead(root):
    """The wall behind the seats: pressed steel with a window, ply below."""
    metal = steel()
    box('bulkhead', (-DEEP, 0, TALL / 2), (.03, HALF * 2.1, TALL + .1), metal, root, .005)
    box('bulkhead ply', (-DEEP + .022, 0, .31), (.014, HALF * 1.96, .60), grained('side ply', (.34, .245, .15), .55, 7, .09, (.5, 1, 9)), root, .005)
    for y in np.arange(-3, 4) * .21:
        box('bulkhead press', (-DEEP + .018, y, .74), (.022, .13, .16), metal, root, .010)
    box('window rubber', (-DEEP + .018, 0, 1.05), (.02, .78, .34), named('rubber'), root, .05)
    box('window', (-DEEP + .026, 0, 1.05), (.014, .73, .29), plain('bulkhead glass', (.35, .42, .46), 0, .06, emit=(.75, .85, .92), strength=.55), root, .04)
    for y in (-.22, .22):
        box('headrest beyond', (-DEEP + .034, y + math.copysign(.02, y), .955), (.004, .20, .10), plain('beyond', (.05, .055, .06), 0, .5), root, .03)


def roof(root):
    metal = steel()
    box('hold roof', (-DEEP / 2 - .08, 0, TALL + .01), (DEEP - .16, HALF * 1.64, .02), metal, root, .004)
    for x in np.linspace(-.42, -DEEP + .18, 4):
        flat_bar('roof bow', [(x, y, TALL - .008 - .05 * abs(y / .66) ** 4) for y in np.linspace(-.68, .68, 13)], .085, .04, metal, root, (0, 0, 1))
    for x in (-.80, -1.75):
        box('lamp case', (x, 0, TALL - .012), (.10, .34, .028), plain('lamp case', (.30, .30, .30), 0, .4), root, .010)
        box('lamp', (x, 0, TALL - .026), (.07, .30, .010), named('lit white'), root, .004)


def door(root, s):
    """A barn door swung wide open: painted edge and frame, dark lining, hinge straps."""
    base, turn = (.10, s * (HALF + .10)), s * .20
    for name, size, centre, material, edge in (('door', (.74, .055, 1.42), (.37, .03, .62), paint(), .024), ('door lining', (.60, .016, .62), (.37, -.004, .36), plain('door lining', (.060, .061, .064), 0, .6), .03),
                                               ('door window', (.56, .016, .48), (.37, -.002, 1.00), plain('door glass', (.02, .024, .026), 0, .06, coat=.6), .05), ('door pull', (.16, .03, .03), (.50, -.02, .62), named('black plastic'), .010)):
        x, y, z = centre
        along, across = x * math.cos(.20) - y * math.sin(.20), x * math.sin(.20) + y * math.cos(.20)
        box(name, (base[0] + along, base[1] + s * across, z), size, material, root, edge, (0, 0, turn))
    for z in (.20, 1.05):
        box('hinge', (.07, s * (HALF + .055), z), (.13, .045, .075), paint(), root, .014)


def build_hold(root):
    """The whole hold."""
    build_aperture(root, CORNERS, lean_x, paint(), steel())
    floor(root)
    for s in (1, -1):
        side(root, s)
        door(root, s)
        rows = [[(lean_x(z) + .046, s * (.74 + .10 + .10 * t), z) for z in (.20, .24, .42, .58, .62)] for t in (0, .1, .9, 1)]
        box('lamp glow', (lean_x(.40) + .050, s * .90, .42), (.010, .03, .26), named('lit red'), root, .004)
        surface('tail lamp', rows, [plain('tail lens', (.13, .002, .004), 0, .12, .35)], root)
    bulkhead(root)
    roof(root)
    box('bumper step', (.13, 0, -.16), (.24, 1.66, .12), named('black plastic'), root, .035)
    for k in range(11):
        box('step rib', (.14, (k - 5) * .13, -.098), (.14, .07, .008), named('black plastic'), root, .003)
    window_light(root, LAMPS, (0, 0, .94))


LAMPS = (
    ('door light', (1.9, .1, 1.75), (-1.0, 0, .35), 2.2, 1.6, 120),
    ('hold light', (-1.3, 0, 1.30), (-1.3, 0, 0), 1.6, .5, 16),
)
