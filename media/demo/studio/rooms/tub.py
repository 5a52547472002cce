"""A ute's tub with a ribbed liner and its tailgate down, seen from behind and above.

Coordinates: x from the tail edge of the floor (0) to the cab (-x), y to the right, z from the tub's floor.
"""
import numpy as np

from studio.materials import named, paint, plain
from studio.mesh import box, empty, tube
from studio.rooms.skin import flat_bar, grained, surface

HALF, DEEP, TALL = .74, 1.52, .47
# y outside the tub's half width, z over its floor: liner, cap, painted flank
RAIL = ((-.012, TALL - .10), (-.010, TALL - .01), (.0, TALL + .012), (.02, TALL + .022), (.085, TALL + .022), (.105, TALL + .012), (.110, TALL - .004))
FLANK = ((.104, TALL + .0), (.122, TALL - .012), (.140, TALL - .07), (.152, .30), (.150, .10), (.120, -.12), (.10, -.30))


def liner_material():
    return grained('tub liner', (.026, .026, .027), .62, 420, .10)


def floor(root, liner):
    """Floor with lengthwise ribs that end in a flat band at the tail and the head."""
    box('tub floor', (-DEEP / 2, 0, 0), (DEEP, HALF * 2, .03), liner, root, .004)
    for y in np.arange(-6, 7) * .105:
        length = DEEP - .16 if abs(y) < HALF - .26 else .30
        for x in ((-DEEP / 2,) if length > 1 else (-.22, -DEEP + .20)):
            box('floor rib', (x, y, .020), (length, .052, .016), liner, root, .007)
    for y in (-.40, 0, .40):
        box('floor bolt', (-.06, y, .017), (.03, .03, .006), named('satin silver'), root, .003)


def walls(root, liner):
    """Head wall and side walls with pressed ribs, wheel boxes, tie-down rings."""
    box('head wall', (-DEEP, 0, TALL / 2), (.04, HALF * 2, TALL), liner, root, .008)
    for y in np.arange(-3, 4) * .19:
        box('head rib', (-DEEP + .022, y, TALL * .50), (.020, .10, TALL * .66), liner, root, .009)
    box('head cap', (-DEEP - .02, 0, TALL + .012), (.10, HALF * 2, .030), named('black plastic'), root, .010)
    for s in (1, -1):
        box('side wall', (-DEEP / 2 + .03, s * (HALF + .012), TALL / 2), (DEEP + .06, .04, TALL), liner, root, .006)
        for x in (-.12, -.28, -1.22, -1.38):
            box('side rib', (x, s * (HALF - .010), TALL * .50), (.085, .018, TALL * .66), liner, root, .008)
        for x in np.arange(5) * -.15 - .45:
            box('upper rib', (x, s * (HALF - .010), TALL * .78), (.085, .018, TALL * .30), liner, root, .008)
        box('wheel box', (-.75, s * (HALF - .085), .125), (.80, .21, .23), liner, root, .028, None, 0, (.80, .92))
        for k in range(4):
            box('wheel box rib', (-.93 + k * .12, s * (HALF - .085), .243), (.05, .15, .012), liner, root, .005)
        for x, z in ((-.14, .10), (-DEEP + .10, .10), (-.14, TALL - .10), (-DEEP + .10, TALL - .10)):
            tie_down(root, x, s, z)


def tie_down(root, x, s, z):
    """A D-ring on a plate."""
    box('ring plate', (x, s * (HALF - .024), z), (.065, .010, .065), named('black plastic'), root, .008)
    ring = [(x - .026, s * (HALF - .032), z + .010), (x - .026, s * (HALF - .048), z - .03), (x, s * (HALF - .052), z - .042), (x + .026, s * (HALF - .048), z - .03), (x + .026, s * (HALF - .032), z + .010)]
    tube('ring', ring, .0065, named('chrome'), root)
    flat_bar('ring bar', [ring[0], ring[-1]], .018, .014, named('satin silver'), root)


def flanks(root):
    """The painted sides with their black caps, posts and lamps at the tail."""
    xs = (-DEEP - .08, -1.0, -.4, -.05, .095)
    for s in (1, -1):
        surface('rail', [[(x, s * (HALF + out), z) for out, z in RAIL] for x in xs], [named('black plastic')], root)
        surface('flank', [[(x, s * (HALF + out), z) for out, z in FLANK] for x in xs], [paint()], root)
        box('post', (.06, s * (HALF + .072), .08), (.075, .135, .76), paint(), root, .014)
        box('post cap', (.060, s * (HALF + .055), TALL + .012), (.085, .125, .024), named('black plastic'), root, .008)
        box('lamp', (.098, s * (HALF + .082), .23), (.024, .105, .40), plain('tail lens', (.13, .002, .004), 0, .12, .35), root, .012)
        box('lamp glow', (.109, s * (HALF + .082), .30), (.006, .060, .16), named('lit red'), root, .003)
        box('lamp white', (.108, s * (HALF + .082), .10), (.008, .080, .07), plain('lamp clear', (.55, .55, .55), .2, .15), root, .004)
        flat_bar('strap', [(.07, s * (HALF - .012), TALL - .12), (.28, s * (HALF - .04), .20), (.47, s * (HALF - .055), .03)], .026, .005, named('black plastic'), root)
        box('striker', (.055, s * (HALF + .0), TALL - .10), (.05, .03, .05), named('satin silver'), root, .008)


def tailgate(root, liner):
    """The gate, folded down level with the floor."""
    box('hinge gap', (.045, 0, -.030), (.12, HALF * 1.98, .03), named('dark'), root, .004)
    box('hinge strip', (.060, 0, -.004), (.085, HALF * 1.96, .010), named('black plastic'), root, .004)
    box('tailgate', (.345, 0, -.022), (.48, HALF * 1.97, .060), paint(), root, .016)
    box('gate liner', (.345, 0, .012), (.41, HALF * 1.84, .012), liner, root, .005)
    for y in np.arange(-5, 6) * .122:
        box('gate rib', (.345, y, .021), (.33, .060, .012), liner, root, .005)
    box('gate cap', (.575, 0, -.015), (.035, HALF * 1.95, .066), named('black plastic'), root, .012)
    box('bumper', (.34, 0, -.30), (.26, HALF * 2.3, .15), named('black plastic'), root, .035)


def cab(root):
    """The back of the cab with its window, and a sports bar."""
    box('cab', (-DEEP - .86, 0, .30), (1.50, 1.74, 1.36), paint(), root, .13, None, 1, (.80, .78))
    back = empty('cab back', root, (-DEEP - .185, 0, .70))
    back.rotation_euler = (0, -.11, 0)
    box('window seal', (0, 0, 0), (.02, 1.27, .40), named('rubber'), back, .05)
    box('cab window', (.008, 0, 0), (.02, 1.23, .36), plain('rear glass', (.012, .014, .015), 0, .06, coat=.6), back, .04)
    bar = [(-1.20, .775, TALL + .02), (-1.24, .765, TALL + .18), (-1.32, .70, TALL + .36), (-1.37, .50, TALL + .43), (-1.38, .2, TALL + .44)]
    loop = [*bar, *((x, -y, z) for x, y, z in reversed(bar))]
    tube('sports bar', loop, .036, named('gloss black'), root)
    for s in (1, -1):
        tube('bar brace', [(-.72, s * .775, TALL + .02), (-.95, s * .765, TALL + .12), (-1.26, s * .740, TALL + .27)], .030, named('gloss black'), root)
        for x in (-1.20, -.72):
            box('bar foot', (x, s * .785, TALL + .030), (.16, .09, .022), named('black plastic'), root, .008)


def build_tub(root):
    """The whole tub."""
    liner = liner_material()
    for part in (floor, walls, tailgate):
        part(root, liner)
    flanks(root)
    cab(root)
