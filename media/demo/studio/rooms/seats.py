"""Seats: each cushion is one skin with bolsters, seams and pleats, lofted through cross sections from a table."""
import math

import numpy as np
from mathutils import Matrix, Vector

from studio.materials import named, plain
from studio.mesh import box, empty, tube
from studio.rooms.skin import surface

# share of the length, half width, height of the bolsters, thickness, lift of the middle
BACK = ((0, .200, .015, .10, -.010), (.10, .228, .040, .13, .004), (.30, .245, .066, .13, .018), (.55, .252, .060, .12, .010), (.72, .250, .040, .11, 0),
        (.86, .228, .020, .095, -.004), (.94, .190, .008, .080, -.010), (.985, .150, .002, .055, -.022), (1, .120, 0, .025, -.034))
PAN = ((0, .210, .010, .10, -.012), (.10, .235, .036, .13, 0), (.40, .250, .046, .14, 0), (.70, .250, .040, .14, .006), (.88, .240, .022, .135, .002),
       (.96, .225, .010, .12, -.022), (1, .205, .002, .08, -.055))
HEAD = ((0, .105, 0, .055, -.022), (.10, .126, 0, .085, -.006), (.40, .134, 0, .10, 0), (.75, .128, 0, .095, -.002), (.93, .108, 0, .07, -.014), (1, .085, 0, .03, -.032))
BENCH_BACK = ((0, .95, .02, .12, -.01), (.12, 1, .04, .14, 0), (.55, 1, .045, .13, .010), (.85, .97, .03, .11, 0), (.96, .93, .01, .08, -.016), (1, .90, 0, .03, -.035))
BENCH_PAN = ((0, .97, .01, .12, -.01), (.12, 1, .03, .14, 0), (.75, 1, .03, .14, .004), (.93, .99, .01, .13, -.008), (1, .97, 0, .08, -.05))

SPLIT = .56
"""Share of the half width at which the seam between middle and bolster runs."""


def single(u, bolster, pleat):
    """Height of one place's section at u (-1..1)."""
    a = abs(u)
    if a < SPLIT:
        return .010 * (1 - (a / SPLIT) ** 4) + pleat * (1 - (a / SPLIT) ** 8)
    t = (a - SPLIT) / (1 - SPLIT)
    return bolster * math.sin(math.pi * min(t * 1.05, 1)) ** .75 - .03 * t ** 5


def shared(places):
    """The section of a bench whose places are (centre, half width) as shares of its half width, both sides alike."""
    end = max(centre + half for centre, half in places)

    def section(u, bolster, pleat):
        a = abs(u)
        for centre, half in places:
            t = abs(a - centre) / half
            if t < 1:
                return .012 * (1 - t ** 4) + pleat * (1 - t ** 8) + (.008 if centre == 0 else 0)
        t = (a - end) / (1 - end)
        return bolster * (.55 if t < 0 else math.sin(math.pi * min(t, 1)) ** .75) - .03 * max(t, 0) ** 5
    section.places = places
    return section


TRIPLE, DOUBLE = shared(((.62, .25), (0, .24))), shared(((.48, .36),))


def is_middle(u, shape):
    return abs(u) < SPLIT if shape is single else any(abs(abs(u) - centre) < half for centre, half in shape.places)


def pleat_at(v, pleats):
    """Depth of the pleats across a cushion at share v of its length; pleats = (count, depth)."""
    count, depth = pleats
    inside = .16 < v < .84
    return depth * (abs(math.sin(math.pi * count * (v - .16) / .68)) ** .45 - 1) if count and inside else 0


def cushion(name, table, length, skins, parent, shape=single, width=1.0, pleats=(0, 0), rows=44, columns=49):
    """A cushion that lies along +x of its parent, its soft face up (+z); skins = (outer, middle)."""
    across = np.linspace(-1, 1, columns)
    keys = np.array(table)
    shares = np.unique(np.concatenate([np.linspace(0, 1, rows), keys[:, 0]]))
    loft = []
    for v in shares:
        half, bolster, thick, lift = (np.interp(v, keys[:, 0], keys[:, i]) for i in (1, 2, 3, 4))
        half *= width
        pleat = pleat_at(v, pleats)
        front = [(v * length, u * half, lift + shape(u, bolster, pleat)) for u in across]
        behind = [(v * length, s * half, lift - thick * d) for s, d in ((.985, .45), (.95, .80), (.80, .97), (0, 1), (-.80, .97), (-.95, .80), (-.985, .45))]
        loft.append([*front, *behind])
    kinds = [1 if is_middle((across[k] + across[k + 1]) / 2, shape) else 0 for k in range(columns - 1)] + [0] * 8
    return surface(name, loft, skins, parent, kinds, closed=True, caps=True, levels=1)


def stitch(table, length, parent, material, seams=(SPLIT,), shape=single, width=1.0):
    """Two rows of contrast stitching along the seams at these shares of the half width."""
    keys = np.array(table)
    for s in (1, -1):
        for at in (seam + off for seam in seams for off in (-.008, .017)):
            path = []
            for v in np.linspace(.06, .93, 24):
                half, bolster, lift = (np.interp(v, keys[:, 0], keys[:, i]) for i in (1, 2, 4))
                path.append((v * length, s * half * width * at, lift + shape(at, bolster, 0) + .0005))
            tube('stitch', path, .0014, material, parent, smooth=False)


def placed(name, parent, place, along, up):
    """An empty at `place` whose +x runs `along` and whose +z faces `up`."""
    made = empty(name, parent, place)
    along, up = Vector(along), Vector(up)
    made.rotation_euler = Matrix((along, up.cross(along), up)).transposed().to_euler()
    return made


def tilt(parent, place, degrees):
    """The frame of a backrest that leans back by `degrees`: +x up along it, +z to the nose."""
    s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return placed('lean', parent, place, (s, 0, c), (-c, 0, s))


def lying(parent, place, degrees):
    """The frame of a seat pan that rises forward by `degrees`: +x to the nose, +z up."""
    s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return placed('pan', parent, place, (-c, 0, s), (s, 0, c))


def headrest(lean, at, skins, wide=1.0, y=0.0):
    holder = empty('headrest', lean, (at, y, -.030))
    cushion('headrest', HEAD, .185, (skins[0], skins[0]), holder, width=wide, rows=24, columns=25)
    for s in (1, -1):
        tube('headrest post', [(-.10, s * .06, -.045), (.03, s * .06, -.045)], .007, named('satin silver'), holder, smooth=False)


def seat(parent, place, skins, width=1.0, back=.64, pleats=(5, .010), lean_degrees=19):
    """A front seat at `place` (foot of the backrest); skins = (outer, middle, seam)."""
    outer, middle, seam = skins
    holder = empty('seat', parent, place)
    box('seat rail', (-.22, 0, -.235), (.44, .34 * width, .10), named('dark'), holder, .02)
    for s in (1, -1):
        box('seat valance', (-.20, s * .232 * width, -.175), (.44, .030, .10), named('black plastic'), holder, .012)
    pan = lying(holder, (.02, 0, -.085), 8)
    cushion('seat pan', PAN, .53, (outer, middle), pan, width=width, pleats=pleats)
    lean = tilt(holder, (.055, 0, -.07), lean_degrees)
    cushion('seat back', BACK, back, (outer, middle), lean, width=width, pleats=pleats)
    stitch(PAN, .53, pan, seam, width=width)
    stitch(BACK, back, lean, seam, width=width)
    headrest(lean, back + .035, skins)
    return holder


def bench(parent, place, skins, half, back=.60, pleats=(5, .009), shape=TRIPLE, lean_degrees=24):
    """A bench of half width `half`; `place` is the foot of the backrest."""
    holder = empty('bench', parent, place)
    pan, lean = lying(holder, (.02, 0, -.07), 6), tilt(holder, (.06, 0, -.06), lean_degrees)
    box('bench skirt', (-.40, 0, -.22), (.10, half * 1.9, .20), named('black plastic'), holder, .02)
    box('bench heel', (.09, 0, -.14), (.16, half * 1.9, .16), skins[0], holder, .02)
    seams = sorted({round(abs(centre + sign * wide), 3) for centre, wide in shape.places for sign in (1, -1)})
    for name, table, length, frame in (('bench pan', BENCH_PAN, .50, pan), ('bench back', BENCH_BACK, back, lean)):
        cushion(name, table, length, skins[:2], frame, shape, half, pleats, columns=81)
        stitch(table, length, frame, skins[2], seams, shape, half)
    for share in (-.45, -.30, .45):
        box('buckle', (-.055, share * half, .012), (.03, .026, .075), named('black plastic'), holder, .007, (0, -.4, 0))
        box('buckle key', (-.070, share * half, .047), (.020, .018, .010), plain('buckle red', (.45, .02, .015), 0, .4), holder, .003, (0, -.4, 0))
    for share in sorted({sign * centre for centre, _ in shape.places for sign in (1, -1)}):
        headrest(lean, back + .03, skins, 1.0 if share else .85, share * half)
    return holder
