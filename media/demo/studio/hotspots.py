"""Hotspots beside the pictures, in the feed's form: {id, description, anchors: [{angle, x, y}]}; x and y in percent.

A spin's `angle` counts degrees from its first frame; only frames that see the point have an anchor. A panorama's `angle`
is the bearing from straight ahead, clockwise, and x, y the place in the equirectangular picture.
"""
import json
import math
import os

WORDS = {
    'grille': 'Front grille', 'headlamp': 'Headlamp with day light', 'wheel': 'Alloy wheel', 'wheel-rear': 'Rear wheel',
    'door': 'Doors with keyless entry', 'tail-lamp': 'Tail lamp', 'boot': 'Tailgate', 'charge-or-fuel': 'Fuel flap',
    'fuel-tank': 'Fuel tank', 'engine': 'Engine and header pipes', 'brakes': 'Front disc brakes', 'seat': 'Rider and pillion seats', 'front-lamp': 'Headlamp',
    'entry-door': 'Entry door', 'awning': 'Roll-out awning', 'wheels': 'Tandem axles', 'bunks': 'Bunk windows', 'gas': 'Gas bottles', 'hitch': 'Coupling and chains',
    'vents': 'Fridge vents', 'drive-wheels': 'Drive axles',
    'steering-wheel': 'Steering wheel with controls', 'screen': 'Centre screen with navigation', 'instruments': 'Digital instruments', 'gear': 'Gear lever and cup holders',
    'seat-driver': 'Driver\'s seat', 'seat-passenger': 'Front passenger\'s seat', 'seat-rear': 'Rear bench for three',
}


def words_for(name):
    return WORDS.get(name, name.replace('-', ' ').capitalize())


def percent(share):
    return round(share * 100, 2)


def add_spin_frame(path, angle, projected):
    """Writes one frame's anchors into a spin's file; projected = {name: {x, y, visible}} in shares."""
    spots = {}
    if os.path.exists(path):
        with open(path, encoding='utf-8') as source:
            spots = {spot['id']: spot for spot in json.load(source)}
    for name, seen in projected.items():
        spot = spots.setdefault(name, {'id': name, 'description': words_for(name), 'anchors': []})
        spot['anchors'] = [a for a in spot['anchors'] if a['angle'] != angle]
        if seen['visible']:
            spot['anchors'].append({'angle': angle, 'x': percent(seen['x']), 'y': percent(seen['y'])})
            spot['anchors'].sort(key=lambda a: a['angle'])
    write(path, list(spots.values()))


def write_panorama(path, eye, points):
    """Bearings of points (vehicle coordinates) from the camera at `eye`, which looks to the nose (-x)."""
    spots = []
    for name, (x, y, z) in points.items():
        ahead, right, up = eye[0] - x, y - eye[1], z - eye[2]
        bearing = math.atan2(right, ahead)
        rise = math.atan2(up, math.hypot(ahead, right))
        anchor = {'angle': round(math.degrees(bearing)) % 360, 'x': percent(0.5 + bearing / (2 * math.pi)), 'y': percent(0.5 - rise / math.pi)}
        spots.append({'id': name, 'description': words_for(name), 'anchors': [anchor]})
    write(path, spots)


def write(path, spots):
    part = path + '.part'
    with open(part, 'w', encoding='utf-8') as out:
        json.dump(spots, out, indent=1)
        out.write('\n')
    os.replace(part, path)
