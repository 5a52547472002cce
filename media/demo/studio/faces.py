"""Twelve invented front ends: lamp, day-light and grille drawn between a body's anchors. None imitates a maker.

spec['nose'] gives the anchors (u = |y| + x, z; metres):
  lamp = (u in, u out, z low in, z high in, z low out, z high out); grille = (half-width, z low, z high);
  lower = (half-width, z low, z high); fog = (u, z); sill = z under which the bumper is black.
"""
from studio.make_faces import MAKE_FACES
from studio.masks import rounded, spline


class Nose:
    """Anchors of a body's front with places inside the lamp by share: across 0..1 outwards, up 0..1."""

    def __init__(self, spec):
        nose = spec['nose']
        self.inner, self.outer, self.low_in, self.high_in, self.low_out, self.high_out = nose['lamp']
        self.grille, self.lower, self.fog, self.sill = nose['grille'], nose['lower'], nose['fog'], nose['sill']

    def lamp(self, across, up):
        low = self.low_in + (self.low_out - self.low_in) * across
        high = self.high_in + (self.high_out - self.high_in) * across
        return self.inner + (self.outer - self.inner) * across, low + (high - low) * up

    def lamp_path(self, points):
        return [self.lamp(*p) for p in points]


def bumper(f, nose, spec, shape=()):
    """The black lower bumper with its air intake."""
    half, low, high = nose.lower
    f.fill('black', [(0, nose.sill), (half * 1.2, nose.sill), (half * 1.9, nose.sill - .015), (1.5, nose.sill - .03), (1.5, 0), (0, 0)])
    f.mirrored('mesh', [(0, high), (half, high), (half * 1.06, (low + high) / 2), (half * .94, low), (0, low)], .03)
    for part in shape:
        f.fill('black', rounded(part, .03))


def blade(f, spec):
    """Slim lamps joined to a wide, low grille of bars; the day light is one line that hooks down."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, .45), (.18, .92), (1, 1), (.97, .62), (.62, .18), (.12, .10)]), .02))
    f.line('drl', spline(n.lamp_path([(.05, .55), (.2, .80), (.6, .86), (.95, .88)]), 8), .013)
    f.line('drl', spline(n.lamp_path([(.06, .52), (.13, .22), (.34, .20)]), 8), .011)
    half, low, high = n.grille
    f.mirrored('mesh', [(0, high), (half, high - .01), (n.inner + .03, high - .05), (half * .78, low), (0, low)], .03)
    f.line('chrome', [(0, high + .004), (half, high - .006), (n.inner + .03, high - .045)], .014)
    u, z = n.fog
    bumper(f, n, spec, [[(u - .16, z - .05), (u + .20, z - .02), (u + .18, z + .06), (u - .10, z + .05)]])
    f.fill('lens', rounded([(u - .06, z - .02), (u + .12, z - .005), (u + .11, z + .03), (u - .05, z + .025)], .015))
    f.line('drl', [(u - .04, z + .004), (u + .10, z + .014)], .012, 150)
    spec['projectors'] = [(*n.lamp(x, .48), .024) for x in (.42, .58, .74)]


def hex_face(f, spec):
    """A tall six-sided mesh grille; deep lamps with an L-shaped day light."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, .05), (.06, .70), (.30, .88), (1, 1), (.94, .55), (.60, .10)]), .025))
    f.line('drl', spline(n.lamp_path([(.11, .62), (.35, .75), (.92, .86)]), 8), .013)
    f.line('drl', n.lamp_path([(.10, .62), (.07, .20), (.32, .18)]), .012)
    half, low, high = n.grille
    middle = low + (high - low) * .62
    f.mirrored('mesh', [(0, high), (half * .92, high - .025), (half * 1.08, middle), (half * .84, low), (0, low)], .04)
    f.line('chrome', [(0, low - .004), (half * .83, low - .002), (half * 1.08, middle)], .016)
    u, z = n.fog
    bumper(f, n, spec, [[(u - .14, z - .07), (u + .20, z - .03), (u + .12, z + .08), (u - .12, z + .02)]])
    f.line('drl', [(u, z), (u + .12, z + .012)], .014, 130)
    spec['projectors'] = [(*n.lamp(x, .44), .027) for x in (.36, .58)]


def shield(f, spec):
    """An upright framed grille of fine mesh; two square eyes under a straight brow."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, .05), (0, .95), (1, 1), (.98, .50), (.78, .02)]), .02))
    f.line('drl', n.lamp_path([(.04, .86), (.95, .90)]), .012)
    for x in (.12, .46):
        corners = [(x, .18), (x, .66), (x + .26, .70), (x + .26, .20), (x, .18)]
        f.line('drl', n.lamp_path(corners), .008, 170)
    half, low, high = n.grille
    wide = half * .88
    f.mirrored('mesh', [(0, high), (wide, high), (wide * 1.04, low + (high - low) * .5), (wide * .90, low), (0, low)], .05)
    f.line('chrome', rounded([(0, high), (wide, high), (wide * 1.04, low + (high - low) * .5), (wide * .90, low), (0, low)], .05)[8:-8], .016)
    u, z = n.fog
    bumper(f, n, spec)
    f.fill('black', rounded([(u - .10, z - .06), (u + .20, z - .04), (u + .20, z + .03), (u - .06, z + .02)], .02))
    f.line('chrome', [(u - .09, z - .055), (u + .19, z - .035)], .012)
    spec['grille'] = 'fine'
    spec['projectors'] = [(*n.lamp(x, .43), .026) for x in (.25, .59)]


def block(f, spec):
    """Work and off-road: square lamps with a C-shaped day light, a broad grille with one heavy bar."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, 0), (0, 1), (1, 1), (1, .42), (.86, 0)]), .022))
    f.line('drl', n.lamp_path([(.46, .88), (.07, .86), (.07, .14), (.46, .13)]), .016)
    half, low, high = n.grille
    f.mirrored('mesh', [(0, high), (n.inner - .015, high - .005), (n.inner - .015, n.low_in), (half * .92, low), (0, low)], .025)
    bar = low + (high - low) * .60
    f.band('gloss', bar - .028, bar + .028, n.inner - .02)
    f.line('satin', [(0, bar + .03), (n.inner - .02, bar + .03)], .010)
    u, z = n.fog
    bumper(f, n, spec, [[(u - .16, z - .08), (u + .26, z - .06), (u + .26, z + .05), (u - .12, z + .07)]])
    f.disc('lens', (u, z), .038)
    f.ring('satin', (u, z), .044, .010)
    spec['projectors'] = [(*n.lamp(.60, .5), .040), (u, z, .028)]


def closed(f, spec):
    """Electric: no grille, one thin light from side to side, the lamps low and dark."""
    n = Nose(spec)
    half, low, high = n.grille
    f.fill('lens', rounded(n.lamp_path([(.05, .62), (.05, .92), (1, 1), (.98, .74)]), .012))
    f.line('drl', n.lamp_path([(.08, .77), (.5, .81), (.96, .88)]), .016)
    brow = n.lamp(.05, .77)[1]
    f.fill('lens', [(0, brow - .012), (n.inner + .06, brow - .012), (n.inner + .06, brow + .012), (0, brow + .012)])
    f.line('drl', [(0, brow), (n.inner + .06, brow)], .010)
    u, z = n.fog
    top = n.lamp(.5, .40)[1]
    f.fill('gloss', rounded([(u - .20, z - .02), (u + .16, z + .03), (u + .22, top), (u - .06, top - .03)], .03))
    f.fill('lens', rounded([(u - .12, z + .02), (u + .12, z + .06), (u + .15, top - .03), (u - .04, top - .05)], .02))
    bumper(f, n, spec)
    middle = (z + top) / 2
    spec['grille'] = 'fine'
    spec['projectors'] = [(u - .02, middle, .024), (u + .07, middle + .012, .024)]


def round_face(f, spec):
    """Round lamps with a ring light beside a narrow grille."""
    n = Nose(spec)
    middle, radius = n.lamp(.36, .48), min(.105, (n.high_in - n.low_in) * .56)
    f.disc('lens', middle, radius)
    f.ring('drl', middle, radius * .80, .013)
    f.ring('satin', middle, radius + .006, .012)
    half, low, high = n.grille
    inner = middle[0] - radius - .02
    f.mirrored('mesh', [(0, high), (inner, high - .015), (inner + .01, low + .05), (inner * .9, low), (0, low)], .035)
    f.line('chrome', [(0, low - .004), (inner * .9, low - .002), (inner + .012, low + .05)], .012)
    u, z = n.fog
    bumper(f, n, spec)
    f.disc('lens', (u, z), .035)
    f.fill('amber', rounded([(middle[0] + radius + .03, middle[1] - .03), (middle[0] + radius + .12, middle[1] - .02), (middle[0] + radius + .11, middle[1] + .03), (middle[0] + radius + .03, middle[1] + .03)], .012))
    spec['projectors'] = [(*middle, radius * .42), (u, z, .024)]


def mask(f, spec):
    """A black panel from lamp to lamp with square day lights; a low grille between upright slots."""
    n = Nose(spec)
    f.mirrored('gloss', [(0, n.high_in + .008), (n.inner + .06, n.high_in + .008), (n.inner + .06, n.low_in - .008), (0, n.low_in - .008)], .0)
    f.fill('lens', rounded(n.lamp_path([(0, 0), (0, 1), (1, 1), (1, .12), (.93, 0)]), .022))
    for x in (.10, .52):
        f.line('drl', n.lamp_path([(x, .16), (x, .84), (x + .32, .84), (x + .32, .16), (x, .16)]), .014)
    half, low, high = n.grille
    f.mirrored('mesh', [(0, high), (half, high), (half * .94, low), (0, low)], .025)
    u, z = n.fog
    bumper(f, n, spec, [[(u - .06, z - .07), (u + .16, z - .07), (u + .16, z + .08), (u - .06, z + .08)]])
    f.line('drl', [(u + .02, z - .03), (u + .02, z + .04)], .014, 130)
    spec['projectors'] = [(*n.lamp(.26, .5), .030), (*n.lamp(.68, .5), .030)]


def sheer(f, spec):
    """Electric: a smooth nose, drop-shaped lamps with a sweeping light under them, upright slots at the corners."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, .30), (.10, .72), (.45, .95), (1, 1), (.97, .66), (.55, .14), (.16, .04)]), .02))
    f.line('drl', spline(n.lamp_path([(.05, .36), (.20, .20), (.52, .30), (.92, .74)]), 8), .015)
    half, low, high = n.lower
    f.mirrored('mesh', [(0, high), (half * 1.25, high), (half * 1.05, low), (0, low)], .03)
    f.fill('black', [(0, n.sill), (half * 1.2, n.sill), (half * 1.9, n.sill - .015), (1.5, n.sill - .03), (1.5, 0), (0, 0)])
    u, z = n.fog
    f.fill('gloss', rounded([(u - .03, z - .13), (u + .07, z - .11), (u + .09, z + .12), (u + .03, z + .12)], .02))
    f.line('drl', [(u + .03, z - .08), (u + .055, z + .08)], .010, 190)
    spec['grille'] = 'fine'
    spec['projectors'] = [(*n.lamp(x, y), .024) for x, y in ((.34, .55), (.52, .64))]


def frame(f, spec):
    """A tough work face: one big framed grille with two heavy bars, C-shaped lights round upright lamps."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, 0), (0, 1), (.95, 1), (1, .50), (.92, 0)]), .02))
    f.line('drl', n.lamp_path([(.90, .90), (.10, .90), (.10, .10), (.90, .10)]), .022)
    half, low, high = n.grille
    wide = n.inner - .01
    f.mirrored('satin', [(0, high), (wide, high), (wide, low + .07), (half, low), (0, low)], .03)
    f.mirrored('mesh', [(0, high - .035), (wide - .035, high - .035), (wide - .035, low + .085), (half - .02, low + .035), (0, low + .035)], .02)
    for share in (.36, .68):
        z = low + (high - low) * share
        f.band('gloss', z - .026, z + .026, wide - .035)
    u, z = n.fog
    bumper(f, n, spec, [[(u - .16, z - .07), (u + .22, z - .07), (u + .22, z + .05), (u - .10, z + .06)]])
    f.fill('lens', rounded([(u - .06, z - .03), (u + .08, z - .03), (u + .08, z + .02), (u - .06, z + .02)], .01))
    spec['grille'] = 'hex'
    spec['projectors'] = [(*n.lamp(.36, .5), .034), (*n.lamp(.68, .5), .034)]


def smile(f, spec):
    """A cheerful city face: big round lamps in the wings, a closed nose, a broad rounded grille low down."""
    n = Nose(spec)
    middle, radius = n.lamp(.5, .5), (n.high_in - n.low_in) * .5
    f.disc('lens', middle, radius)
    f.ring('drl', middle, radius * .78, .015)
    f.ring('chrome', middle, radius + .006, .012)
    half, low, high = n.lower
    f.mirrored('mesh', [(0, high), (half * .96, high - .005), (half * 1.08, (low + high) / 2), (half * .86, low), (0, low)], .09)
    f.line('chrome', [(0, n.grille[2]), (n.grille[0], n.grille[2])], .014)
    f.fill('black', [(0, n.sill), (half * 1.2, n.sill), (half * 1.9, n.sill - .015), (1.5, n.sill - .03), (1.5, 0), (0, 0)])
    u, z = n.fog
    f.disc('lens', (u, z), .045)
    f.ring('chrome', (u, z), .052, .010)
    spec['projectors'] = [(*middle, radius * .45), (u, z, .028)]


def tower(f, spec):
    """A working face with upright lamps that climb the wings, and a black panel with one bright bar."""
    n = Nose(spec)
    f.fill('lens', rounded(n.lamp_path([(0, .05), (.0, .62), (.50, .88), (1, 1), (.96, .40), (.72, 0)]), .03))
    f.line('drl', spline(n.lamp_path([(.86, .88), (.80, .40), (.60, .14), (.10, .14)]), 8), .018)
    half, low, high = n.grille
    f.mirrored('gloss', [(0, high + .02), (half + .06, high + .01), (n.inner - .005, low + .02), (half, low - .03), (0, low - .03)], .03)
    f.mirrored('mesh', [(0, low + .085), (half - .02, low + .085), (half - .05, low), (0, low)], .02)
    f.line('chrome', [(0, low + .13), (half + .04, low + .13)], .022)
    u, z = n.fog
    bumper(f, n, spec)
    f.disc('lens', (u, z), .045)
    f.ring('satin', (u, z), .050, .008)
    spec['projectors'] = [(*n.lamp(.34, .40), .045), (u, z, .030)]


def bridge(f, spec):
    """One light from side to side under the bonnet's edge, stacked lamps below its ends, a broad grille between them."""
    n = Nose(spec)
    top = n.high_in + .075
    f.fill('lens', [(0, top + .018), (n.outer - .06, top + .018), (n.outer - .03, top - .018), (0, top - .018)])
    f.line('drl', [(0, top), (n.outer - .07, top)], .014)
    f.fill('lens', rounded(n.lamp_path([(0, 0), (0, 1), (.62, 1), (.62, 0)]), .02))
    f.line('drl', n.lamp_path([(.06, .06), (.06, .94)]), .014)
    half, low, high = n.grille
    f.mirrored('mesh', [(0, high + .02), (n.inner - .02, high + .02), (n.inner - .02, low + .04), (half, low), (0, low)], .03)
    f.line('chrome', [(0, low - .006), (half, low - .006), (n.inner - .016, low + .036)], .016)
    u, z = n.fog
    bumper(f, n, spec)
    f.fill('black', rounded([(u - .06, z - .07), (u + .12, z - .06), (u + .10, z + .06), (u - .03, z + .06)], .02))
    spec['projectors'] = [(*n.lamp(.33, y), .032) for y in (.28, .72)]


FACES = {'blade': blade, 'hex': hex_face, 'shield': shield, 'block': block, 'closed': closed, 'round': round_face,
         'mask': mask, 'sheer': sheer, 'frame': frame, 'smile': smile, 'tower': tower, 'bridge': bridge}


def draw_face(name, front, spec):
    """Draws a family's front; it may set spec['grille'] (pattern) and spec['projectors']."""
    if name in MAKE_FACES:
        MAKE_FACES[name](front, Nose(spec), spec)
    else:
        FACES[name](front, spec)
