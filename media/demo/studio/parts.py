"""Parts that sit on a body surface: arch lips, mirrors, handles, rails, fin, wipers, number plates."""
import math

import numpy as np
from mathutils import Vector

from studio.body_cage import lerp
from studio.materials import named, paint, plain
from studio.mesh import bevel, box, circle, edit, empty, outward, solid, subdivide, sweep, text

PLATE_WORDS = 'DEMO 26'
SIDES = (1, -1)


def arch_lip(root, surface, axle, spec, side):
    """A lip swept round a wheel opening: spec['arch'] = width, thickness, material name or 'paint'."""
    arch, tyre, radius = spec['arch'], spec['tyre'], spec['arch_radius']
    path, frames = [], []
    start = math.asin(max(-1, min(1, (spec['arch_from'] - tyre) / radius)))
    for a in np.linspace(start, math.pi - start, 60):
        middle = radius + arch['width'] * .5
        x, z = axle + middle * math.cos(a), tyre + middle * math.sin(a)
        y = surface.side(x, z)
        if y is not None:
            path.append((x, side * y, z))
            frames.append((Vector((math.cos(a), 0, math.sin(a))), Vector((0, side, 0))))
    half, thick = arch['width'] / 2, arch['thickness']
    profile = [(-half - .004, -.05), (-half - .004, thick * .75), (-half + .004, thick), (half * .3, thick), (half * .8, thick * .55),
               (half + .004, -.004), (half, -.05)]
    material = paint() if arch['material'] == 'paint' else named(arch['material'])
    if len(path) > 10:
        sweep('arch', path, profile, frames, material, root)


def mirrors(root, surface, x, z, size=(.13, .235, .155), material=None, indicator=True, fallback=.9):
    """Door mirrors on arms, with an indicator strip in the cap."""
    y = surface.side(x, z - .02) or fallback
    for s in SIDES:
        cap = box('mirror', (x + .02, s * (y + .155), z + .055), size, material or paint(), root, 0, (0, 0, s * -.14))

        def shape(bm, s=s):
            for v in bm.verts:
                if v.co.x < 0:
                    v.co.y, v.co.z = v.co.y * .80, v.co.z * .72
                if v.co.y * s < 0:
                    v.co.z *= .78
        edit(cap, shape)
        bevel(cap, .045, 3)
        subdivide(cap, 2)
        tilt = (0, 0, s * -.14)
        box('mirror glass', (x + .082, s * (y + .155), z + .055), (.012, .19, size[2] - .04), named('mirror'), root, .02, tilt)
        box('mirror base', (x + .02, s * (y + .15), z + .055 - size[2] * .40), (.105, .19, .035), named('black plastic'), root, .014, tilt)
        box('mirror arm', (x + .03, s * (y + .03), z + .005), (.075, .12, .045), named('black plastic'), root, .012)
        if indicator:
            box('indicator', (x - .034, s * (y + .19), z + .052), (.012, .12, .010), plain('clear amber', (0.75, 0.42, 0.16), 0, .12, coat=1), root, .004, (0, 0, s * -.30))


def handle(root, surface, x, z, material=None, length=.205):
    """A pull handle with its recess, both sides."""
    y = surface.side(x, z)
    if y is None:
        return
    for s in SIDES:
        box('handle', (x, s * (y + .022), z), (length, .02, .028), material or paint(), root, .009)
        for dx in (-.08, .08):
            box('handle post', (x + dx, s * (y + .006), z), (.03, .03, .022), material or paint(), root, .006)
        box('handle cup', (x, s * (y - .004), z), (.13, .012, .045), named('gloss black'), root, .005)


def roof_rails(root, surface, start, end, y, material='satin silver', lift=.052):
    """Raised rails along the roof."""
    for s in SIDES:
        path = []
        for t in np.linspace(0, 1, 40):
            x = lerp(start, end, t)
            rise = lift * min(1, math.sin(math.pi * t) * 4) ** .6 if 0 < t < 1 else 0
            path.append((x, s * y, surface.top(x, s * y) + rise - .012))
        sweep('rail', path, circle(.0165, 14), [((0, 1, 0), (0, 0, 1))] * len(path), named(material), root)
        for t in (.33, .66):
            x = lerp(start, end, t)
            box('rail post', (x, s * y, surface.top(x, s * y) + .015), (.1, .022, .04), named(material), root, .006)


def roof_fin(root, surface, x):
    """A small antenna fin."""
    corners = [(-.09, -.025, -.01), (.09, -.03, -.01), (.09, .03, -.01), (-.09, .025, -.01),
               (.05, -.006, .06), (.085, -.006, .062), (.085, .006, .062), (.05, .006, .06)]
    from studio.mesh import BOX_FACES
    fin = solid('fin', corners, BOX_FACES, paint(), root)
    fin.location = (x, 0, surface.top(x, 0))
    bevel(fin, .008, 3)
    outward(fin)


def plate_at(root, place, facing, width=.372, words=PLATE_WORDS):
    """A number plate; facing = -1 looks forward (towards -x), 1 backward."""
    holder = empty('plate', root, place)
    holder.rotation_euler = (0, 0, 0 if facing < 0 else math.pi)
    box('plate frame', (.006, 0, 0), (.03, width + .028, .135), named('gloss black'), holder, .008)
    box('plate face', (-.009, 0, 0), (.006, width, .108), named('plate'), holder, .003)
    text('plate text', words, .095, named('plate text'), holder, (-.0126, 0, -.002), (math.pi / 2, 0, -math.pi / 2), .80)


def plate_on(root, surface, end, z):
    """A number plate on the nose ('front') or the tail ('rear') at height z."""
    x, _ = getattr(surface, end)(0, z)
    facing = -1 if end == 'front' else 1
    plate_at(root, (x + facing * .022, 0, z), facing)


def inner_mirror(root, surface, z):
    """The driver's mirror on the inside of the windscreen."""
    x, _ = surface.front(0, z)
    if x is not None:
        box('inner mirror', (x + .13, .02, z - .02), (.03, .22, .06), named('gloss black'), root, .012)
        box('sensor box', (x + .07, 0, z + .015), (.07, .10, .05), named('black plastic'), root, .015)


def spoiler(root, surface, x, half, reach=.13):
    """A lip over the backlight from the roof's rear edge at x, `half` to each side."""
    path, frames = [], []
    for y in np.linspace(-half, half, 33):
        z = surface.top(x, y)
        if z is None:
            continue
        ahead = surface.top(x - .12, y) or z
        path.append((x, y, z))
        frames.append((Vector((.12, 0, z - ahead)).normalized(), Vector((0, 0, 1))))
    profile = [(-.14, -.02), (-.12, .003), (0, .010), (reach - .02, .012), (reach, .002), (reach - .02, -.016), (0, -.03)]
    sweep('spoiler', path, profile, frames, paint(), root)


def rear_wiper(root, surface, z, length=.34):
    """One arm on the backlight, parked flat."""
    points = []
    for t in np.linspace(0, 1, 10):
        y, height = -length * t, z + .05 * t
        x, normal = surface.rear(y, height)
        if x is not None:
            points.append(Vector((x, y, height)) + normal * .016)
    frames = [(Vector((0, 0, 1)), Vector((1, 0, 0)))] * len(points)
    if len(points) > 4:
        sweep('rear wiper', points, [(-.009, -.006), (.009, -.006), (.005, .006), (-.005, .006)], frames, named('black plastic'), root)
        box('rear wiper foot', points[0], (.05, .06, .05), named('black plastic'), root, .015)


def exhaust(root, x, y, z, radius=.036):
    """A tail pipe."""
    from studio.mesh import lathe
    lathe('exhaust', [(-.16, radius * .9), (0, radius), (.003, radius * .92), (-.10, radius * .85)], named('satin silver'), root, 32, axis='x', location=(x, y, z))


def wipers(root, surface, pivots, length=.48, lean=.10):
    """Two wiper arms parked low on the windscreen; pivots = [(y, z)]; right-hand drive sweeps to the right."""
    for y, z in pivots:
        points, before = [], None
        for t in np.linspace(0, 1, 14):
            yy, zz = y - length * t, z + lean * t * length + .03 * math.sin(math.pi * t)
            x, normal = surface.front(yy, zz)
            if x is None or (before is not None and abs(x - before) > .12):
                break
            before = x
            points.append(Vector((x, yy, zz)) + normal * (.016 if t > .1 else .01))
        if len(points) > 4:
            frames = [(Vector((0, 0, 1)), Vector((-1, 0, 0)))] * len(points)
            sweep('wiper', points, [(-.008, -.004), (.008, -.004), (.004, .006), (-.004, .006)], frames, named('black plastic'), root)
            blade = [p - Vector((0, 0, .006)) - Vector((-.012, 0, 0)) for p in points[2:]]
            sweep('wiper blade', blade, [(-.003, -.01), (.003, -.01), (.003, .01), (-.003, .01)], frames[2:], named('rubber'), root)
