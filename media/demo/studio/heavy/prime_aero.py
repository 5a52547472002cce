"""A bonneted prime mover with a sloping bonnet: wings in one piece with it, moulded lamps, painted bumper and skirts."""
from studio.heavy.prime_bonneted import DRIVES, STEER, TAIL, cab, sleeper
from studio.heavy.prime_parts import bogie, bumper, grab
from studio.heavy.shapes import rectangle, rounded, shrunk
from studio.heavy.truck_parts import exhaust_stack, mirror_pair, round_lamp
from studio.vehicles import Shot, Vehicle

SECTIONS = [  # x, half width of the top, top, half width of the wing, height of the wing
    (.30, .46, 1.34, .60, 1.02), (.36, .50, 1.44, .80, 1.10), (.52, .54, 1.53, .98, 1.20), (.85, .58, 1.66, 1.12, 1.32), (1.22, .64, 1.79, 1.16, 1.38),
    (1.60, .72, 1.92, 1.14, 1.40), (1.90, .80, 2.03, 1.08, 1.42), (2.06, .83, 2.09, 1.02, 1.44)]
GRILLE = rounded([(-.40, .80, .05), (.40, .80, .05), (.47, 1.10, .06), (.38, 1.38, .08), (-.38, 1.38, .08), (-.47, 1.10, .06)], .05, 8)


def build(b):
    """Builds the truck; returns its place on the turntable."""
    bogie(b, STEER, DRIVES, TAIL, .45, 4.72, 'alloy')
    cab(b, dressed=False)
    sleeper(b, dressed=False)
    _bonnet(b)
    _front(b)
    for s in (-1, 1):
        _flank(b, s)
    exhaust_stack(b, 4.86, -.92, 1.15, 3.50, .075)
    mirror_pair(b, 2.42, 1.0, 2.42, .62, 'plastic', .26, .21)
    return Vehicle(3.7, TAIL, {'bonnet': (1.4, -.6, 1.9), 'sleeper': (4.1, -1.1, 2.0), 'tank': (3.3, -1.25, .75), 'coupling': (6.1, -.4, 1.24)}, {
        'wheel': Shot((-.4, -4.6, 1.0), (1.22, -1.05, .75), 75), 'lamp': Shot((-2.3, -3.0, 1.5), (.45, -.8, 1.1), 75),
        'coupling': Shot((9.6, -3.6, 2.5), (6.0, -.1, 1.1), 55)})


def _ring(x, top_half, top, wing_half, wing):
    """A section of the bonnet with both wings, open below."""
    half = [(wing_half, wing - .34), (wing_half, wing - .10), (wing_half - .05, wing - .01), (wing_half - .18, wing + .03), (top_half + .10, wing + .06), (top_half + .03, wing + .14),
            (top_half, top - .12), (top_half - .06, top - .03), (top_half - .18, top), (0, top + .02)]
    return [(x, y, z) for y, z in half] + [(x, -y, z) for y, z in half[-2::-1]]


def _bonnet(b):
    b.loft([_ring(*row) for row in SECTIONS], 'paint', 1, caps=False, closed=False, angle=70)
    b.loft([[(.335, y, z) for y, z in ((-.60, .80), (.60, .80), (.56, 1.10), (.44, 1.36), (-.44, 1.36), (-.56, 1.10))], [(.42, y, z) for y, z in ((-.62, .80), (.62, .80), (.58, 1.12), (.46, 1.40), (-.46, 1.40), (-.58, 1.12))]], 'paint', 0, angle=40)
    for s in (-1, 1):
        b.box((1.22, s * .62, 1.02), (1.3, .05, .5), 'dark', .01)
        b.box((1.92, s * 1.03, .98), (.22, .06, .62), 'paint', .03)
        b.ball((.80, s * 1.11, 1.20), (.07, .035, .03), 'amber', 20)
        lamp = b.at((.47, s * .80, 1.05), (0, 0, s * .62))
        lamp.box((0, 0, 0), (.16, .44, .22), 'gloss', .06, segments=5)
        for dy in (-.09, .10):
            round_lamp(lamp, (-.07, dy, .0), .075, -1, 'chrome', 'lens')
        lamp.box((-.082, 0, .092), (.014, .36, .018), 'led', .005)


def _front(b):
    b.plate([GRILLE, shrunk(GRILLE, .04)], .05, 'chrome', 'yz', .31, .012)
    b.plate(shrunk(GRILLE, .03), .02, 'dark', 'yz', .325, .004)
    for i in range(6):
        z = .88 + i * .085
        b.box((.30, 0, z), (.03, .80 - abs(i - 2.6) * .03, .026), 'satin' if i % 2 else 'alloy', .008)
    bumper(b, .06, .34, .76, 1.20, 'paint')
    b.plate(rectangle(-.50, .36, .50, .48, .03), .02, 'dark', 'yz', .04, .004)
    b.box((.46, 0, .92), (.22, 1.72, .40), 'paint', .07, segments=5)
    b.box((.26, 0, .60), (.35, 1.5, .30), 'dark', .02)


def _flank(b, s):
    b.box((2.95, s * 1.02, .72), (1.75, .10, .62), 'paint', .05)
    b.box((4.22, s * 1.02, .72), (.74, .10, .62), 'paint', .05)
    for z in (.62, .98):
        b.box((2.60, s * 1.075, z), (.52, .05, .10), 'dark', .02)
        b.box((2.60, s * 1.085, z - .03), (.50, .06, .022), 'checker', .006)
    b.box((3.5, s * .95, .72), (2.3, .2, .5), 'dark', .02)
    grab(b, 3.44, 1.05, 1.35, 2.45, s, 'satin')
    rows = [(1.10, 0), (1.8, 0), (2.9, -.02), (3.2, -.06)]
    b.loft([[(x, s * (1.08 + d), z) for x in (4.73, 5.02)] + [(5.02, s * (1.04 + d), z), (4.73, s * (1.04 + d), z)] for z, d in rows], 'paint', 0, angle=30)
