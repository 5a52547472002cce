"""Light trucks with closed bodies on the same cab: dry box, refrigerated box, curtain sides, tipper."""
from studio.heavy.light_cab import light_cab
from studio.heavy.shapes import rounded
from studio.heavy.skin import Skin
from studio.heavy.truck_boxes import box_body, curtain_body, fridge_unit, side_door, tub
from studio.heavy.truck_tray import light_truck, running_gear


def build(b):
    """A dry box with a wind deflector on the cab roof."""
    light_cab(b)
    running_gear(b, 6.25)
    box_body(b, 1.90, 6.25, .98, 3.12, 1.05, 'gelcoat', 6)
    rows = [(2.12, .72, 1.62, .66, .30, .05), (2.30, .84, 1.68, .70, .34, .05), (2.55, 1.08, 1.70, .72, .34, .05), (2.72, 1.30, 1.70, .70, .30, .05), (2.78, 1.48, 1.69, .66, .12, .05)]
    Skin(b, rows, .05).cut('paint', [])
    return light_truck(6.25, 'box')


def build_refrigerated(b):
    """An insulated box with a cooling unit above the cab and a side door."""
    light_cab(b)
    running_gear(b, 6.25)
    box_body(b, 1.92, 6.25, .98, 3.05, 1.05, 'gelcoat')
    fridge_unit(b, 1.92, 2.66)
    side_door(b, 2.55, 3.35, 1.14, 2.86, -1, 1.05, 'gelcoat')
    for s in (-1, 1):
        b.plate(rounded([(3.6, 1.55), (6.1, 1.55), (6.1, 1.72), (3.8, 1.72)], .03), .004, 'flash', 'xz', s * 1.052, .001)
        b.plate(rounded([(3.85, 1.76), (6.1, 1.76), (6.1, 1.82), (3.92, 1.82)], .02), .004, 'paint', 'xz', s * 1.052, .001)
    return light_truck(6.25, 'box')


def build_curtainsider(b):
    """Curtain sides in the truck's colour."""
    light_cab(b)
    running_gear(b, 6.45)
    curtain_body(b, 1.90, 6.45, .98, 3.05, 1.08)
    return light_truck(6.45, 'curtain')


def build_tipper(b):
    """A short tipper with its tub down."""
    light_cab(b)
    running_gear(b, 5.55, (1.05, 4.05))
    tub(b, 1.90, 5.55, 1.02, .98, .62)
    return light_truck(5.55, 'tub', 4.05)
