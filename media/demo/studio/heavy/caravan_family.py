"""A family caravan of 23 feet with bunks at the back: two small stacked windows and a bright flash along the side."""
from studio.heavy.caravan import Caravan, build_caravan
from studio.heavy.caravan_full import outdoor_kitchen
from studio.heavy.caravan_shell import aircon, awning, roof_hatch, solar, stripe, vent
from studio.vehicles import Shot, Vehicle

DESIGN = Caravan(
    front=1.50, tail=8.42, roof=2.90, axles=(5.12, 6.00), door=(6.45, 7.10, .70, 2.52), lower='alumgrey', belt=1.14,
    top=((1.50, 1.06, .12), (1.52, 1.95, .40), (1.92, 2.80, .55), (2.70, 2.90, .3), (8.05, 2.90, .35), (8.41, 2.45, .40), (8.42, 1.0, .08)),
    windows={-1: ((2.1, 1.50, 2.7, 2.16), (3.5, 1.55, 5.0, 2.18), (7.55, 1.42, 8.10, 1.75), (7.55, 2.05, 8.10, 2.38)), 1: ((2.1, 1.50, 2.7, 2.16), (3.3, 1.52, 4.9, 2.16), (7.55, 1.42, 8.10, 1.75), (7.55, 2.05, 8.10, 2.38))},
    hatches=((-1, (1.92, .74, 2.58, 1.08)), (1, (1.92, .74, 2.58, 1.08)), (-1, (7.45, .76, 7.95, 1.08)), (1, (7.0, .76, 7.8, 1.08))),
    nose_window=(1.675, 2.24, .44, .86, .26), tail_window=())
HOTSPOTS = {'entry-door': (6.78, -1.25, 1.6), 'awning': (5.0, -1.36, 2.66), 'wheels': (5.56, -1.26, .45), 'bunks': (7.8, -1.27, 2.2), 'gas': (.9, -.22, 1.25), 'hitch': (0, 0, .75), 'vents': (5.45, 1.27, 1.95), 'spare-wheel': (8.75, -.38, 1.12), 'tail-lamp': (8.52, 1.02, 1.40)}
SHOTS = {'coupling': Shot((-1.9, -2.5, 1.25), (.75, -.1, .66), 55), 'wheel': Shot((4.4, -4.6, 1.0), (5.56, -1.1, .62), 70), 'door': Shot((5.9, -5.2, 1.65), (6.9, -1.2, 1.5), 60), 'lamp': Shot((10.9, -2.2, 1.5), (8.45, -.55, 1.35), 65)}


def build(b):
    """Builds the caravan; returns where the studio turns it."""
    y = build_caravan(b, DESIGN)
    for side in (-1, 1):
        stripe(b, [(1.62, 1.19, .01), (8.38, 1.19, .01), (8.38, 1.25, .01), (1.62, 1.25, .01)], side, y, 'flash')
        stripe(b, [(2.9, 1.28, .01), (6.2, 1.28, .01), (8.3, 2.55, .6), (8.0, 2.74, .2), (6.0, 1.40, .6), (4.4, 1.31, .2)], side, y, 'flash')
        stripe(b, [(5.6, 1.28, .01), (6.32, 1.28, .2), (8.36, 2.30, .4), (8.33, 2.48, .01), (6.2, 1.36, .6)], side, y, 'gunmetal')
    awning(b, 2.9, 7.4, 2.66, -1, y)
    outdoor_kitchen(b, 3.55, y, 1.21)
    vent(b, (5.2, 1.55, 5.7, 1.80), 1, y)
    vent(b, (5.2, 2.15, 5.7, 2.40), 1, y)
    aircon(b, 4.5, DESIGN.roof)
    for x in (3.1, 7.7):
        roof_hatch(b, x, DESIGN.roof)
    for x in (5.6, 6.4):
        solar(b, x, x + .72, -1.0, .55, DESIGN.roof)
    return Vehicle(4.35, 8.45, HOTSPOTS, SHOTS)
