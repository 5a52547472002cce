"""Seven invented front ends that tell makes apart on one body: each uses the height from the bonnet to the bumper its own way.

Anchors are those of faces.py. `deep` gives heights between the bumper's sill (0) and the top of the grille (1).
"""
from studio.masks import rounded, spline


def deep(n, share):
    _, _, high = n.grille
    foot = n.lower[1]
    return foot + (high - foot) * share


def sill(f, n, share=1.0):
    """A black bumper edge up to a share of the body's own."""
    z = n.lower[1] + (n.sill - n.lower[1]) * share
    half = n.lower[0]
    f.fill('black', [(0, z), (half * 1.2, z), (half * 1.9, z - .015), (1.5, z - .03), (1.5, 0), (0, 0)])


def bright(f, points, width):
    """A chrome line over black panels and grilles, which otherwise lie over chrome."""
    for name in ('gloss', 'mesh'):
        f.line(name, points, width, 0)
    f.line('chrome', points, width)


def slim_lamp(f, n, foot=.30):
    """A narrow lamp under a straight brow light."""
    f.fill('lens', rounded(n.lamp_path([(0, foot), (.04, .94), (1, 1), (.96, .58), (.55, foot)]), .014))
    f.line('drl', n.lamp_path([(.05, .84), (.5, .88), (.94, .91)]), .013)


def grin(f, n, spec):
    """A slim slot from lamp to lamp over a broad mouth that opens towards the ground."""
    slim_lamp(f, n, .22)
    half, _, high = n.grille
    top = n.lamp(0, .88)[1]
    f.mirrored('gloss', [(0, top), (n.inner + .03, top), (n.inner + .03, top - .060), (0, top - .060)], .0)
    mouth, foot = deep(n, .66), deep(n, .02)
    f.mirrored('gloss', [(0, mouth + .025), (half * .98, mouth + .025), (half * 1.62, foot - .02), (0, foot - .02)], .05)
    f.mirrored('mesh', [(0, mouth), (half * .92, mouth), (half * 1.50, foot), (0, foot)], .05)
    f.line('satin', [(half * 1.0, mouth + .02), (half * 1.64, foot)], .020)
    sill(f, n, .35)
    spec['grille'] = 'bars'
    spec['projectors'] = [(*n.lamp(x, .52), .024) for x in (.30, .50)]


def wing(f, n, spec):
    """A tall five-cornered grille; a bright wing runs under it and out below the lamps."""
    slim_lamp(f, n, .12)
    half, _, high = n.grille
    wide, foot = half * 1.02, deep(n, .26)
    shoulder = n.low_in + .01
    outline = [(0, high + .01), (wide * .98, high), (wide, shoulder), (wide * .66, foot + .03), (0, foot)]
    f.mirrored('mesh', outline, .03)
    bright(f, spline([(n.lamp(.45, .02)), (wide + .05, shoulder - .02), (wide * .74, foot + .04), (wide * .40, foot), (0, foot - .006)], 10), .032)
    u, z = n.fog
    sill(f, n, .45)
    f.fill('black', rounded([(u - .18, n.lower[1] + .06), (u + .16, n.lower[1] + .09), (u + .20, n.lower[1] + .125), (u - .12, n.lower[1] + .10)], .015))
    spec['grille'] = 'fine'
    spec['projectors'] = [(*n.lamp(x, .50), .026) for x in (.24, .46)]


def split(f, n, spec):
    """A black line joins slim lights at the bonnet's edge; the lamps are blocks low in the bumper beside a wide grille."""
    brow = n.lamp(0, .90)[1]
    f.mirrored('gloss', [(0, brow + .018), (n.inner + .04, brow + .018), (n.inner + .04, brow - .020), (0, brow - .020)], .0)
    f.fill('lens', rounded(n.lamp_path([(0, .52), (0, 1), (1, 1), (1, .72)]), .010))
    f.line('drl', n.lamp_path([(0, .80), (.12, .80), (.95, .88)]), .016)
    half = n.grille[0]
    top, foot = deep(n, .62), deep(n, .14)
    inner, outer = half * 1.06, half * 1.06 + .30
    f.mirrored('mesh', [(0, top), (inner - .015, top), (inner - .05, foot), (0, foot)], .02)
    f.fill('gloss', rounded([(inner - .01, top + .03), (outer, top + .03), (outer + .02, top - .10), (outer - .06, foot), (inner - .03, foot)], .03))
    for low in (.50, .14):
        z = foot + (top - foot) * low
        f.fill('lens', rounded([(inner + .03, z), (outer - .04, z), (outer - .04, z + (top - foot) * .34), (inner + .03, z + (top - foot) * .34)], .012))
    sill(f, n, .30)
    middle = (inner + outer) / 2 - .005
    spec['grille'] = 'hex'
    spec['projectors'] = [(middle, foot + (top - foot) * share, .034) for share in (.67, .31)]


def pillar(f, n, spec):
    """A black panel from wing to wing, held by upright lights that reach down into the bumper."""
    half, low, high = n.grille
    side = n.lamp(.62, 0)[0]
    foot = deep(n, .30)
    f.mirrored('gloss', [(0, n.high_in + .01), (side, n.lamp(.62, 1)[1]), (side - .02, n.low_in - .02), (0, n.low_in - .03)], .02)
    f.fill('lens', rounded([n.lamp(.34, .08), n.lamp(.34, .92), n.lamp(.60, .95), n.lamp(.60, .10)], .012))
    f.fill('lens', rounded([n.lamp(.66, 1), n.lamp(1, 1), (n.lamp(.88, 0)[0], foot + .06), (n.lamp(.66, 0)[0], foot)], .02))
    f.line('drl', [n.lamp(.90, .92), (n.lamp(.78, 0)[0], n.low_in), (n.lamp(.74, 0)[0], foot + .04)], .026)
    top, bottom = deep(n, .46), deep(n, .06)
    f.mirrored('mesh', [(0, top), (half * 1.20, top), (half * 1.34, (top + bottom) / 2), (half * 1.10, bottom), (0, bottom)], .05)
    sill(f, n, .25)
    spec['grille'] = 'hex'
    spec['projectors'] = [(*n.lamp(.47, .5), .028)]


def vee(f, n, spec):
    """A black throat from the bonnet down to the bumper; hooked lamps."""
    f.fill('lens', rounded(n.lamp_path([(.04, .52), (.10, 1), (1, 1), (.94, .44), (.50, -.10), (.34, -.06), (.48, .40)]), .014))
    f.line('drl', n.lamp_path([(.14, .84), (.90, .86), (.46, .06)]), .018)
    half, _, high = n.grille
    foot = deep(n, .04)
    f.mirrored('gloss', [(0, high + .02), (n.inner + .02, high + .012), (half * .74, foot), (0, foot)], .03)
    f.mirrored('mesh', [(0, high - .05), (half * .74, high - .05), (half * .50, foot + .03), (0, foot + .03)], .02)
    u, z = n.fog
    f.fill('black', rounded([(u - .08, z - .10), (u + .20, z - .06), (u + .16, z + .05), (u + .02, z)], .02))
    sill(f, n, .55)
    spec['grille'] = 'bars'
    spec['projectors'] = [(*n.lamp(x, .62), .024) for x in (.34, .54)]


def claw(f, n, spec):
    """Bright brackets reach from the bonnet into the bumper on both sides of a black face with three bars."""
    f.fill('lens', rounded(n.lamp_path([(0, .42), (.02, .96), (1, 1), (.96, .66)]), .012))
    f.line('drl', n.lamp_path([(.04, .72), (.94, .86)]), .016)
    half, _, high = n.grille
    foot = deep(n, .06)
    edge = n.inner + .015
    f.mirrored('black', [(0, high + .005), (edge, high), (edge + .05, deep(n, .42)), (edge - .10, foot), (0, foot)], .03)
    for share in (.88, .72, .56):
        f.line('satin', [(0, deep(n, share)), (edge - .07, deep(n, share))], .024)
    f.line('chrome', spline([(edge + .12, n.low_in + .006), (edge - .01, n.low_in - .02), (edge + .045, deep(n, .40)), (edge - .06, deep(n, .10)), (edge - .20, deep(n, .08))], 10), .040)
    inner, outer, top, low = edge + .09, edge + .27, deep(n, .56), deep(n, .24)
    f.fill('gloss', rounded([(inner, top + .02), (outer + .02, top + .03), (outer - .02, low), (inner + .02, low)], .025))
    f.fill('lens', rounded([(inner + .025, top), (outer, top + .01), (outer - .03, low + .02), (inner + .04, low + .02)], .015))
    f.mirrored('mesh', [(0, deep(n, .34)), (edge - .12, deep(n, .34)), (edge - .20, foot + .02), (0, foot + .02)], .02)
    sill(f, n, .30)
    spec['grille'] = 'bars'
    spec['projectors'] = [((inner + outer) / 2, low + (top - low) * share, .030) for share in (.74, .36)]


def twin(f, n, spec):
    """A black bar runs on into the lamps; a full-width black intake low down."""
    f.fill('lens', rounded(n.lamp_path([(0, .10), (0, .96), (1, 1), (.97, .44), (.80, .08)]), .016))
    half, low, high = n.grille
    top, under = n.lamp(0, .80)[1], n.lamp(0, .22)[1]
    f.mirrored('gloss', [(0, top + .025), (n.inner + .01, top + .025), (n.inner + .01, under - .022), (0, under - .022)], .0)
    f.line('drl', n.lamp_path([(0, .80), (.10, .80), (.60, .84), (.95, .88)]), .012)
    f.line('drl', n.lamp_path([(.60, .84), (.52, .30), (.84, .34)]), .012)
    intake, foot = deep(n, .36), deep(n, .02)
    f.mirrored('gloss', [(0, intake + .02), (half * 1.92, intake + .05), (half * 1.80, foot - .01), (0, foot - .01)], .04)
    f.mirrored('mesh', [(0, intake), (half * 1.16, intake), (half * 1.10, foot), (0, foot)], .02)
    f.line('satin', [(half * 1.22, (intake + foot) / 2), (half * 1.82, (intake + foot) / 2 + .03)], .018)
    sill(f, n, .15)
    spec['grille'] = 'bars'
    spec['projectors'] = [(*n.lamp(x, .52), .028) for x in (.22, .72)]


MAKE_FACES = {'grin': grin, 'wing': wing, 'split': split, 'pillar': pillar, 'vee': vee, 'claw': claw, 'twin': twin}
