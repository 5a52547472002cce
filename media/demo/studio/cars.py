"""A car from a spec: cage, drawn surface, wheels, parts, cabin. bodies/<body>.py hold the specs."""
from studio import parts
from studio.body_cage import build_cage
from studio.body_material import body_material, make_canvases
from studio.cabin import build_cabin
from studio.faces import draw_face
from studio.lamps import build_lamp_bowls
from studio.materials import named
from studio.mesh import box
from studio.surface import Surface
from studio.vehicles import Shot, Vehicle
from studio.wheels import build_well, build_wheel

REQUIRED = ('length', 'width', 'height', 'axles', 'tyre', 'arch_radius', 'arch_from', 'x_mid', 'rows', 'front', 'rear')


def build_running_gear(root, surface, spec):
    """Wheels, wells and arch lips."""
    wheel = spec['wheel']
    for axle in spec['axles']:
        y = surface.side(axle, spec['tyre'] + spec['arch_radius'] + .01) or spec['width'] / 2 - .03
        track = spec.get('track', y - wheel.get('tyre_width', .235) / 2 - spec.get('inset', .02))
        steer = spec.get('steer', 0) if axle == spec['axles'][0] else 0
        for s in parts.SIDES:
            build_wheel(root, (axle, s * track, spec['tyre']), spec['tyre'], wheel, steer)
            build_well(root, axle, s * (y - .02), spec['arch_radius'], spec['tyre'], spec['arch_from'] + .03)
            parts.arch_lip(root, surface, axle, spec, s)
    middle = spec['length'] / 2
    box('under', (middle, 0, spec['arch_from'] + .06), (spec['length'] - .7, spec['width'] - .36, .12), named('dark'), root, .03)


def build_fittings(root, surface, spec):
    """The parts that the spec asks for."""
    if 'mirror' in spec:
        parts.mirrors(root, surface, *spec['mirror'], **spec.get('mirror_style', {}))
    for x, z in spec.get('handles', []):
        parts.handle(root, surface, x, z)
    if 'rails' in spec:
        parts.roof_rails(root, surface, *spec['rails'])
    if 'fin' in spec:
        parts.roof_fin(root, surface, spec['fin'])
    for end in ('front', 'rear'):
        if spec.get('plates', {}).get(end):
            parts.plate_on(root, surface, end, spec['plates'][end])
    if 'wipers' in spec:
        parts.wipers(root, surface, spec['wipers'])
    if 'spoiler' in spec:
        parts.spoiler(root, surface, *spec['spoiler'])
    if 'rear_wiper' in spec:
        parts.rear_wiper(root, surface, spec['rear_wiper'])
    for place in spec.get('exhausts', []):
        parts.exhaust(root, *place)


def standard_shots(spec, surface):
    """Close-ups that every car has."""
    axle, tyre, half = spec['axles'][0], spec['tyre'], spec['width'] / 2
    length, lamp = spec['length'], spec.get('lamp_height', spec['height'] * .5)
    return {
        'wheel': Shot((axle - 1.1, -half - 2.1, tyre + .28), (axle + .12, -half + .1, tyre + .12), 62),
        'lamp': Shot((-1.9, -half - 1.1, lamp + .35), (.35, -half + .42, lamp - .06), 62),
        'tail': Shot((length + 1.9, -half - 1.2, lamp + .45), (length - .3, -half + .42, lamp + .02), 62),
    }


def hotspots(spec, surface):
    """Outside points that a spin marks."""
    x_front, _ = surface.front(0, spec['plates']['front'] + .2)
    axle, rear = spec['axles'][0], spec['axles'][-1]
    half, lamp, length = spec['width'] / 2, spec.get('lamp_height', spec['height'] * .5), spec['length']
    x_lamp, _ = surface.front(-half + .3, lamp)
    y_boot = -half * .5  # beside a spare wheel
    x_boot, _ = surface.rear(y_boot, spec['height'] * .55)
    return {
        'grille': (x_front, 0, spec['plates']['front'] + .2), 'headlamp': (x_lamp, -half + .3, lamp), 'wheel': (axle, -half, spec['tyre']),
        'door': ((axle + rear) / 2, -half, spec['height'] * .45), 'tail-lamp': (length - .1, -half + .2, lamp + .05),
        'boot': (x_boot, y_boot, spec['height'] * .55), 'wheel-rear': (rear, half, spec['tyre']), 'charge-or-fuel': (rear, half, spec['height'] * .55),
    }


def build_car(root, spec, draw, face=None, extra=None):
    """Builds a car and returns its Vehicle; draw(canvases, spec, surface) draws the body's own lines."""
    missing = [key for key in REQUIRED if key not in spec]
    if missing:
        raise KeyError(f'the spec lacks {missing}')
    bodies = [build_cage(spec, root)] + [build_cage(more, root) for more in spec.get('more_cages', [])]
    surface = Surface(*bodies)
    canvases = make_canvases(spec)
    draw(canvases, spec, surface)
    draw_face(face or spec['face'], canvases['front'], spec)
    material = body_material(f'body of {root.name}', spec, canvases)
    for body in bodies:
        body.data.materials.append(material)
    build_lamp_bowls(root, bodies, spec, canvases)
    build_running_gear(root, surface, spec)
    build_fittings(root, surface, spec)
    build_cabin(root, spec['cabin'])
    parts.inner_mirror(root, surface, spec['cabin']['mirror_z'])
    if extra:
        extra(root, spec, surface)
    pivot = spec.get('pivot', sum(spec['axles']) / len(spec['axles']))
    return Vehicle(pivot, spec['length'], hotspots(spec, surface), standard_shots(spec, surface) | spec.get('shots', {}))
