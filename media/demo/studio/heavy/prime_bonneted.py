"""A bonneted prime mover with a sleeper, in the Australian manner: bright grille and bar, stacks, round tanks."""
from studio.heavy.prime_parts import bogie, bull_bar, bumper, door_trim, grab, horns, markers, visor
from studio.heavy.shapes import rectangle, rounded, shrunk
from studio.heavy.skin import Skin, seam
from studio.heavy.truck_parts import cylinder_tank, exhaust_stack, mirror_pair, round_lamp, seat, steering_wheel
from studio.vehicles import Shot, Vehicle

STEER, DRIVES, TAIL = 1.22, (5.55, 6.88), 7.62
CAB = [  # z, nose, back, half width, nose corner, back corner
    (1.02, 2.06, 3.42, .98, .06, .03), (1.10, 2.03, 3.44, 1.02, .08, .04), (1.60, 2.02, 3.44, 1.035, .09, .04), (2.08, 2.03, 3.44, 1.035, .10, .04), (2.22, 2.08, 3.44, 1.03, .12, .04),
    (2.50, 2.22, 3.44, 1.00, .14, .05), (2.80, 2.38, 3.44, .965, .16, .06), (2.90, 2.45, 3.44, .94, .18, .07), (2.97, 2.56, 3.44, .88, .2, .08), (3.0, 2.72, 3.40, .76, .2, .1), (3.01, 2.9, 3.3, .5, .15, .1)]
SLEEPER = [(.98, 3.47, 4.70, 1.04, .03, .06), (1.06, 3.46, 4.72, 1.08, .04, .08), (2.0, 3.46, 4.72, 1.09, .05, .09), (2.85, 3.46, 4.72, 1.08, .06, .10), (3.0, 3.50, 4.72, 1.06, .10, .10),
           (3.25, 3.72, 4.71, 1.0, .2, .12), (3.42, 3.98, 4.68, .92, .24, .16), (3.49, 4.16, 4.62, .80, .2, .16), (3.51, 4.3, 4.5, .6, .08, .08)]
PANE = rounded([(.035, 2.235, .03), (.87, 2.265, .08), (.80, 2.80, .09), (.035, 2.83, .03)], .04, 8)
DOOR_GLASS = rounded([(2.36, 2.13, .05), (3.30, 2.13, .05), (3.30, 2.78, .08), (2.62, 2.78, .12)], .06, 8)
DOOR = rounded([(2.16, 1.14, .05), (2.16, 2.18, .08), (2.54, 2.87, .14), (3.37, 2.87, .06), (3.37, 1.14, .05)], .05, 8)
HOTSPOTS = {'bonnet': (1.2, 0, 2.06), 'bull-bar': (-.08, 0, 1.3), 'headlamps': (.08, -.86, 1.175), 'cab': (2.75, -1.09, 1.75), 'fuel-tanks': (3.0, 1.32, .75), 'exhaust-stacks': (4.86, 1.06, 2.9), 'turntable': (6.1, 0, 1.32), 'drive-wheels': (6.2, -1.30, .9)}
SIDE_PORT = rectangle(3.80, 2.25, 4.30, 2.62, .08)


def build(b):
    """Builds the truck; returns its place on the turntable."""
    bogie(b, STEER, DRIVES, TAIL, .45, 4.72)
    cab(b)
    sleeper(b)
    _bonnet(b)
    _front(b)
    for s in (-1, 1):
        _flank(b, s)
    mirror_pair(b, 2.42, 1.0, 2.42, .62, 'polished', .26, .21)
    return Vehicle(3.7, TAIL, HOTSPOTS, {
        'wheel': Shot((-.4, -4.6, 1.0), (1.22, -1.05, .75), 75), 'lamp': Shot((-2.3, -3.0, 1.7), (.40, -.8, 1.25), 75),
        'coupling': Shot((9.6, -3.6, 2.5), (6.0, -.1, 1.1), 55), 'engine': Shot((-2.6, -2.6, 2.3), (.6, -.1, 1.55), 55)})


def mirrored(outline):
    """The same outline on the other side of the centre line."""
    return [(-a, z) for a, z in reversed(outline)]


def cab(b, dressed=True):
    """The cab; dressed = a bright visor, horns and marker lamps."""
    skin = Skin(b, CAB, .05)
    front, side = (1, 2.75), (-2, 2)
    panes = [(PANE, 'yz', *front), (mirrored(PANE), 'yz', *front)]
    skin.cut('paint', panes + [(DOOR_GLASS, 'xz', *side), (seam(DOOR, .010), 'xz', -2, -.6), (seam(DOOR, .010), 'xz', .6, 2)])
    for pane in panes:
        skin.piece('glass', pane, -.008, .004)
        skin.piece('gloss', pane, .002, .02, minus=[(shrunk(pane[0], .02), *pane[1:])])
    skin.piece('glass', (DOOR_GLASS, 'xz', *side), -.012, .004)
    skin.piece('gloss', (DOOR_GLASS, 'xz', *side), -.003, .02, minus=[(shrunk(DOOR_GLASS, .02), 'xz', *side)])
    for s in (-1, 1):
        low, high = (-2, -.4) if s < 0 else (.4, 2)
        skin.piece('lining', (rectangle(2.12, 1.10, 3.42, 2.92, .02), 'xz', low, high), -.036, .004, minus=[(DOOR_GLASS, 'xz', *side)])
        door_trim(b, s, 3.18, 1.035, 1.92)
        b.box((2.64, s * 1.01, 2.46), (.035, .03, .64), 'plastic', .008, (0, .30, 0))
        seat(b, 2.98, s * .52, 1.72, 'leather', .52)
    b.box((2.35, 0, 1.98), (.42, 1.76, .34), 'plastic', .08, segments=5)
    steering_wheel(b, (2.64, .52, 2.12), -.75, .24)
    b.box((3.0, 0, 1.25), (.8, 1.9, .05), 'dark', .01)
    b.box((3.0, 0, 2.93), (.7, 1.3, .02), 'lining', .01)
    if dressed:
        visor(b, 2.47, 2.90, .90, 'polished', .17, .22)
        markers(b, 2.66, 2.985, (-.62, -.31, 0, .31, .62))
        horns(b, 2.70, -.50, 3.10)
    for s in (-1, 1):
        b.tube([(2.12, s * .06, 2.23), (2.20, s * .40, 2.31), (2.24, s * .66, 2.33)], .010, 'plastic', 6, 8)


def sleeper(b, dressed=True):
    """The sleeper; dressed = bright strips and exhaust stacks."""
    skin = Skin(b, SLEEPER, .05)
    skin.cut('paint', [(SIDE_PORT, 'xz', -2, 2), (seam(rectangle(3.62, 1.14, 4.52, 1.74, .05), .009), 'xz', -2, -.6), (seam(rectangle(3.62, 1.14, 4.52, 1.74, .05), .009), 'xz', .6, 2)])
    skin.piece('darkglass', (SIDE_PORT, 'xz', -2, 2), -.006, .004)
    skin.piece('gloss', (SIDE_PORT, 'xz', -2, 2), .004, .02, minus=[(shrunk(SIDE_PORT, .028), 'xz', -2, 2)])
    skin.piece('dark', (rectangle(3.5, 1.0, 4.7, 2.8, .02), 'xz', -2, 2), -.036, .004, minus=[(SIDE_PORT, 'xz', -2, 2)])
    b.box((3.455, 0, 1.95), (.08, 1.9, 1.8), 'dark', .01)
    for s in (-1, 1) if dressed else ():
        for z in (1.90, 3.02):
            b.box((4.1, s * 1.088, z), (.9, .012, .018), 'polished', .005)
        b.box((4.4, s * 1.092, 1.46), (.10, .02, .05), 'chrome', .012)
        exhaust_stack(b, 4.86, s * .92, 1.15, 3.72, .082)
        b.box((4.86, s * .92, 1.1), (.18, .18, .12), 'chassis', .02)


def _bonnet(b):
    def ring(x, w, top, low=1.02, r=.16):
        return [(x, y, z) for y, z in rounded([(-w, low, .02), (w, low, .02), (w, top, r), (-w, top, r)], 0, 8)]
    b.loft([ring(.335, .475, 1.86), ring(.36, .495, 1.895), ring(.5, .51, 1.925), ring(.9, .56, 1.975), ring(1.4, .65, 2.03), ring(1.9, .78, 2.09), ring(2.04, .83, 2.10)], 'paint', 0, angle=45)
    for s in (-1, 1):
        b.box((1.62, s * .735, 1.62), (.45, .03, .20), 'dark', .01, (0, 0, s * -.20 + (0)))
        for i in range(5):
            b.box((1.62, s * .742, 1.545 + i * .036), (.44, .03, .012), 'polished', .003, (0, 0, s * -.20))
        b.box((1.05, s * .60, 1.78), (.12, .02, .03), 'chrome', .008)
        _guard(b, s)


def _guard(b, s):
    path = [(.30, s * .86, .98), (.34, s * .86, 1.16), (.52, s * .86, 1.30), (.85, s * .86, 1.375), (1.22, s * .86, 1.385), (1.58, s * .86, 1.30), (1.83, s * .87, 1.10), (1.93, s * .88, .80)]
    prof = rounded([(-.37, -.055, .04), (.37, -.055, .05), (.37, .055, .06), (-.37, .055, .02)], .03, 6)
    b.tube(path, 1, 'paint', 8, profile=prof)
    b.loft([[(x, s * (.50 + t), z) for x, z in ((.42, 1.0), (.46, 1.20), (.85, 1.33), (1.22, 1.34), (1.6, 1.25), (1.86, 1.0))] for t in (0, .02)], 'dark', 0, closed=False, caps=False)
    b.box((.62, s * .62, 1.10), (.5, .3, .22), 'dark', .02)
    b.box((.36, s * .86, 1.17), (.34, .48, .27), 'polished', .06, segments=5)
    for dy in (-.115, .115):
        round_lamp(b, (.175, s * .86 + dy, 1.175), .092, -1, 'chrome', 'lens')
    b.ball((.78, s * 1.20, 1.40), (.07, .035, .035), 'amber', 20)


def _front(b):
    frame = rounded([(-.46, .78, .05), (.46, .78, .05), (.50, 1.40, .1), (.47, 1.88, .12), (-.47, 1.88, .12), (-.50, 1.40, .1)], .05, 8)
    b.plate([frame, shrunk(frame, .055)], .10, 'polished', 'yz', .30, .02)
    b.plate(shrunk(frame, .04), .02, 'dark', 'yz', .33, .004)
    for i in range(15):
        y = -.378 + i * .054
        b.box((.285, y, 1.33), (.03, .016, .98), 'polished', .006)
    for z in (1.10, 1.55):
        b.box((.275, 0, z), (.02, .84, .03), 'polished', .008)
    bumper(b, .0, .30, .78, 1.22)
    bull_bar(b, .02, .74, 1.55, .56)
    b.box((.22, 0, .60), (.35, 1.5, .30), 'dark', .02)


def _flank(b, s):
    b.lathe([(-.42, .001), (-.44, .12), (-.40, .185), (-.36, .195), (.30, .195), (.34, .18), (.36, .12), (.44, .10), (.46, .001)], 'polished', (2.16, s * .98, 1.66), (0, 0, 1), 56)
    for z in (1.40, 1.86):
        b.lathe([(-.03, .196), (-.025, .206), (.025, .206), (.03, .196)], 'satin', (2.16, s * .98, z), (0, 0, 1), 56)
    b.tube([(2.16, s * .98, 2.10), (2.16, s * .94, 2.20), (2.10, s * .72, 2.16)], .07, 'polished', 6, 16)
    cylinder_tank(b, 2.18, 3.60, s * .93, .70, .335, 'polished', 3)
    cylinder_tank(b, 3.66, 4.62, s * .93, .70, .335, 'polished', 2)
    for x, z in ((2.75, .86), (2.75, .60)):
        b.box((x, s * 1.24, z), (.62, .12, .022), 'checker', .006)
        for dx in (-.24, .24):
            b.box((x + dx, s * 1.20, z - .03), (.03, .10, .05), 'polished', .006)
    grab(b, 3.44, 1.05, 1.35, 2.45, s)
    b.box((3.3, s * 1.045, 1.06), (2.6, .025, .07), 'polished', .008)
    for x in (2.4, 3.0, 3.6, 4.2):
        b.ball((x, s * 1.06, 1.06), (.04, .016, .018), 'amber', 16)
    b.box((4.85, s * .93, .72), (.36, .62, .52), 'checker', .02)
