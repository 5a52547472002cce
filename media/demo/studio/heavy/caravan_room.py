"""The inside of a caravan: island bed at the front, kitchen on the kerb side, club lounge opposite; lit by its own lamps."""
import random
from studio import stage
from studio.heavy.caravan_furniture import bed, kitchen, lounge, overhead
from studio.heavy.shapes import rectangle
from studio.vehicles import Shot, Vehicle

LONG, HALF, HIGH, LIFT = 5.2, 1.16, 2.02, .6
VIEWS = {'kitchen': ((5.05, .34, 1.48), (1.9, -.42, 1.02), 20), 'bed': ((3.30, -.05, 1.50), (.4, -.05, .86), 20), 'lounge': ((4.95, -.50, 1.48), (2.7, .62, .88), 20)}
WINDOWS = {-1: ((.35, .95, 1.05, 1.45), (2.45, 1.05, 3.75, 1.48)), 1: ((.35, .95, 1.05, 1.45), (2.35, 1.0, 3.95, 1.52))}


def build(b):
    """Builds the room above the studio's floor; its close-ups are the pictures."""
    b = b.at((0, 0, LIFT))
    _walls(b)
    _floor(b)
    bed(b, HALF)
    kitchen(b, 2.12, 4.15, HALF)
    lounge(b, 2.12, 4.25, HALF)
    for side in (-1, 1):
        overhead(b, 2.12, 4.2, side, HALF, HIGH)
        overhead(b, .02, 1.9, side, HALF, HIGH)
    _ceiling(b)
    _lamps(b)
    raised = lambda p: (p[0], p[1], p[2] + LIFT)
    return Vehicle(2.6, LONG, {}, {name: Shot(raised(place), raised(target), lens) for name, (place, target, lens) in VIEWS.items()})


def _walls(b):
    for side in (-1, 1):
        holes = [rectangle(*w, .05) for w in WINDOWS[side]]
        b.plate([rectangle(-.02, 0, LONG + .1, HIGH, .002)] + holes, .05, 'panel', 'xz', side * (HALF + .025), .004)
        for x0, z0, x1, z1 in WINDOWS[side]:
            b.plate([rectangle(x0 - .03, z0 - .03, x1 + .03, z1 + .03, .07), rectangle(x0 + .01, z0 + .01, x1 - .01, z1 - .01, .05)], .03, 'satin', 'xz', side * (HALF + .004), .008)
            b.plate(rectangle(x0, z0, x1, z1, .05), .004, 'daylight', 'xz', side * (HALF + .045), .001)
            n = 7
            for i in range(n):
                b.box(((x0 + x1) / 2, side * (HALF - .022), z1 - .005 - i * .020), (x1 - x0 + .01, .020, .018), 'linen', .006)
    for x in (-.03, LONG + .08):
        b.box((x, 0, HIGH / 2), (.06, 2 * HALF + .1, HIGH), 'panel', .004)


def _floor(b):
    rng = random.Random(26)
    for row in range(15):
        y0 = -HALF + row * (2 * HALF / 15)
        x = -rng.random() * 1.2
        while x < LONG:
            length = 1.22
            b.box((x + length / 2, y0 + HALF / 15, -.006), (length - .003, 2 * HALF / 15 - .003, .012), rng.choice(('plank1', 'plank2', 'plank3')), .001)
            x += length
    b.box((LONG / 2, 0, -.03), (LONG, 2 * HALF, .03), 'dark', 0)


def _ceiling(b):
    b.box((LONG / 2, 0, HIGH + .02), (LONG + .2, 2 * HALF + .1, .04), 'ceiling', .004)
    for x in (1.0, 2.6, 3.6):
        b.lathe([(.0, .062), (-.012, .06), (-.014, .05)], 'chrome', (x, 0, HIGH - .002), (0, 0, 1), 40)
        b.lathe([(-.010, .001), (-.010, .05)], 'warm', (x, 0, HIGH - .002), (0, 0, 1), 32)
    b.box((3.15, 0, HIGH - .01), (.56, .56, .05), 'white', .03)
    b.box((3.15, 0, HIGH - .03), (.42, .42, .03), 'satin', .02)
    for side in (-1, 1):
        b.box((LONG / 2, side * .62, HIGH - .004), (LONG - .4, .014, .008), 'ledsoft', .002)


def _lamps(b):
    lights = [('ceiling', (2.9, 0, HIGH - .06), (2.9, 0, 0), 3.8, .8, 30, (1, .95, .88)), ('front', (.9, 0, HIGH - .06), (.9, 0, 0), 1.2, 1.2, 10, (1, .93, .85)),
              ('fill', (4.95, 0, 1.3), (1.5, 0, 1.0), 1.2, 1.2, 11, (1, .98, .95))]
    lights += [(f'day{side}{i}', (x, side * (HALF - .05), 1.25), (x, 0, .7), w, .42, 14, (.93, .97, 1)) for side in (-1, 1) for i, (x, w) in enumerate(((.7, .6), (3.1, 1.3)))]
    for light in lights:
        lamp = stage.add_light(*light)
        lamp.parent = b.parent
