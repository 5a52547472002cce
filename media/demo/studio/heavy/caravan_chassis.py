"""What carries a caravan: chassis rails, A-frame with coupling, jockey wheel and gas bottles, suspension, rear bar."""
import math
from studio.heavy.heavy_wheels import offroad_wheel
from studio.heavy.shapes import rectangle, rounded


def rails(b, x0, x1, z=.58):
    """Two long rails with cross members and outriggers."""
    for side in (-1, 1):
        b.box(((x0 + x1) / 2, side * .56, z), (x1 - x0, .05, .14), 'chassis', .006)
    for i in range(9):
        x = x0 + .25 + i * (x1 - x0 - .5) / 8
        b.box((x, 0, z + .03), (.05, 2.16, .06), 'chassis', .005)


def drawbar(b, length, z=.55, spread=.56):
    """The A-frame from the coupling at x = 0 back under the body, with chains, block and plug lead."""
    for side in (-1, 1):
        p = [(.24, side * .05, z), (length + 1.0, side * spread, z)]
        b.tube(p, 1, 'chassis', 0, profile=[(u, w) for u, w in rounded([(-.027, -.065), (.027, -.065), (.027, .065), (-.027, .065)], .008)])
        b.tube([(.20, side * .07, z - .05), (.10, side * .10, z - .17), (-.02, side * .07, z - .12), (-.08, side * .04, z - .04)], .012, 'galvanised', 8)
    b.box((.30, 0, z), (.30, .13, .10), 'chassis', .02)
    b.box((.14, 0, z + .02), (.22, .085, .085), 'plastic', .02)
    b.hull([(-.06, -.05, z - .03), (.06, -.05, z - .03), (.06, .05, z - .03), (-.06, .05, z - .03), (-.05, -.035, z + .075), (.06, -.045, z + .085), (.06, .045, z + .085), (-.05, .035, z + .075)], 'gloss', .02)
    b.rod((0, 0, z + .06), (0, 0, z + .15), .022, 'galvanised')
    b.tube([(.30, .0, z + .06), (.36, .02, z + .17), (.52, .03, z + .19), (.62, .02, z + .08)], .014, 'plastic', 8)
    b.tube([(.20, -.06, z + .07), (.34, -.085, z + .20), (.40, -.085, z + .24)], .016, 'plastic', 6)


def jockey(b, x, y=-.115, z=.55):
    """A jockey wheel with its crank, wheel on the ground."""
    b.rod((x, y, .20), (x, y, z + .38), .030, 'galvanised')
    b.rod((x, y, .34), (x, y, z + .22), .038, 'galvanised')
    b.rod((x, y, z + .38), (x, y, z + .42), .014, 'galvanised')
    b.tube([(x, y, z + .42), (x - .13, y, z + .42), (x - .13, y, z + .51)], .010, 'plastic', 0)
    b.box((x, y + .03, z + .03), (.10, .06, .09), 'chassis', .012)
    b.box((x, y, .20), (.10, .10, .02), 'galvanised', .004)
    for side in (-1, 1):
        b.box((x, y + side * .048, .145), (.05, .008, .12), 'galvanised', .002)
    w = b.at((x, y, .105))
    w.lathe([(-.038, .03), (-.036, .072), (-.034, .094), (-.018, .105), (.018, .105), (.034, .094), (.036, .072), (.038, .03)], 'rubber', sides=48)
    w.lathe([(-.04, .001), (-.04, .06), (-.034, .07)], 'galvanised', sides=32)


def gas_bottle(b, x, y, z, mat='gasgrey'):
    """A 9 kg gas bottle with foot ring, collar and valve."""
    b.lathe([(0, .12), (.03, .12), (.035, .10), (.05, .11), (.07, .146), (.10, .155), (.34, .155), (.39, .145), (.43, .11), (.445, .05), (.445, .001)], mat, (x, y, z), (0, 0, 1), 56)
    b.lathe([(.40, .098), (.535, .092), (.54, .089), (.535, .086), (.40, .092)], mat, (x, y, z), (0, 0, 1), 48, arc=(.9, 5.2))
    b.rod((x, y, z + .44), (x, y, z + .51), .024, 'gold')
    b.rod((x - .03, y, z + .50), (x + .06, y, z + .50), .016, 'gold')


def jerry(b, x, y, z, mat='paint'):
    """A jerry can in a holder."""
    b.box((x, y, z + .23), (.33, .155, .42), mat, .03)
    for dz in (.16, .30):
        b.box((x, y - .079, z + dz), (.25, .006, .012), mat, .003)
    b.tube([(x - .10, y, z + .43), (x - .10, y, z + .47), (x + .06, y, z + .47), (x + .06, y, z + .43)], .012, mat, 0)
    b.box((x, y, z + .05), (.36, .19, .10), 'chassis', .006)


def axles(b, xs, radius, track, y_wall, z_arch, outer):
    """Wheels, trailing arms, springs, drums and mudguards for one or two axles."""
    for x in xs:
        b.rod((x, -track, radius), (x, track, radius), .03, 'chassis')
        for side in (-1, 1):
            offroad_wheel(b, (x, side * track, radius), side, radius)
            b.lathe([(-.06, .02), (-.06, .15), (.05, .15)], 'chassis', (x, side * (track - .06), radius), (0, -side, 0))
            b.tube([(x, side * .62, radius), (x - .42, side * .62, .54)], .045, 'chassis', 0, 8)
            b.tube([(x + .05, side * .66, radius + .02), (x + .12, side * .66, .58)], .028, 'redlens', 0, 12)
    for side in (-1, 1):
        b.tube([(x, side * (y_wall + .004), z) for x, z in outer], 1, 'plastic', 0, profile=rounded([(-.035, -.02), (.03, -.02), (.03, .02), (-.035, .02)], .01))
        b.box((xs[-1] + radius + .10, side * track, .44), (.012, .28, .40), 'rubber', .004)


def under(b, x0, x1):
    """Water tanks, a pipe run and corner steadies under the floor."""
    for x, l in ((x0 + 1.35, .95), (x1 - 1.0, .8)):
        b.box((x, 0, .50), (l, .96, .20), 'vinyl', .04)
    for x in (x0 + .35, x1 - .40):
        for side in (-1, 1):
            b.box((x, side * .88, .56), (.42, .06, .07), 'galvanised', .008)
            b.tube([(x - .16, side * .88, .54), (x + .22, side * .88, .50)], .022, 'galvanised', 0)


def rear_bar(b, x, z=.56, spare=True, radius=.385, y_lamp=.98):
    """A bumper bar with the spare wheel, jerry can holders and number plate."""
    b.box((x + .10, 0, z), (.10, 2.24, .12), 'chassis', .012)
    for side in (-1, 1):
        b.box((x - .25, side * .56, z), (.70, .05, .13), 'chassis', .008)
    if spare:
        b.box((x + .06, -.38, z + .30), (.10, .12, .60), 'chassis', .01)
        w = b.at((x + .185, -.38, z + .56), (0, 0, math.pi / 2))
        offroad_wheel(w, (0, 0, 0), -1, radius, .24)
    b.numberplate((x + .158, .52, z + .0), 1)


def lamp_cluster(b, x, y, z, mat='plastic'):
    """Three round lamps in an upright housing on the tail: stop, turn, reverse."""
    b.plate(rectangle(y - .075, z - .24, y + .075, z + .24, .06), .03, mat, 'yz', x, .008)
    for dz, lens in ((.15, 'redlens'), (0, 'amber'), (-.15, 'clearlens')):
        b.lathe([(.024, .001), (.022, .03), (.014, .055), (0, .062)], lens, (x, y, z + dz), (1, 0, 0), 32)
        b.lathe([(0, .062), (.012, .066), (.014, .058)], 'chrome', (x, y, z + dz), (1, 0, 0), 32)
