"""Cabins for cameras inside, one a class of car: dash, seats and an all-round panorama."""
from studio.mesh import empty
from studio.rooms.cockpit import build_cockpit
from studio.vehicles import Shot, Vehicle, register

SATIN = ((.42, .42, .43), .9, .32)
PIANO = ((.006, .006, .007), 0, .08)

STYLES = {
    'small': dict(half=.70, dash_top=.70, belt=.72, roof=1.17, hip=.30, screen=(.24, .15), screen_up=.075, upper=(.020, .020, .022), lower=(.028, .028, .030),
                  insert=(.055, .057, .062), trim=SATIN, seat=(.022, .022, .024), centre=(.060, .062, .068), seat_rough=.85, centre_rough=.92, seam=(.30, .06, .04)),
    'suv': dict(half=.75, dash_top=.76, belt=.80, roof=1.24, hip=.36, screen=(.30, .17), screen_up=.085, upper=(.016, .016, .017), lower=(.030, .029, .028),
                insert=(.17, .095, .055), trim=((.16, .09, .05), 0, .42), seat=(.19, .105, .060), centre=(.17, .095, .055), seat_rough=.45, centre_rough=.5, seam=(.42, .36, .30), console=.40),
    'ute': dict(half=.76, dash_top=.80, belt=.82, roof=1.28, hip=.38, screen=(.22, .14), screen_up=.06, upper=(.018, .018, .019), lower=(.040, .040, .042),
                insert=(.040, .040, .043), trim=PIANO, seat=(.020, .020, .022), centre=(.036, .038, .042), seat_rough=.8, centre_rough=.9, seam=(.45, .20, .03), lever=.16, hood=1.2, console=.36),
    'van': dict(half=.82, dash_top=.86, belt=.86, roof=1.40, hip=.46, screen=(.20, .12), screen_up=.05, upper=(.050, .051, .054), lower=(.065, .066, .070),
                insert=(.050, .050, .053), trim=((.03, .03, .032), 0, .5), seat=(.030, .031, .034), centre=(.050, .054, .064), seat_rough=.9, centre_rough=.92, console=0, bench_front=True, rear=False,
                wheel_lean=32, wheel_down=.07),
}


FLOOR = 0.40
"""Height of the cabin floor over the studio's."""


def raised(shot):
    """A shot given from the cabin floor, from the studio floor."""
    return Shot(*((x, y, z + FLOOR) for x, y, z in (shot.place, shot.target)), shot.lens)


DRIVER_EYE = .30


def cockpit_shots(style):
    """Cameras: over the console at the dash, from the dash at the seats, the middle for a panorama."""
    top, roof = style['dash_top'], style['roof']
    shots = {
        'dash': Shot((1.92, -.02, min(roof - .16, top + .36)), (.55, .06, top - .10), 21),
        'wheel': Shot((1.52, DRIVER_EYE, top + .30), (.72, .30, top - .02), 24),
        'seats': Shot((.78, -.34, min(roof - .18, top + .33)), (1.75, .16, .40), 17),
        'rear-seats': Shot((1.30, -.02, roof - .22), (2.60, 0, .46), 20),
        'panorama': Shot((1.42, 0, top + .22), (0, 0, top + .22), 20),
    }
    return {name: raised(shot) for name, shot in shots.items()}


def register_class(name, style):
    @register(f'interior-{name}')
    def build(root):
        build_cockpit(empty('cabin', root, (0, 0, FLOOR)), style)
        spots = {'screen': (.74, 0, style['dash_top'] + .08), 'instruments': (.70, .37, style['dash_top'] + .02), 'wheel': (.98, .37, style['dash_top'] - .09),
                 'gear': (.98, .03, .5), 'seat-driver': (1.6, .37, .6), 'seat-passenger': (1.6, -.37, .6), 'seat-rear': (2.5, 0, .6), 'door': (1.1, -.76, .45)}
        spots = {name: (x, y, z + FLOOR) for name, (x, y, z) in spots.items()}
        return Vehicle(1.4, 3.2, spots, cockpit_shots(style))


for class_name, class_style in STYLES.items():
    register_class(class_name, class_style)
