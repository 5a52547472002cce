"""A full-height 21-foot off-road caravan: club lounge, tunnel boot, tandem axles."""
from studio.heavy.caravan import Caravan, build_caravan
from studio.heavy.caravan_shell import aircon, awning, roof_hatch, solar, stripe, vent
from studio.heavy.shapes import rectangle
from studio.vehicles import Shot, Vehicle

DESIGN = Caravan(
    front=1.50, tail=7.86, roof=2.86, axles=(4.92, 5.80), door=(3.02, 3.70, .70, 2.52),
    top=((1.50, 1.06, .12), (1.55, 1.86, .30), (2.02, 2.76, .45), (2.70, 2.86, .3), (7.51, 2.86, .30), (7.84, 2.35, .35), (7.86, 1.0, .08)),
    windows={-1: ((2.12, 1.52, 2.66, 2.16), (4.05, 1.62, 5.15, 2.18), (6.35, 1.50, 7.25, 2.16)), 1: ((2.0, 1.52, 2.6, 2.16), (3.1, 1.52, 4.5, 2.16), (6.9, 1.85, 7.4, 2.2))},
    hatches=((-1, (1.92, .74, 2.58, 1.12)), (1, (1.92, .74, 2.58, 1.12)), (1, (6.55, .76, 7.35, 1.12))),
    nose_window=(1.695, 2.17, .49, .86, .28), tail_window=(1.88, .62, .26))
HOTSPOTS = {'door': (3.36, -1.25, 1.6), 'awning': (5.0, -1.32, 2.62), 'wheels': (5.36, -1.22, .45), 'gas': (.98, -.38, .95)}
SHOTS = {'coupling': Shot((-1.9, -2.5, 1.25), (.75, -.1, .66), 55), 'wheel': Shot((4.2, -4.6, 1.0), (5.36, -1.1, .62), 70), 'door': Shot((2.4, -5.2, 1.65), (3.5, -1.2, 1.5), 60), 'lamp': Shot((10.4, -2.2, 1.5), (7.9, -.55, 1.35), 65)}


def build(b):
    """Builds the caravan; returns where the studio turns it."""
    y = build_caravan(b, DESIGN)
    for side in (-1, 1):
        stripe(b, [(1.60, 1.24, .01), (7.80, 1.24, .01), (7.80, 1.335, .01), (5.3, 1.30, .3), (1.62, 1.275, .01)], side, y, 'gunmetal')
        stripe(b, [(5.2, 1.345, .01), (7.82, 1.40, .01), (7.80, 1.66, .01), (7.35, 1.43, .5)], side, y, 'bronze')
        stripe(b, [(1.66, 1.36, .01), (2.95, 1.30, .01), (2.2, 1.38, .4), (1.66, 1.52, .01)], side, y, 'gunmetal')
    awning(b, 2.75, 7.2, 2.62, -1, y)
    outdoor_kitchen(b, 4.12, y)
    vent(b, (4.8, 1.55, 5.3, 1.80), 1, y)
    vent(b, (4.8, 2.15, 5.3, 2.40), 1, y)
    aircon(b, 4.3, DESIGN.roof)
    for x in (3.05, 6.9):
        roof_hatch(b, x, DESIGN.roof)
    for x in (5.2, 6.0):
        solar(b, x, x + .72, -1.0, .55, DESIGN.roof)
    return Vehicle(4.35, 7.9, HOTSPOTS, SHOTS)


def outdoor_kitchen(b, x, y, z=1.27):
    """The folding table, the outside lamps and the socket on the door side."""
    b.plate([rectangle(x, z, x + .80, z + .29, .03), rectangle(x + .02, z + .02, x + .78, z + .27, .025)], .018, 'mould', 'xz', -(y + .006), .004)
    b.plate(rectangle(x + .02, z + .02, x + .78, z + .27, .025), .012, 'white', 'xz', -(y + .005), .003)
    b.box((x + 1.48, -(y + .012), 2.36), (.55, .02, .03), 'ledsoft', .006)
    b.plate(rectangle(x + 1.23, z + .17, x + 1.63, z + .33, .05), .014, 'plastic', 'xz', -(y + .006), .004)
