"""The box of a caravan: side walls with real window and door openings, a wrapped front, roof and tail, and its fittings."""
from studio.heavy.shapes import rectangle, rounded


def skin(b, line, width, mat, closed=False):
    """A sheet that follows an outline in x and z across the width."""
    h = width / 2
    v = [(x, y, z) for x, z in line for y in (-h, h)]
    n = len(line)
    f = [(2 * i, 2 * i + 1, 2 * ((i + 1) % n) + 1, 2 * ((i + 1) % n)) for i in range(n if closed else n - 1)]
    return b.solid(v, f, mat, 45)


def shell(b, outline, width, holes, mat='paint', floor=.66, trim='mould', wall=.04):
    """Walls, wrapped skin, corner mouldings and a dark floor; holes is {-1: [...], 1: [...]} by side."""
    for side in (-1, 1):
        b.plate([outline] + holes[side], wall, mat, 'xz', side * (width / 2 - wall / 2), .004)
        b.tube([(x, side * (width / 2 - .006), z) for x, z in outline], .017, trim, 0, 8, True)
    skin(b, outline, width - .01, mat, True)
    x0, x1 = min(p[0] for p in outline), max(p[0] for p in outline)
    b.box(((x0 + x1) / 2, 0, floor + .06), (x1 - x0 - .5, width - .12, .03), 'dark', 0)


def window(b, box, side, y, blind='linen', drop=.3):
    """An acrylic push-out window: black surround, tinted pane proud of the wall, a blind partly down behind it."""
    x0, z0, x1, z1 = box
    inner = rectangle(x0 + .035, z0 + .035, x1 - .035, z1 - .035, .05)
    b.plate([rectangle(x0 - .012, z0 - .012, x1 + .012, z1 + .012, .075), inner], .034, 'plastic', 'xz', side * (y + .008), .006)
    b.plate([rectangle(x0 + .004, z0 + .004, x1 - .004, z1 - .004, .065), inner], .012, 'gloss', 'xz', side * (y + .026), .003)
    b.plate(rectangle(x0 + .03, z0 + .03, x1 - .03, z1 - .03, .05), .006, 'darkglass', 'xz', side * (y + .024), .001)
    if drop:
        b.box(((x0 + x1) / 2, side * (y - .05), z1 - (z1 - z0) * drop / 2), (x1 - x0 - .04, .006, (z1 - z0) * drop), blind, 0)


def hole(box):
    """The opening that a window or door needs in the wall."""
    x0, z0, x1, z1 = box
    return rectangle(x0 + .02, z0 + .02, x1 - .02, z1 - .02, .06)


def hatch(b, box, side, y, mat='paint', lock=True, radius=.04):
    """A service or boot door: a seam, a raised lid and its locks."""
    x0, z0, x1, z1 = box
    b.plate([rectangle(x0, z0, x1, z1, radius), rectangle(x0 + .022, z0 + .022, x1 - .022, z1 - .022, radius * .7)], .014, 'mould', 'xz', side * (y + .004), .004)
    b.plate(rectangle(x0 + .026, z0 + .026, x1 - .026, z1 - .026, radius * .7), .010, mat, 'xz', side * (y + .004), .003)
    if lock:
        for x in (x0 + .09, x1 - .09):
            b.box((x, side * (y + .014), z0 + .05), (.05, .014, .022), 'plastic', .004)


def vent(b, box, side, y):
    """A louvred refrigerator vent."""
    x0, z0, x1, z1 = box
    b.plate(rectangle(x0, z0, x1, z1, .02), .016, 'white', 'xz', side * (y + .006), .004)
    for i in range(7):
        z = z0 + (i + .8) * (z1 - z0) / 7.6
        b.box(((x0 + x1) / 2, side * (y + .016), z), (x1 - x0 - .05, .012, .010), 'plastic', .002)


def door(b, x0, x1, z0, z1, side, y, mat='paint'):
    """An entry door with a tinted upper window, a recessed handle, a grab handle and hinges."""
    pane = rectangle(x0 + .12, z1 - .78, x1 - .12, z1 - .16, .06)
    b.plate([rectangle(x0 - .03, z0 - .03, x1 + .03, z1 + .03, .09), rectangle(x0 + .004, z0 + .004, x1 - .004, z1 - .004, .075)], .026, 'plastic', 'xz', side * (y + .006), .006)
    b.plate([rectangle(x0 + .014, z0 + .014, x1 - .014, z1 - .014, .07), pane], .03, mat, 'xz', side * (y - .001), .007)
    b.plate([rectangle(x0 + .09, z1 - .81, x1 - .09, z1 - .13, .08), pane], .02, 'plastic', 'xz', side * (y + .012), .005)
    b.plate(pane, .006, 'darkglass', 'xz', side * (y + .008), .001)
    b.box((x1 - .10, side * (y + .024), z0 + .98), (.075, .03, .15), 'plastic', .014)
    b.box((x1 - .10, side * (y + .042), z0 + .98), (.035, .014, .10), 'gloss', .006)
    b.tube([(x1 + .12, side * (y - .01), z0 + .62), (x1 + .12, side * (y + .06), z0 + .68), (x1 + .12, side * (y + .06), z0 + 1.18), (x1 + .12, side * (y - .01), z0 + 1.24)], .014, 'polished', 6)
    for z in (z0 + .25, (z0 + z1) / 2, z1 - .25):
        b.box((x0 - .008, side * (y + .022), z), (.04, .016, .10), 'plastic', .005)
    for i, (dz, reach) in enumerate(((-.10, .02), (-.34, .22))):
        b.box(((x0 + x1) / 2, side * (y + reach - .10), z0 + dz), (x1 - x0 - .06, .25, .028), 'checker', .008)
    for x in (x0 + .06, x1 - .06):
        b.rod((x, side * (y - .1), z0 - .08), (x, side * (y + .13), z0 - .34), .014, 'chassis')


def awning(b, x0, x1, z, side, y, arm=1.42):
    """A roll-out awning in its cassette, with end caps and folded arms."""
    b.tube([(x0, side * (y + .075), z), (x1, side * (y + .075), z)], .062, 'vinyl', 0, 28)
    b.tube([(x0 + .04, side * (y + .108), z - .058), (x1 - .04, side * (y + .108), z - .058)], .017, 'mould', 0, 16)
    b.box(((x0 + x1) / 2, side * (y + .02), z + .055), (x1 - x0, .05, .03), 'alum', .008)
    for x in (x0, x1):
        b.box((x, side * (y + .062), z - .006), (.045, .145, .155), 'plastic', .03)
        b.box((x, side * (y + .016), z - .07 - arm / 2), (.045, .034, arm), 'mould', .008)
        b.box((x, side * (y + .040), z - .06 - arm / 2), (.030, .022, arm - .1), 'plastic', .006)


def aircon(b, x, z):
    """A low roof air conditioner with side grilles."""
    s = [[(x + dx + px, py, z + h) for px, py in rounded([(-l, -w), (l, -w), (l, w), (-l, w)], .10)] for dx, l, w, h in ((0, .52, .36, -.02), (0, .53, .37, .06), (.02, .50, .345, .15), (.05, .44, .29, .195))]
    b.loft(s, 'white', 0, angle=50)
    for side in (-1, 1):
        for i in range(5):
            b.box((x + .22, side * .358, z + .055 + i * .018), (.42, .02, .006), 'plastic', 0)


def roof_hatch(b, x, z, size=.40, y=0.0):
    """A roof vent dome."""
    b.box((x, y, z + .015), (size + .10, size + .10, .04), 'white', .012)
    b.box((x, y, z + .055), (size, size, .06), 'satin', .025, taper=(.86, .86))


def solar(b, x0, x1, y0, y1, z):
    """A framed solar panel on the roof."""
    b.box(((x0 + x1) / 2, (y0 + y1) / 2, z + .045), (x1 - x0, y1 - y0, .035), 'alum', .004)
    b.box(((x0 + x1) / 2, (y0 + y1) / 2, z + .060), (x1 - x0 - .05, y1 - y0 - .05, .012), 'solar', .002)


def stripe(b, points, side, y, mat, radius=.02):
    """A decal on the side wall."""
    b.plate(rounded(points, radius), .003, mat, 'xz', side * (y + .0025), .001)
