"""What encloses a cabin: floor and mats, pillars and roof lining round the windows, daylight, the bonnet ahead."""
import numpy as np

from studio.materials import named, plain
from studio.mesh import box, tube
from studio.rooms.skin import flat_bar, grained, surface, window_light

HEAD_X = .80
"""x of the upper edge of the windscreen."""


def roof_half(style):
    return style['half'] * .82


def side_y(style, z):
    """Half width of the side above the belt: it leans in towards the roof."""
    belt, edge = style['belt'], style['roof'] - .09
    t = np.clip((z - belt) / (edge - belt), 0, 1)
    return style['half'] + .045 + (roof_half(style) - style['half'] - .045) * (t ** 1.3)


def on_side(style, side, points):
    """(x, z) pairs laid on the leaning side."""
    return [(x, side * side_y(style, z), z) for x, z in points]


def between(a, b, count=8, bow=0.0):
    """Points on the way from a to b (x, z), bowed up to the rear by `bow` metres."""
    return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + bow * np.sin(np.pi * t)) for t in np.linspace(0, 1, count)]


def roof(parent, style, lining):
    """The roof lining, drawn down at the windscreen and at its sides."""
    half, top, end = roof_half(style) + .03, style['roof'], style.get('end', 3.15)
    across = np.linspace(-1, 1, 25)
    rows = []
    for x, drop in ((HEAD_X - .035, .045), (HEAD_X - .03, .030), (HEAD_X + .02, .022), (HEAD_X + .12, .016), (1.2, .004), (1.7, 0), (2.3, .004), (end - .25, .03), (end, .06)):
        rows.append([(x, half * u, top - drop - .075 * abs(u) ** 7 - .012 * u * u) for u in across])
    surface('roof lining', rows, [lining], parent, levels=1)
    for s in (1, -1):
        box('visor', (HEAD_X + .115, s * .37, top - .052), (.17, .44, .018), lining, parent, .008, (s * .02, .07, 0))
        tube('visor hinge', [(HEAD_X + .02, s * .14, top - .052), (HEAD_X + .03, s * .20, top - .05)], .007, named('black plastic'), parent, smooth=False)
        y = s * (half - .055)
        for x in (1.30, 1.50):
            box('grab foot', (x, y + s * .012, top - .075), (.03, .02, .03), lining, parent, .008)
        flat_bar('grab handle', [(1.30, y, top - .085), (1.33, y - s * .012, top - .108), (1.40, y - s * .014, top - .114), (1.47, y - s * .012, top - .108), (1.50, y, top - .085)], .016, .014, lining, parent)
    box('roof console', (HEAD_X + .16, 0, top - .030), (.24, .17, .030), plain('roof console', (.26, .26, .255), 0, .5), parent, .012)
    for s in (1, -1):
        box('map lamp', (HEAD_X + .16, s * .045, top - .046), (.06, .05, .006), named('lit white'), parent, .002)
    box('mirror foot', (HEAD_X - .03, 0, top - .075), (.07, .075, .09), named('black plastic'), parent, .020, (0, .5, 0))
    box('mirror case', (HEAD_X - .01, .01, top - .165), (.030, .255, .072), named('black plastic'), parent, .014, (0, .12, -.10))
    box('mirror face', (HEAD_X + .005, .01, top - .167), (.008, .238, .056), plain('inner mirror', (.30, .32, .34), 1, .04), parent, .003, (0, .12, -.10))


def pillars(parent, style, skins, lining):
    """Frames of the windows: A, B, C pillars and the rails under the roof, with black seals."""
    belt, top, edge = style['belt'], style['dash_top'], style['roof'] - .075
    rear, end = style.get('rear', True), style.get('end', 3.15)
    feet = {'windscreen': between((-.02, belt - .06), (HEAD_X, edge), 12, .035), 'rail': between((HEAD_X - .02, edge), (end - .10, edge - .02), 12, .012),
            'middle': between((1.80, belt - .03), (1.92, edge), 10)}
    widths = {'windscreen': .085, 'rail': .085, 'middle': .12}
    if rear:
        feet['quarter'], widths['quarter'] = between((2.74, belt - .20), (2.62, edge), 8), .10
        feet['tail'], widths['tail'] = between((end + .05, belt - .20), (end - .28, edge), 8), .24
    else:
        feet['tail'], widths['tail'] = between((2.10, belt - .40), (2.10, edge), 8), .55
    for s in (1, -1):
        for name, points in feet.items():
            flat_bar(f'{name} pillar', on_side(style, s, points), widths[name], .050, lining, parent, (0, s, .25))
            if name in ('windscreen', 'middle'):
                for off in (-1, 1):
                    tube(f'{name} seal', [(x + off * widths[name] * (.62 if name == 'windscreen' else .5), y + s * .012, z) for x, y, z in on_side(style, s, points[1:])], .008, named('rubber'), parent, smooth=False)
        seal = [(x, y, z - .045) for x, y, z in on_side(style, s, feet['rail'])]
        tube('rail seal', seal, .008, named('rubber'), parent, smooth=False)
        flat_bar('belt rail', [(x, s * (style['half'] + .05), belt - .02) for x in (.0, 1.0, 2.0, end)], .05, .035, skins['upper'], parent)
        corner = [on_side(style, s, ((.14, belt), (.32, belt), (.50, belt))), on_side(style, s, ((.27, belt + .085), (.35, belt + .125), (.42, belt + .15)))]
        surface('mirror corner', corner, [named('black plastic')], parent)
        box('post foot', (1.80, s * (style['half'] + .025), belt / 2), (.17, .07, belt), skins['lower'], parent, .025)
        belts(parent, style, s)
        outer_mirror(parent, style, s)
    flat_bar('header', [(HEAD_X - .02, y, edge + .035 - .05 * abs(y / .7) ** 3) for y in np.linspace(-roof_half(style), roof_half(style), 13)], .07, .06, lining, parent, (1, 0, 0))


def belts(parent, style, s):
    """A front seat's belt from its upper guide to the floor."""
    z = style['roof'] - .28
    strap = plain('strap', (.035, .035, .037), 0, .8)
    box('belt guide', (1.905, s * (side_y(style, z) - .040), z), (.045, .022, .075), named('black plastic'), parent, .010)
    flat_bar('seat belt', [(1.90, s * (side_y(style, z) - .045), z), (1.85, s * (style['half'] - .02), style['belt']), (1.82, s * (style['half'] - .05), .42), (1.80, s * (style['half'] - .05), .10)], .047, .004, strap, parent)
    box('buckle', (1.63, s * .135, style['hip'] + .02), (.03, .022, .10), named('black plastic'), parent, .008, (0, -.2, 0))
    box('buckle key', (1.622, s * .135, style['hip'] + .068), (.022, .018, .010), plain('buckle red', (.45, .02, .015), 0, .4), parent, .003)


def outer_mirror(parent, style, s):
    """A door mirror as the driver sees it through the side window."""
    x, y, z = .42, s * (style['half'] + .19), style['belt'] + .055
    box('outer mirror', (x, y, z), (.09, .205, .130), named('black plastic'), parent, .040, (0, 0, s * -.18))
    box('outer glass', (x + .040, y - s * .003, z), (.016, .180, .106), plain('outer mirror glass', (.30, .32, .34), 1, .05), parent, .007, (0, .10, s * -.18))
    box('mirror arm', (x, y - s * .13, z - .05), (.06, .10, .035), named('black plastic'), parent, .012)


def floor(parent, style, skins):
    """Carpet, footwells, sills and mats with bound edges."""
    half, top, end = style['half'] + .06, style['dash_top'], style.get('end', 3.15)
    surface('carpet', [[(x, y, z) for y in np.linspace(-half, half, 5)] for x, z in ((.16, top - .15), (.24, .30), (.42, .04), (.55, .0), (1.5, .0), (end + .1, 0))], [skins['carpet']], parent, levels=2)
    spots = [(1.02, s * .42, .66, .44) for s in (1, -1)] + ([(2.02, s * .42, .34, .46) for s in (1, -1)] if style.get('rear', True) else [])
    for x, y, long, wide in spots:
        box('mat edge', (x, y, .008), (long + .014, wide + .014, .012), skins['seam'], parent, .004)
        box('mat', (x, y, .011), (long, wide, .014), skins['mat'], parent, .004)
    if style.get('rear', True):
        for s in (1, -1):
            box('rear side', (2.98, s * (half - .03), style['belt'] / 2), (.56, .11, style['belt'] + .03), skins['lower'], parent, .03)
        box('tail panel', (end + .08, 0, style['belt'] / 2), (.06, half * 2.1, style['belt'] + .04), skins['lower'], parent, .02)
    else:
        for s in (1, -1):
            box('side closing', (1.97, s * (half - .01), style['belt'] / 2), (.30, .06, style['belt']), skins['lower'], parent, .01)
        box('back wall', (2.06, 0, style['roof'] / 2), (.05, half * 2.1, style['roof']), skins['lower'], parent, .02)


def ahead(parent, style):
    """The bonnet seen through the windscreen, wipers, and the cowl."""
    top = style['dash_top']
    rows = [[(x, y, top - .10 - drop - .10 * abs(y / .8) ** 3 + .012 * np.cos(y * 9)) for y in np.linspace(-.80, .80, 17)] for x, drop in ((-.15, 0), (-.5, .03), (-.9, .08), (-1.15, .15))]
    surface('bonnet', rows, [plain('bonnet', (.06, .063, .068), .6, .3, coat=.8)], parent)
    box('cowl', (-.06, 0, top - .105), (.22, 1.6, .03), named('black plastic'), parent, .01)
    for y in (.55, -.15):
        tube('wiper', [(.02, y, top - .062), (.05, y - .62, top - .055)], .007, named('black plastic'), parent, smooth=False)


LIGHTS = (
    # name, x, y as share of the half width, z as share of the roof's height, target, width, height, watts
    ('windscreen light', -.35, 0, 1.30, (1.25, 0, .45), 1.3, .9, 62),
    ('left light', 1.35, -1.9, 1.10, (1.25, .25, .35), 1.9, .6, 44),
    ('right light', 1.35, 1.9, 1.10, (1.25, -.25, .35), 1.9, .6, 34),
    ('rear light', 2.75, 0, .90, (.9, 0, .70), 1.0, .30, 13),
)


def lamps(style):
    """The lamps of this cabin for window_light()."""
    return [(name, (x, y * style['half'], z * style['roof']), *rest) for name, x, y, z, *rest in LIGHTS]


def build_shell(parent, style, skins):
    """Everything round the seats and ahead of the windscreen."""
    lining = grained('roof lining', style.get('lining', (.62, .61, .59)), .9, 900, .02)
    roof(parent, style, lining)
    pillars(parent, style, skins, lining)
    floor(parent, style, skins)
    ahead(parent, style)
    window_light(parent, lamps(style), (1.4, 0, style['dash_top'] + .32))
