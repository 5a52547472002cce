"""Building parts: ground, frames of glass, roller doors, poles, fences, bollards, doors of sheds."""
import numpy as np

from studio.backdrops.surfaces import lit, pane, surface
from studio.materials import plain
from studio.mesh import box, solid, tube

FAR = 4000


def ground(material, size=FAR, z=0.0):
    """A flat ground to the horizon."""
    return solid('ground', [(-size, -20, z), (size, -20, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], material)


def strip(name, corners, material, z=0.004):
    """A flat piece on the ground from corners (x, y)."""
    return solid(name, [(x, y, z) for x, y in corners], [tuple(range(len(corners)))], material)


def mark(name, start, end, width, material, z=0.004):
    """A painted line from (x, y) to (x, y)."""
    a, b = np.array(start, float), np.array(end, float)
    side = np.array([-(b - a)[1], (b - a)[0]]) / np.linalg.norm(b - a) * width / 2
    return strip(name, [tuple(p) for p in (a - side, b - side, b + side, a + side)], material, z)


def block(name, x, y, z, material, edge=0.01):
    """A box from its ranges in x, y and z."""
    ranges = (x, y, z)
    return box(name, [sum(r) / 2 for r in ranges], [abs(r[1] - r[0]) for r in ranges], material, edge=edge)


def shop_front(x, y, height, bays, frame, bar=0.07, rails=(), glass=None):
    """A glazed wall along x at y: posts at the bays' borders, rails at heights, one pane."""
    left, right = x
    for at in np.linspace(left, right, bays + 1):
        block('post', (at - bar / 2, at + bar / 2), (y - 0.09, y + 0.05), (0, height), frame, 0.004)
    for z in (0.05, *rails, height - bar / 2):
        block('rail', (left, right), (y - 0.07, y + 0.04), (z - bar / 2, z + bar / 2), frame, 0.004)
    solid('pane', [(left, y, 0), (right, y, 0), (right, y, height), (left, y, height)], [(0, 1, 2, 3)], glass or pane())


def side_front(x, y, height, bays, frame, bar=0.08, rails=(), glass=None):
    """The same along y at x."""
    near, far = y
    for at in np.linspace(near, far, bays + 1):
        block('post', (x - 0.07, x + 0.07), (at - bar / 2, at + bar / 2), (0, height), frame, 0.004)
    for z in (0.06, *rails, height - bar / 2):
        block('rail', (x - 0.05, x + 0.05), (near, far), (z - bar / 2, z + bar / 2), frame, 0.004)
    solid('pane', [(x, near, 0), (x, far, 0), (x, far, height), (x, near, height)], [(0, 1, 2, 3)], glass or pane())


def roller_door(x, y, height, slats, frame, seal, depth=0.22):
    """A closed roller door in a wall whose face lies at y: set back, between jambs, with a rubber seal at its foot."""
    left, right = x
    block('door', x, (y + depth, y + depth + 0.04), (0.05, height), slats, 0)
    block('foot', x, (y + depth - 0.03, y + depth + 0.05), (0.0, 0.11), seal, 0.01)
    for a, b in ((left - 0.12, left), (right, right + 0.12)):
        block('jamb', (a, b), (y - 0.03, y + depth + 0.05), (0, height), frame, 0)
    block('lintel', (left - 0.121, right + 0.121), (y - 0.035, y + depth + 0.05), (height, height + 0.12), frame, 0)


def wall_with_doors(name, x, y, height, doors, material, thick=0.3):
    """A wall along x with openings doors = [(left, right, height)]."""
    edges = [x[0], *(v for door in doors for v in door[:2]), x[1]]
    for a, b in zip(edges[::2], edges[1::2]):
        block(name, (a, b), (y, y + thick), (0, height), material, 0)
    for left, right, top in doors:
        block(name, (left, right), (y, y + thick), (top, height), material, 0)


def lamp_post(x, y, height, material, head=None, arm=0.9, towards=-1):
    """A slim pole with one flat head; `head` is the material of its lit underside."""
    tube('pole', [(x, y, 0), (x, y, height)], 0.055, material, smooth=False)
    tube('arm', [(x, y, height - 0.05), (x, y + towards * arm, height + 0.02)], 0.035, material, smooth=False)
    block('head', (x - 0.16, x + 0.16), sorted((y + towards * (arm - 0.35), y + towards * (arm + 0.35))), (height, height + 0.09), material, 0.02)
    if head:
        block('lens', (x - 0.13, x + 0.13), sorted((y + towards * (arm - 0.3), y + towards * (arm + 0.3))), (height - 0.02, height + 0.01), head, 0.01)
    block('footing', (x - 0.22, x + 0.22), (y - 0.22, y + 0.22), (0, 0.35), surface('footing', ((0.30, 0.29, 0.28), (0.38, 0.37, 0.36)), 2), 0.03)


def bollard(x, y, material, height=0.95):
    tube('bollard', [(x, y, 0), (x, y, height)], 0.07, material, smooth=False)


def light_strip(x, y, z, material, housing=None):
    """A linear lamp: a lit face looking down, in a slim housing; x and y are ranges."""
    block('strip', x, y, (z - 0.012, z), material, 0)
    if housing:
        block('housing', (x[0] - 0.03, x[1] + 0.03), (y[0] - 0.03, y[1] + 0.03), (z, z + 0.06), housing, 0.006)


def dark_metal():
    return plain('dark metal', (0.022, 0.023, 0.025), metallic=0.3, roughness=0.42)


def lamp(strength=6.0, colour=(1.0, 0.96, 0.9), name='lamp'):
    return lit(f'{name} {strength}', colour, strength)
