"""A whole cabin for a camera inside.

Coordinates: x to the tail (dash face near x = 0.7), y to the right (the driver sits at +y), z from the cabin floor.
A style is a dict of measures and materials; see bodies/interiors.py.
"""
from studio.materials import plain
from studio.mesh import box
from studio.rooms.dash import DRIVER_Y, build_dash
from studio.rooms.doors import build_doors
from studio.rooms.seats import DOUBLE, bench, seat
from studio.rooms.shell import build_shell
from studio.rooms.skin import grained


def make_skins(style):
    """The cabin's materials by use."""
    cloth = style.get('cloth', False)
    seat_grain, middle_grain = ((700, .05), (420, .10)) if cloth else ((260, .014), (300, .018))
    rough = .85 if cloth else .42
    return {
        'upper': grained('upper skin', style['upper'], .62, 500, .05, specular=.10), 'lower': grained('lower skin', style['lower'], .62, 500, .05, specular=.14),
        'leather': grained('wheel leather', (.016, .016, .017), .42, 600, .05), 'insert': grained('door insert', style['insert'], rough, 350, .05),
        'soft': grained('armrest skin', style.get('soft', style['insert']), .5, 350, .05), 'trim': plain('dash trim', *style['trim']), 'plate': plain('console plate', *style.get('plate', ((.008, .008, .009), 0, .12))),
        'carpet': grained('carpet', style.get('carpet', (.085, .085, .086)), .95, 260, .20), 'mat': grained('mat', style.get('mat', (.13, .128, .124)), .95, 220, .22),
        'seam': plain('seam', style['seam'], 0, .7),
        'seat': grained('seat skin', style['seat'], rough, *seat_grain), 'centre': grained('seat centre', style['centre'], rough, *middle_grain),
    }


def seats(root, style, skins):
    """Two front seats (or a seat and a double one), and the rear bench."""
    hip, trio = style['hip'], (skins['seat'], skins['centre'], skins['seam'])
    pleats = style.get('pleats', (5, .010))
    seat(root, (1.66, DRIVER_Y, hip), trio, pleats=pleats)
    if style.get('bench_front'):
        bench(root, (1.66, -.29, hip), trio, .41, .66, pleats, DOUBLE, 19)
    else:
        seat(root, (1.66, -DRIVER_Y, hip), trio, pleats=pleats)
    if style.get('rear', True):
        bench(root, (2.56, 0, hip + .01), trio, style['half'] * .97, pleats=pleats)
        box('parcel', (3.06, 0, style['belt'] - .02), (.26, style['half'] * 2, .03), skins['lower'], root, .012)


def build_cockpit(root, style):
    """The whole cabin."""
    skins = make_skins(style)
    build_dash(root, style, skins)
    build_doors(root, style, skins)
    build_shell(root, style, skins)
    seats(root, style, skins)
