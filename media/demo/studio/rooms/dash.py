"""The dash and the console of a cabin, with what is fitted to them."""
import math

import numpy as np

from studio.materials import named, plain
from studio.mesh import box, empty, lathe, tube
from studio.rooms import displays
from studio.rooms.furniture import knob, selector, steering_wheel, vent
from studio.rooms.skin import surface

DRIVER_Y = 0.38
UPPER, GAP, BAND, LINE, LOWER = range(5)
# x from the windscreen, z under the top of the dash, what lies after this point
SECTION = ((.00, -.080, UPPER), (.20, -.028, UPPER), (.42, -.006, UPPER), (.56, 0, UPPER), (.63, -.005, UPPER), (.668, -.020, UPPER), (.682, -.040, UPPER), (.678, -.056, UPPER), (.664, -.064, GAP),
           (.646, -.066, GAP), (.646, -.074, GAP), (.672, -.077, BAND), (.682, -.083, BAND), (.690, -.136, BAND), (.688, -.143, LINE), (.696, -.144, LINE), (.697, -.150, LINE), (.690, -.152, GAP),
           (.688, -.158, LOWER), (.712, -.164, LOWER), (.736, -.190, LOWER), (.742, -.240, LOWER), (.720, -.310, LOWER), (.660, -.380, LOWER), (.540, -.420, LOWER), (.30, -.43, LOWER))


def wrap(y, half):
    """How far the dash draws back to the nose at y (metres): its ends lie ahead of its middle."""
    return .055 * abs(y / half) ** 3


def face_x(y, down, style):
    """x of the dash's face at y, `down` metres (negative) from its top."""
    face = SECTION[5:-1]
    return np.interp(-down, [-z for _, z, _ in face], [x for x, _, _ in face]) - wrap(y, style['half'])


def dash_skin(parent, style, skins):
    """The whole dash as one skin: pad, shadow gap, trim band, bright line, knee pad."""
    half, top = style['half'] + .03, style['dash_top']
    rows = [[(x - wrap(y, half) * min(1, x / .5), y, top + z) for x, z, _ in SECTION] for y in np.linspace(-half, half, 41)]
    surface('dash', rows, [skins['upper'], named('dark'), skins['trim'], named('satin silver'), skins['lower']], parent, [kind for *_, kind in SECTION], levels=1)
    path = [(face_x(y, -.047, style) + .001, y, top - .047) for y in np.linspace(-half, half, 40)]
    tube('dash stitch', path, .0016, skins['seam'], parent, smooth=False)


def arch(half, tall, count=21):
    """A low arch (y, z) for a hood, its feet spread."""
    return [(half * np.sin(a) * (1.28 - .28 * np.cos(a)), tall * np.cos(a) ** .6 if abs(a) < 1.5 else 0) for a in np.linspace(-np.pi / 2, np.pi / 2, count)]


# x, half width, height of the hood over the instruments
HOOD = ((.42, .10, .03), (.50, .175, .085), (.60, .198, .118), (.70, .205, .128), (.716, .204, .127), (.720, .199, .122))
HOOD_INSIDE = ((.720, .199, .122), (.714, .193, .116), (.64, .186, .110), (.60, .18, .104))


def hooded_instruments(parent, style, skins):
    """Instruments under a hood of their own."""
    top = style['dash_top']
    for name, material, steps in (('hood', skins['upper'], HOOD), ('hood inside', named('dark'), HOOD_INSIDE)):
        surface(name, [[(x, DRIVER_Y + y, top - .035 + z) for y, z in arch(half, tall)] for x, half, tall in steps], [material], parent)
    box('instrument back', (.615, DRIVER_Y, top - .005), (.03, .29, .12), named('dark'), parent, .01)
    cluster = empty('cluster', parent, (.645, DRIVER_Y, top + .018))
    cluster.rotation_euler = (0, -.16, 0)
    displays.display('screen-dials', displays.draw_instruments(), cluster, (.315, .118), 1.3)


def screens(parent, style, skins):
    """The centre screen, and the instruments beside it in one pane (`wide_pane`) or under a hood."""
    top, (wide, tall) = style['dash_top'], style['screen']
    up, gloss = style['screen_up'], named('gloss black')
    pane = empty('screens', parent, (.688, 0, top + up))
    pane.rotation_euler = (0, -.12, 0)
    if style.get('wide_pane'):
        left, right = -wide / 2 - .012, DRIVER_Y + .165
        box('pane', (-.010, (left + right) / 2, 0), (.014, right - left, tall + .020), gloss, pane, .006)
        box('pane foot', (-.055, (left + right) / 2, -tall / 2 - .002), (.09, (right - left) * .92, .05), skins['upper'], pane, .015)
        displays.display('screen-dials', displays.draw_instruments(), pane, (.295, tall - .008), 1.3).location = (.0, DRIVER_Y, 0)
    else:
        hooded_instruments(parent, style, skins)
        box('screen body', (-.010, 0, 0), (.016, wide + .022, tall + .022), gloss, pane, .007)
        box('screen foot', (-.05, 0, -tall / 2 + .01), (.07, wide * .6, .08), named('black plastic'), pane, .015)
    displays.display('screen-map', displays.draw_map(), pane, (wide, tall), 1.3)


def outlets(parent, style):
    """Vents: one at each end, two under or beside the screen."""
    half, top = style['half'], style['dash_top']
    middle = style.get('vent_at', .085)
    places = [(s * (half - .10), -.104, (.17, .070)) for s in (1, -1)] + [(s * middle, -.104, (.145, .056)) for s in (1, -1)]
    for y, down, size in places:
        holder = empty('vent', parent, (face_x(y, down, style) + .003, y, top + down))
        holder.rotation_euler.z = math.copysign(.165 * (y / half) ** 2, y)
        vent(holder, (0, 0, 0), size, named('satin silver'), 4)


def stack(parent, style, skins):
    """The centre stack: climate panel with two knobs and a row of keys, a tray below it."""
    top = style['dash_top']
    rows = []
    for x, down, half in ((.66, -.150, .165), (.722, -.158, .165), (.745, -.185, .163), (.762, -.262, .158), (.758, -.275, .156), (.70, -.285, .150)):
        rows.append([(x - .02 * abs(y) ** 4, half * y, top + down) for y in (-1, -.97, -.9, 0, .9, .97, 1)])
    surface('stack', rows, [named('gloss black')], parent)
    holder = empty('climate', parent, (.757, 0, top - .222))
    holder.rotation_euler = (0, -.20, 0)
    for s in (1, -1):
        knob(holder, (.0, s * .115, 0), .027, .024, named('satin silver'))
    key = plain('button', (.045, .045, .048), 0, .4)
    for k in range(6):
        box('climate key', (.002, (k - 2.5) * .027, -.012), (.010, .023, .020), key, holder, .003)
        box('climate mark', (.0075, (k - 2.5) * .027, -.010), (.001, .008, .003), plain('lit mark', (.8, .8, .8), 0, .5, emit=(1, 1, 1), strength=.6), holder, 0)
    displays.display('screen-climate', displays.draw_climate(), holder, (.15, .026), 1.2).location = (.0035, 0, .022)


def glove_box(parent, style):
    """The shut line of the glove box on the passenger's side and its handle."""
    top, left, right = style['dash_top'], -style['half'] + .10, -.19
    corners = [(left, -.195), (right, -.195), (right, -.36), (left, -.36)]
    for (y0, d0), (y1, d1) in zip(corners, corners[1:] + corners[:1]):
        path = [(face_x(y, d, style) + .0005, y, top + d) for y, d in zip(np.linspace(y0, y1, 12), np.linspace(d0, d1, 12))]
        tube('glove line', path, .0026, named('dark'), parent, smooth=False)
    y = (left + right) / 2
    box('glove handle', (face_x(y, -.225, style) + .003, y, top - .225), (.012, .11, .020), named('satin silver'), parent, .005)


def console(parent, style, skins):
    """Between the seats: from the stack down over selector and cup holders to the armrest."""
    top, height = style['dash_top'], style.get('console', .34)
    if not height:
        box('lever pod', (.655, 0, top - .335), (.22, .25, .12), skins['lower'], parent, .025, (0, .12, 0))
        box('pod plate', (.690, 0, top - .278), (.13, .20, .008), skins['plate'], parent, .004, (0, .12, 0))
        selector(parent, (.705, .0, top - .278), style['lever'], skins['leather'])
        return
    rows, ridge = [], ((.62, top - .30, .13), (.72, top - .31, .130), (.78, height + .035, .125), (.86, height + .012, .122), (1.0, height, .120), (1.34, height, .118), (1.72, height - .005, .112), (1.74, height - .03, .110))
    for x, z, half in ridge:
        rows.append([(x, half * y, z + dz) for y, dz in ((-1, -.40), (-1, -.03), (-.97, -.008), (-.88, 0), (0, .002), (.88, 0), (.97, -.008), (1, -.03), (1, -.40))])
    surface('console', rows, [skins['lower']], parent, caps=True)
    for s in (1, -1):
        box('console rail', (1.08, s * .108, height + .002), (.50, .012, .010), named('satin silver'), parent, .004)
        box('console pad', (1.00, s * .126, height - .075), (.62, .012, .075), skins['insert'], parent, .006)
    box('console plate', (1.075, 0, height + .003), (.49, .200, .008), skins['plate'], parent, .004)
    box('tray', (.835, 0, height + .030), (.10, .17, .006), named('dark'), parent, .003, (0, .16, 0))
    selector(parent, (.95, .03, height + .008), style.get('lever'), skins['leather'])
    for x in (1.14, 1.235):
        lathe('cup', [(.0125, .043), (.0105, .039), (.0090, .037), (.0085, .0005)], named('dark'), parent, 40, axis='z', location=(x, -.042, height))
        lathe('cup ring', [(.006, .046), (.014, .045), (.014, .041), (.008, .040)], named('satin silver'), parent, 40, axis='z', location=(x, -.042, height))
    box('park brake', (1.06, .055, height + .012), (.045, .030, .014), named('satin silver'), parent, .005)
    for k in range(3):
        box('console key', (1.13 + k * .045, .055, height + .010), (.036, .030, .010), plain('button', (.045, .045, .048), 0, .4), parent, .004)
    box('armrest', (1.53, 0, height + .045), (.38, .220, .085), skins['soft'], parent, .030, soft=1)
    box('armrest split', (1.53, 0, height + .018), (.384, .224, .006), named('dark'), parent, .002)


def build_dash(parent, style, skins):
    """Everything ahead of the seats, and the console."""
    dash_skin(parent, style, skins)
    screens(parent, style, skins)
    outlets(parent, style)
    stack(parent, style, skins)
    glove_box(parent, style)
    console(parent, style, skins)
    steering_wheel(parent, (.985, DRIVER_Y, style['dash_top'] - style.get('wheel_down', .085)), style.get('wheel_lean', 24), skins['leather'], named('black plastic'), named('satin silver'))
