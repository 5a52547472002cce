"""Cabins for cameras inside, one a class of car: dash, seats and an all-round panorama."""
from studio.mesh import empty
from studio.rooms.cockpit import build_cockpit
from studio.vehicles import Shot, Vehicle, register

SATIN = ((.42, .42, .43), .9, .32)
PIANO = ((.006, .006, .007), 0, .08)
TAN = (.235, .115, .058)

STYLES = {
    'small': dict(half=.70, dash_top=.72, belt=.76, roof=1.19, hip=.30, screen=(.24, .140), screen_up=.062, upper=(.030, .030, .032), lower=(.058, .058, .062), insert=(.105, .110, .122),
                  trim=SATIN, seat=(.028, .028, .031), centre=(.105, .110, .122), cloth=True, pleats=(7, .006), seam=(.42, .43, .45)),
    'suv': dict(half=.75, dash_top=.77, belt=.81, roof=1.26, hip=.36, screen=(.33, .145), screen_up=.066, wide_pane=True, upper=(.026, .026, .027), lower=(.060, .057, .054), insert=TAN,
                trim=((.15, .082, .042), 0, .38), seat=TAN, centre=(.215, .105, .053), pleats=(6, .008), seam=(.62, .52, .42), console=.41),
    'ute': dict(half=.76, dash_top=.80, belt=.83, roof=1.30, hip=.38, screen=(.24, .150), screen_up=.058, upper=(.026, .026, .027), lower=(.048, .048, .050), insert=(.100, .102, .108),
                trim=((.30, .30, .31), .85, .38), seat=(.028, .028, .030), centre=(.085, .087, .094), cloth=True, pleats=(4, .011), seam=(.62, .24, .03), lever=.15, console=.37),
    'van': dict(half=.82, dash_top=.88, belt=.88, roof=1.44, hip=.46, screen=(.21, .125), screen_up=.050, upper=(.036, .037, .040), lower=(.11, .112, .118), insert=(.070, .080, .105),
                trim=((.022, .022, .024), 0, .35), seat=(.040, .041, .045), centre=(.085, .092, .112), cloth=True, pleats=(3, .008), seam=(.30, .32, .36), console=0, lever=.13, bench_front=True, rear=False,
                wheel_lean=34, wheel_down=.06),
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
        'dash': Shot((1.84, -.06, min(roof - .16, top + .34)), (.60, .03, top - .17), 21),
        'wheel': Shot((1.55, DRIVER_EYE, top + .30), (.72, .30, top - .06), 23),
        'seats': Shot((.75, -.32, min(roof - .18, top + .31)), (1.75, .0, .46), 17.5),
        'rear-seats': Shot((1.90, -.05, roof - .17), (2.66, .01, .50), 17),
        'panorama': Shot((1.42, 0, top + .22), (0, 0, top + .22), 20),
    }
    return {name: raised(shot) for name, shot in shots.items()}


def register_class(name, style):
    @register(f'interior-{name}')
    def build(root):
        build_cockpit(empty('cabin', root, (0, 0, FLOOR)), style)
        spots = {'screen': (.74, 0, style['dash_top'] + .08), 'instruments': (.70, .37, style['dash_top'] + .02), 'steering-wheel': (.98, .37, style['dash_top'] - .09),
                 'gear': (.98, .03, .5), 'seat-driver': (1.6, .37, .6), 'seat-passenger': (1.6, -.37, .6), 'seat-rear': (2.5, 0, .6), 'door': (1.1, -.76, .45)}
        spots = {name: (x, y, z + FLOOR) for name, (x, y, z) in spots.items()}
        return Vehicle(1.4, 3.2, spots, cockpit_shots(style))


for class_name, class_style in STYLES.items():
    register_class(class_name, class_style)
