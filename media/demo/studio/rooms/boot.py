"""The boot of a wagon or SUV seen from behind through its open tailgate.

Coordinates: x from the sill (0) to the nose (-x), y to the right, z from the load floor; the camera stands at +x.
"""
import math

import numpy as np

from studio.materials import named, paint, plain
from studio.mesh import box, tube
from studio.rooms.aperture import build_aperture
from studio.rooms.seats import bench, seat
from studio.rooms.skin import flat_bar, grained, surface, window_light

HALF, TALL, DEEP = .53, .80, .98
CORNERS = ((-.53, -.03, .07), (.53, -.03, .07), (.50, .79, .13), (-.50, .79, .13))
"""The tailgate's opening: y, z, radius."""
SPLIT_AT = -.10
"""y of the line that splits the seat backs 60 to 40."""


def lean_x(z):
    """x of the opening's plane at a height: the tail leans forward as it rises."""
    return .02 - .30 * max(z, 0) ** 1.25


def aperture(root):
    """The painted body round the opening, the rubber seal, the trim inside it, lamps, bumper."""
    build_aperture(root, CORNERS, lean_x, paint(), grained('boot trim', (.085, .085, .087), .7, 500, .04))
    for s in (1, -1):
        lens = plain('tail lens', (.13, .002, .004), 0, .12, .35)
        box('tail lamp', (lean_x(.45) + .012, s * (HALF + .235), .45), (.07, .21, .40), lens, root, .026, (0, -.24, s * -.12))
        box('lamp glow', (lean_x(.45) + .044, s * (HALF + .165), .45), (.012, .018, .30), named('lit red'), root, .004, (0, -.24, s * -.12))
        box('lamp clear', (lean_x(.30) + .044, s * (HALF + .26), .30), (.012, .13, .05), plain('lamp clear', (.42, .42, .42), .2, .2), root, .004, (0, -.24, s * -.12))
        tube('gas strut', [(-.10, s * (HALF - .045), .70), (.55, s * (HALF + .0), 1.02)], .011, named('frame'), root, smooth=False)
        tube('strut rod', [(.20, s * (HALF - .02), .848), (.62, s * (HALF + .0), 1.055)], .006, named('satin silver'), root, smooth=False)
    box('bumper', (.14, 0, -.288), (.30, 2.0, .38), paint(), root, .09, None, 1)
    box('bumper pad', (.165, 0, -.100), (.09, 1.00, .012), named('black plastic'), root, .006)
    for k in range(9):
        box('pad rib', (.165, (k - 4) * .105, -.094), (.06, .05, .005), named('black plastic'), root, .002)
    box('sill guard', (-.03, 0, -.012), (.11, HALF * 1.92, .030), named('black plastic'), root, .010)
    box('sill strip', (-.02, 0, .004), (.030, HALF * 1.3, .004), named('satin silver'), root, .002)
    box('latch', (.0, 0, .008), (.05, .07, .018), named('black plastic'), root, .006)


def floor(root, carpet):
    """Carpeted floor board with a lip, a handle and lashing eyes."""
    box('boot floor', (-DEEP / 2 - .06, 0, -.012), (DEEP - .02, HALF * 2 - .02, .026), carpet, root, .010)
    box('floor gap', (-DEEP / 2 - .12, 0, -.035), (DEEP - .1, HALF * 2.1, .02), named('dark'), root, .004)
    box('floor handle', (-.17, 0, .002), (.045, .15, .008), named('black plastic'), root, .004)
    box('handle bar', (-.162, 0, .007), (.014, .11, .006), named('satin silver'), root, .002)
    for s in (1, -1):
        for x in (-.15, -.86):
            box('eye foot', (x, s * (HALF - .075), .003), (.05, .045, .008), named('black plastic'), root, .004)
            tube('lash eye', [(x - .018, s * (HALF - .075), .006), (x - .018, s * (HALF - .085), .040), (x + .018, s * (HALF - .085), .040), (x + .018, s * (HALF - .075), .006)], .0045, named('chrome'), root)


def side(root, s, carpet):
    """A side: carpet round the wheel arch below, a plastic panel with a nook and a lamp above, the window's ledge."""
    trim = grained('boot trim', (.085, .085, .087), .7, 500, .04)

    def bulge(x):
        return .11 * math.exp(-((x + .58) / .24) ** 4)

    def rows(columns, xs):
        return [[(min(x, lean_x(z) - .10), s * (HALF - inward - swell * bulge(x)), z) for inward, z, swell in columns] for x in xs]
    xs = np.linspace(-.07, -DEEP - .2, 24)
    surface('side carpet', rows(((0, -.03, 1), (.0, .05, 1), (.0, .20, 1), (-.004, .30, .9), (-.02, .345, .5), (-.03, .350, .4)), xs), [carpet], root)
    surface('side panel', rows(((-.03, .350, .4), (.012, .350, .35), (.018, .358, .3), (.010, .44, .1), (.0, .50, 0), (-.02, .515, 0), (-.10, .52, 0)), xs), [trim], root)
    box('nook', (-.23, s * (HALF - .006), .17), (.17, .02, .19), named('dark'), root, .03)
    box('nook rim', (-.23, s * (HALF - .012), .068), (.19, .030, .02), trim, root, .008)
    box('boot lamp', (-.23, s * (HALF - .018), .43), (.075, .012, .028), named('lit white'), root, .004)
    box('bag hook', (-.40, s * (HALF - .030), .405), (.022, .035, .045), named('black plastic'), root, .008)
    lining = grained('roof lining', (.62, .61, .59), .9, 900, .02)
    flat_bar('tail pillar', [(lean_x(z) - .20, s * (HALF - .01 - .10 * (z - .5)), z) for z in np.linspace(.46, .86, 8)], .26, .05, trim, root, (0, s, .2))
    flat_bar('rear pillar', [(-1.02 + .10 * (z - .5), s * (HALF + .10 - .35 * (z - .5)), z) for z in np.linspace(.40, .84, 8)], .14, .05, lining, root, (0, s, .2))
    flat_bar('middle pillar', [(-1.86 + .2 * (z - .5), s * (HALF + .14 - .35 * (z - .5)), z) for z in np.linspace(.30, .84, 8)], .12, .05, lining, root, (0, s, .2))
    flat_bar('cant rail', [(x, s * (HALF - .02), .84) for x in (-.25, -1.0, -2.6)], .07, .05, lining, root)
    box('door', (-1.85, s * (HALF + .18), .16), (1.66, .05, .70), trim, root, .02)


def seat_backs(root, carpet):
    """The rear seats from behind: two carpeted backs with a split, latches, headrests, the blind's case."""
    skins = (grained('seat skin', (.030, .030, .033), .8, 700, .05), grained('seat centre', (.075, .078, .086), .9, 420, .10), plain('seam', (.4, .4, .42), 0, .7))
    bench(root, (-1.42, 0, .10), skins, .60)
    for front in (1, -1):
        seat(root, (-2.30, front * .37, .10), skins)
    lean = .20
    for low, high in ((-HALF - .02, SPLIT_AT - .009), (SPLIT_AT + .009, HALF + .02)):
        box('seat board', (-.985, (low + high) / 2, .29), (.05, high - low, .64), carpet, root, .022, (0, lean, 0), 1)
        box('board hinge', (-1.03, (low + high) / 2, .012), (.05, (high - low) * .8, .02), named('black plastic'), root, .006)
        box('seat latch', (-.905, low + .10 if low < -.3 else high - .10, .605), (.05, .075, .022), named('black plastic'), root, .007, (0, lean, 0))
        box('strap', (-.958, (low + high) / 2, .29), (.012, .05, .05), named('black plastic'), root, .004, (0, lean, 0))
    box('blind case', (-.83, 0, .475), (.085, HALF * 1.88, .075), named('black plastic'), root, .030)
    box('blind edge', (-.775, 0, .470), (.035, HALF * 1.80, .018), plain('blind', (.075, .075, .078), 0, .7), root, .006)
    box('blind pull', (-.760, 0, .468), (.022, .16, .014), named('black plastic'), root, .006)


def roof(root):
    lining = grained('roof lining', (.62, .61, .59), .9, 900, .02)
    surface('boot roof', [[(x, y, z - .04 * abs(y / HALF) ** 6) for y in np.linspace(-HALF, HALF, 15)] for x, z in ((-.27, .835), (-.5, .875), (-1.2, .90), (-2.3, .89), (-2.65, .83))], [lining], root)
    box('striker', (-.30, 0, .815), (.05, .10, .02), named('black plastic'), root, .008)


LAMPS = (
    ('tailgate light', (2.0, .1, 1.55), (-.6, 0, .25), 2.0, 1.3, 105),
    ('windscreen light', (-3.2, 0, 1.2), (-1.2, 0, .5), 1.2, .7, 30),
    ('left light', (-.9, -1.9, 1.1), (-.7, .1, .3), 1.8, .6, 26),
    ('right light', (-.9, 1.9, 1.1), (-.7, -.1, .3), 1.8, .6, 18),
)


def build_boot(root):
    """The whole boot."""
    carpet = grained('load carpet', (.105, .105, .109), .95, 240, .16)
    aperture(root)
    floor(root, carpet)
    for s in (1, -1):
        side(root, s, carpet)
    seat_backs(root, carpet)
    roof(root)
    window_light(root, LAMPS, (0, 0, .75))
