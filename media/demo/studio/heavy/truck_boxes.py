"""Load bodies of light trucks: insulated or dry box, curtain sides, tipping tub."""
import math
from studio.heavy.shapes import rectangle


def box_body(b, x0, x1, z0, z1, half, skin='white', ribs=0, frame='alum'):
    """A box with rails, corner posts, marker lamps and two rear doors with lock rods."""
    b.box(((x0 + x1) / 2, 0, (z0 + z1) / 2), (x1 - x0, 2 * half, z1 - z0), skin, .012)
    for s in (-1, 1):
        b.box(((x0 + x1) / 2, s * (half + .004), z0 + .06), (x1 - x0 + .02, .03, .13), frame, .008)
        b.box(((x0 + x1) / 2, s * (half - .005), z1 - .02), (x1 - x0 + .02, .05, .085), frame, .016)
        for x in (x0 + .01, x1 - .01):
            b.box((x, s * (half - .005), (z0 + z1) / 2), (.075, .05, z1 - z0), frame, .018)
        for i in range(ribs):
            b.box((x0 + (i + 1) * (x1 - x0) / (ribs + 1), s * half, (z0 + z1) / 2), (.045, .022, z1 - z0 - .2), skin, .006)
        for i in range(4):
            b.box((x0 + .3 + i * (x1 - x0 - .6) / 3, s * (half + .022), z0 + .03), (.10, .014, .035), 'amber', .006)
    for x in (x0, x1):
        b.box((x, 0, z1 - .02), (.05, 2 * half, .085), frame, .016)
    doors(b, x1, z0, z1, half, skin)
    bearers(b, x0, x1, z0, half)


def bearers(b, x0, x1, z0, half):
    """Cross members and two long rails between a body's floor at z0 and the chassis of a light truck, on which the rails lie."""
    for i in range(9):
        b.box((x0 + .2 + i * (x1 - x0 - .4) / 8, 0, z0 - .05), (.06, 2 * half - .1, .10), 'chassis', .006)
    for s in (-1, 1):
        b.box(((x0 + x1) / 2, s * .36, z0 - .148), (x1 - x0, .07, .176), 'chassis', .006)


def doors(b, x, z0, z1, half, skin):
    """Two rear doors with hinges, lock rods and handles."""
    for s in (-1, 1):
        b.plate(rectangle(*sorted((s * .012, s * (half - .06)))[:1], z0 + .10, sorted((s * .012, s * (half - .06)))[1], z1 - .09, .015), .03, skin, 'yz', x + .016, .006)
        for y in (s * .16, s * (half - .34)):
            b.rod((x + .055, y, z0 + .04), (x + .055, y, z1 - .06), .015, 'galvanised')
            for z in (z0 + .07, z0 + .75, (z0 + z1) / 2 + .25, z1 - .12):
                b.box((x + .045, y, z), (.035, .08, .05), 'galvanised', .008)
            b.box((x + .066, y + s * .10, z0 + .62), (.022, .26, .035), 'galvanised', .008)
        for i in range(4):
            b.box((x + .03, s * (half - .05), z0 + .3 + i * (z1 - z0 - .6) / 3), (.03, .14, .07), 'galvanised', .008)
        b.box((x + .02, s * (half - .12), z1 - .02), (.03, .10, .04), 'redlens', .008)


def fridge_unit(b, x, z, half=.62):
    """The cooling unit on the front wall, above the cab."""
    b.box((x - .20, 0, z), (.40, 2 * half, .60), 'white', .07, segments=6)
    b.box((x - .405, 0, z + .06), (.02, 2 * half - .22, .36), 'satin', .02)
    for i in range(8):
        b.box((x - .42, 0, z - .08 + i * .042), (.014, 2 * half - .28, .012), 'plastic', .003)
    for y in (-.28, .28):
        b.lathe([(.0, .13), (-.015, .14), (-.015, .15), (.01, .155)], 'plastic', (x - .418, y, z + .06), (1, 0, 0), 40)
    b.box((x - .40, 0, z - .22), (.03, .7, .05), 'flash', .01)


def side_door(b, x0, x1, z0, z1, s, half, skin='white'):
    """A service door in the side of a box."""
    b.plate([rectangle(x0, z0, x1, z1, .03), rectangle(x0 + .03, z0 + .03, x1 - .03, z1 - .03, .02)], .02, 'alum', 'xz', s * (half + .006), .005)
    b.plate(rectangle(x0 + .035, z0 + .035, x1 - .035, z1 - .035, .02), .016, skin, 'xz', s * (half + .006), .004)
    b.rod((x1 - .12, s * (half + .035), z0 + .1), (x1 - .12, s * (half + .035), z1 - .1), .014, 'galvanised')
    b.box((x1 - .20, s * (half + .045), z0 + .7), (.22, .02, .03), 'galvanised', .008)


def curtain_body(b, x0, x1, z0, z1, half):
    """A curtain-sided body: soft pleats, straps with buckles, solid ends and roof."""
    bearers(b, x0, x1, z0, half)
    b.box(((x0 + x1) / 2, 0, z1 - .03), (x1 - x0, 2 * half, .09), 'white', .02)
    b.box((x0 + .03, 0, (z0 + z1) / 2), (.06, 2 * half, z1 - z0), 'white', .015)
    b.box(((x0 + x1) / 2, 0, z0 + .04), (x1 - x0, 2 * half - .12, .10), 'chassis', .01)
    b.box((x1 - .04, 0, (z0 + z1) / 2), (.06, 2 * half - .02, z1 - z0), 'white', .015)
    doors(b, x1, z0, z1, half, 'white')
    n = 160
    for s in (-1, 1):
        top, low = z1 - .07, z0 - .01
        rows = []
        for k in range(9):
            t = k / 8
            rows.append([(x0 + .08 + (x1 - x0 - .16) * i / n, s * (half - .012 + .014 * math.sin(i * .78) * (.35 + .65 * math.sin(math.pi * t)) + .010 * math.sin(i * .21 + 2 * t)), low + (top - low) * t) for i in range(n + 1)])
        b.loft(rows, 'sheeting', 0, closed=False, caps=False, angle=80)
        count = 9
        for i in range(count):
            x = x0 + .35 + i * (x1 - x0 - .7) / (count - 1)
            b.box((x, s * (half + .012), z0 + .20), (.045, .006, .52), 'vinyl', .002)
            b.box((x, s * (half + .022), z0 + .10), (.055, .02, .10), 'galvanised', .006)
        b.box(((x0 + x1) / 2, s * half, z1 - .05), (x1 - x0, .05, .11), 'alum', .012)
        b.box(((x0 + x1) / 2, s * (half - .02), z0 - .03), (x1 - x0, .04, .07), 'alum', .008)
        for x in (x0 + .03, x1 - .03):
            b.box((x, s * (half - .004), (z0 + z1) / 2), (.08, .06, z1 - z0), 'alum', .015)


def tub(b, x0, x1, z, half, height):
    """A steel tipping tub with ribs, hinged tailgate, hoist and a board over the cab."""
    wall = lambda y: b.hull([(x0, y - .03, z), (x1 - .05, y - .03, z), (x1 - .05, y + .03, z), (x0, y + .03, z), (x0, y - .03, z + height), (x1, y - .03, z + height), (x1, y + .03, z + height), (x0, y + .03, z + height)], 'paint', .01)
    for s in (-1, 1):
        wall(s * half)
        b.box(((x0 + x1) / 2 - .02, s * (half + .015), z + height), (x1 - x0 + .06, .12, .09), 'paint', .02)
        b.box(((x0 + x1) / 2 - .02, s * (half + .01), z + .02), (x1 - x0 - .02, .09, .11), 'paint', .015)
        for i in range(6):
            x = x0 + .12 + i * (x1 - x0 - .36) / 5
            b.hull([(x - .065, s * half, z), (x + .065, s * half, z), (x + .045, s * (half + .07), z), (x - .045, s * (half + .07), z), (x - .065, s * half, z + height), (x + .065, s * half, z + height), (x + .045, s * (half + .055), z + height), (x - .045, s * (half + .055), z + height)], 'paint', .008)
    b.box(((x0 + x1) / 2, 0, z + .02), (x1 - x0 - .06, 2 * half, .06), 'paint', .01)
    b.box((x0 + .02, 0, z + height / 2), (.06, 2 * half, height), 'paint', .01)
    b.box((x1 - .02, 0, z + height / 2 - .02), (.06, 2 * half - .08, height - .06), 'paint', .012)
    for y in (-half * .55, 0, half * .55):
        b.box((x1 + .03, y, z + height / 2 - .02), (.05, .08, height - .10), 'paint', .012)
    for s in (-1, 1):
        b.rod((x1 + .02, s * (half + .06), z + height + .05), (x1 + .02, s * (half - .06), z + height + .05), .035, 'chassis')
    board(b, x0, max(z + height, 2.06), half)
    b.box((x0 + .02, 0, (z + height + 2.1) / 2), (.06, 2 * half, 2.16 - z - height), 'paint', .01)
    b.rod((x0 + .35, 0, z - .30), (x0 + .75, 0, z - .02), .085, 'chassis')
    for s in (-1, 1):
        b.box(((x0 + x1) / 2, s * .38, z - .10), (x1 - x0 - .2, .09, .16), 'chassis', .008)
        b.tube([(x1 - .55, s * .5, z - .30), (x1 - .25, s * .5, z - .05)], .05, 'chassis', 0)


def board(b, x, z, half):
    """The guard that reaches forward over the cab roof."""
    b.box((x + .02, 0, z + .13), (.06, 2 * half, .30), 'paint', .012)
    b.box((x - .38, 0, z + .28), (.84, 2 * half, .05), 'paint', .012)
    for s in (-1, 1):
        b.hull([(x - .05, s * half - .03, z - .05), (x + .05, s * half - .03, z - .05), (x + .05, s * half + .03, z - .05), (x - .05, s * half + .03, z - .05), (x - .78, s * half - .03, z + .27), (x + .05, s * half - .03, z + .27), (x + .05, s * half + .03, z + .27), (x - .78, s * half + .03, z + .27)], 'paint', .008)
