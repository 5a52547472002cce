"""All frames, the most seen first. A frame with more than two paints is rendered in three bases and mixed (compose.py)."""
from studio.paints import PAINTS
from studio.plan_more import frames as more_frames

ALL = list(PAINTS)
COMMON = ['white', 'silver', 'grey', 'black', 'blue', 'red']
POPULAR = ['suv', 'ute', 'hatch', 'sedan', '4x4', 'suv-small', 'suv-coupe', 'ute-tough', 'hatch-city', 'sedan-fastback', 'suv-seven']
RARE = ['suv-large', 'van', 'van-tall', 'wagon', 'people-mover', 'ute-tray', 'coupe', 'convertible']
SPINS = {'suv': 'white', 'ute': 'grey', 'hatch': 'red', 'sedan': 'silver', '4x4': 'sand', 'van': 'white', 'moto-naked': 'red', 'caravan-family': 'white', 'truck-prime-mover': 'blue white'}
"""Bodies on the turntable, and their paints."""
SPIN_DISTANCE = {'suv': 13.6, 'ute': 15.2, 'hatch': 12.2, 'sedan': 14.0, '4x4': 14.6, 'van': 15.0, 'moto-naked': 7.4, 'caravan-family': 24.0, 'truck-prime-mover': 23.0}
SPIN_SCALE = {'moto-naked': 1.6}
"""Spokes, chains and cables need more pixels than a car's panels."""
SPIN_STEPS = 24
FACES = {
    'suv': ['claw', 'vee', 'pillar', 'grin', 'split', 'twin'], 'suv-small': ['wing', 'split', 'pillar', 'twin', 'claw'],
    'hatch': ['closed', 'twin', 'grin', 'split'], 'suv-seven': ['wing', 'pillar', 'grin'], 'ute': ['claw', 'grin', 'vee'],
    '4x4': ['grin', 'frame', 'vee', 'claw'], 'ute-tough': ['twin'], 'suv-large': ['closed', 'wing'], 'sedan': ['grin'], 'people-mover': ['pillar'],
}
"""Faces that a body has beside its own, for the makes that demo/stock/choose-face.ts names."""
LEADS = ('hero', 'hero2', 'nose', 'side')
INTERIORS = ['suv', 'small', 'ute', 'van']
SMALL = {'size': (960, 640), 'scale': 1.4}


def paints_for(body):
    """The paints that the stock generator sells a body in."""
    return ALL if body in [*POPULAR, 'suv-large'] else COMMON


def spin(body):
    """24 frames of each paint from a fixed distance, 15 degrees apart."""
    step = 360 / SPIN_STEPS
    return [{'body': body, 'view': round(38 - step * i, 1), 'paints': SPINS[body].split(), 'name': f'spin-{body}-{i + 1:02d}', 'group': f'spin-{body}', 'angle': round(step * i),
             'distance': SPIN_DISTANCE[body], 'size': SMALL['size'], 'scale': SPIN_SCALE.get(body, SMALL['scale']), 'samples': 4} for i in range(SPIN_STEPS)]


def whole(bodies, view):
    return [{'body': body, 'view': view, 'paints': paints_for(body)} for body in bodies]


def close_ups(bodies, view):
    return [{'body': body, 'view': f'shot:{view}', 'paints': paints_for(body)} for body in bodies]


def inside(name, view, **more):
    return {'body': f'interior-{name}', 'view': f'shot:{view}', 'paints': ['grey'], 'name': f'interior-{name}-{view}', 'samples': 6, **more}


def loads():
    """Load spaces show paint: one for every paint that their bodies are sold in."""
    paints = {'boot': ALL, 'tub': ALL, 'van': COMMON}
    return [{'body': f'load-{name}', 'view': 'shot:in', 'paints': sold, 'name': f'load-{name}', 'samples': 6} for name, sold in paints.items()]


def bodies_first(frames, *bodies):
    """The frames of these bodies, then the others."""
    return [f for f in frames if f['body'] in bodies] + [f for f in frames if f['body'] not in bodies]


def with_faces(bodies, view):
    """The view of each body with its other faces."""
    return [{**whole([body], view)[0], 'options': {'face': face}} for body in bodies for face in FACES[body]]


def of_view(frames, *views):
    return [f for view in views for f in frames if f['view'] == view]


def all_frames():
    """Heroes, backs and sides, insides, spins of the commonest, then the rest."""
    heavy = bodies_first(more_frames, 'caravan-full', 'moto-naked', 'moto-cruiser', 'truck-pantech', 'truck-prime-mover', 'moto-adventure', 'truck-tray', 'caravan-poptop')
    yield from whole([*POPULAR, *RARE], 'hero') + of_view(heavy, 'hero')
    yield from with_faces(FACES, 'hero')
    yield from whole(POPULAR, 'rear34') + whole(POPULAR, 'side')
    yield from [inside(name, view) for view in ('dash', 'seats') for name in INTERIORS] + loads()
    yield from whole(RARE, 'rear34') + whole(RARE, 'side') + of_view(heavy, 'rear34', 'side')
    yield from whole([*POPULAR, *RARE], 'hero2') + whole([*POPULAR, *RARE], 'nose') + of_view(heavy, 'nose')
    yield from spin('suv') + [inside('suv', 'panorama', size=(3072, 1536), scale=1.5, samples=4)]
    yield from whole([*POPULAR, *RARE], 'front') + whole([*POPULAR, *RARE], 'rear')
    yield from close_ups([*POPULAR, 'suv-large'], 'wheel') + close_ups(POPULAR, 'lamp') + close_ups(['ute-tray'], 'load')
    yield from [inside(name, view) for view in ('wheel', 'rear-seats') for name in INTERIORS if (name, view) != ('van', 'rear-seats')]
    yield from heavy
    for body in SPINS:
        yield from spin(body)


frames = list({repr((f['body'], f['view'], f.get('options'), f.get('name'))): f for f in all_frames()}.values())
CUT_OUTS = sorted(((frame['body'], frame['view'], frame.get('options', {}).get('face', ''), frame['paints']) for frame in frames if frame['view'] in LEADS), key=lambda cut: cut[:3])
"""Vehicles without the studio, for tiles and scenes (demo/scenes) and for the stock's pictures in other places: (body, view, face, paints)."""
