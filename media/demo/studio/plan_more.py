"""The pictures of trucks, caravans and motorcycles, the most seen first."""
TRUCK_PAINTS = ('white', 'blue', 'red', 'orange')
CARAVAN_PAINTS = ('white', 'sand', 'grey')
MOTORCYCLE_PAINTS = ('black', 'red', 'blue', 'green', 'orange', 'white')
LIGHT = ('wheel', 'lamp', 'load')
PRIME = ('wheel', 'lamp', 'coupling')
TOWED = ('wheel', 'coupling', 'lamp', 'door')
RIDDEN = ('engine', 'lamp', 'wheel', 'tail')
BODIES = {  # body: (paints, close-ups)
    'caravan-full': (CARAVAN_PAINTS, TOWED), 'moto-cruiser': (MOTORCYCLE_PAINTS, RIDDEN), 'moto-naked': (MOTORCYCLE_PAINTS, RIDDEN),
    'truck-prime-mover': (TRUCK_PAINTS, PRIME), 'truck-tray': (TRUCK_PAINTS, LIGHT), 'caravan-poptop': (CARAVAN_PAINTS, ('wheel', 'coupling', 'lamp', 'roof')),
    'truck-pantech': (TRUCK_PAINTS, LIGHT), 'truck-prime-mover-cabover': (TRUCK_PAINTS, PRIME),
    'truck-prime-mover-aero': (TRUCK_PAINTS, PRIME), 'truck-prime-mover-flat': (TRUCK_PAINTS, PRIME), 'moto-adventure': (MOTORCYCLE_PAINTS, RIDDEN), 'moto-sports': (MOTORCYCLE_PAINTS, RIDDEN), 'moto-scooter': (MOTORCYCLE_PAINTS, RIDDEN), 'moto-enduro': (MOTORCYCLE_PAINTS, RIDDEN),
    'caravan-family': (CARAVAN_PAINTS, TOWED), 'caravan-hybrid': (CARAVAN_PAINTS, TOWED), 'truck-tipper': (TRUCK_PAINTS, LIGHT),
    'truck-refrigerated': (TRUCK_PAINTS, LIGHT), 'truck-curtainsider': (TRUCK_PAINTS, LIGHT),
}
INSIDES = (('interior-caravan', 'kitchen'), ('interior-caravan', 'bed'), ('interior-caravan', 'lounge'), ('interior-truck', 'cab'), ('interior-truck', 'wheel'), ('interior-moto', 'dash'))
COCKPITS = ('naked', 'adventure', 'cruiser', 'sports', 'scooter', 'enduro')


def _frames():
    for body, (paints, _) in BODIES.items():
        yield {'body': body, 'view': 'hero', 'paints': list(paints)}
    for body, shot in INSIDES:
        yield {'body': body, 'view': f'shot:{shot}', 'paints': ['white' if body != 'interior-moto' else 'black'], 'samples': 6}
    for name in COCKPITS:
        yield {'body': f'interior-moto-{name}', 'view': 'shot:cockpit', 'paints': list(MOTORCYCLE_PAINTS)}
    for view in ('side', 'rear34', 'front', 'rear', 'nose'):
        for body, (paints, _) in BODIES.items():
            yield {'body': body, 'view': view, 'paints': list(paints)}
    for body, (paints, shots) in BODIES.items():
        for shot in shots:
            yield {'body': body, 'view': f'shot:{shot}', 'paints': list(paints)}
    yield {'body': 'caravan-poptop-lowered', 'view': 'hero', 'paints': list(CARAVAN_PAINTS)}


frames = list(_frames())
