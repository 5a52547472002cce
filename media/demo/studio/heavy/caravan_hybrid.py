"""A 15-foot off-road hybrid: angular composite body with black edges, single axle, roof rack, slide-in nose box."""
from studio.heavy.caravan import Caravan, build_caravan
from studio.heavy.caravan_chassis import jerry
from studio.heavy.caravan_shell import awning, roof_hatch, solar, stripe
from studio.vehicles import Shot, Vehicle

DESIGN = Caravan(
    front=1.42, tail=5.75, roof=2.34, width=2.10, axles=(3.86,), radius=.41, door=(4.42, 5.02, .86, 2.14), floor=.80, belt=1.22, arch_top=1.02,
    nose_cut=.55, tail_cut=.62, lower='satin', trim='satin', spare=True,
    top=((1.42, 1.30, .06), (2.30, 2.30, .12), (2.55, 2.34, .1), (5.30, 2.34, .08), (5.66, 2.16, .10), (5.75, 1.32, .06)),
    windows={-1: ((2.62, 1.48, 3.95, 1.98),), 1: ((2.62, 1.48, 3.95, 1.98), (4.5, 1.55, 5.1, 1.95))},
    hatches=((-1, (2.05, .90, 3.05, 1.18)), (1, (2.05, .90, 3.05, 1.18)), (1, (4.45, .90, 5.1, 1.18))), nose_window=(), tail_window=(1.72, .55, .22))
HOTSPOTS = {'door': (4.72, -1.08, 1.5), 'rack': (3.8, -.9, 2.5), 'wheel': (3.86, -1.05, .45), 'gas': (.9, -.38, .95)}
SHOTS = {'coupling': Shot((-1.9, -2.5, 1.25), (.75, -.1, .7), 55), 'wheel': Shot((2.9, -4.1, 1.0), (3.86, -.95, .6), 70), 'door': Shot((3.9, -4.8, 1.65), (4.7, -1.0, 1.4), 60), 'lamp': Shot((8.1, -2.2, 1.5), (5.8, -.5, 1.3), 65)}


def build(b):
    """Builds the hybrid; returns its place on the turntable."""
    y = build_caravan(b, DESIGN)
    for side in (-1, 1):
        stripe(b, [(2.0, 1.30, .01), (4.35, 1.30, .01), (4.30, 1.36, .01), (2.06, 1.36, .01)], side, y, 'gunmetal')
        stripe(b, [(5.05, 1.30, .01), (5.70, 1.30, .01), (5.62, 2.05, .02), (5.40, 2.05, .02)], side, y, 'gunmetal')
    awning(b, 2.45, 5.35, 2.24, -1, y, .06)
    _rack(b)
    _subframe(b)
    jerry(b, 1.16, .60, .66, 'satin')
    return Vehicle(3.05, 5.8, HOTSPOTS, SHOTS)


def _subframe(b):
    """Risers between the chassis and the high floor."""
    for side in (-1, 1):
        b.box((3.75, side * .56, .725), (3.75, .06, .17), 'chassis', .006)
    for x in (1.91, 2.85, 4.75, 5.59):
        b.box((x, 0, .725), (.07, 1.9, .16), 'chassis', .006)


def _rack(b):
    z = DESIGN.roof + .14
    for side in (-1, 1):
        b.tube([(2.65, side * .90, z), (5.25, side * .90, z)], .022, 'satin', 0)
        for x in (2.75, 3.55, 4.35, 5.15):
            b.box((x, side * .90, z - .07), (.06, .04, .16), 'satin', .008)
    for i in range(7):
        b.box((2.75 + i * .40, 0, z), (.05, 1.8, .03), 'satin', .006)
    solar(b, 3.0, 4.1, -.7, .7, z - .02)
    b.box((3.55, 0, z + .003), (1.08, 1.38, .008), 'dark', .001)
    roof_hatch(b, 4.7, DESIGN.roof)
    b.box((2.62, 0, z + .03), (.04, 1.1, .05), 'ledsoft', .01)
