"""Ironbark's workshop: a high hall of steel sheet over blue blocks, with a pit, a crane, and columns that lift trucks."""
import numpy as np

from studio.backdrops.place import place
from studio.backdrops.skies import build_sky
from studio.backdrops.structures import block, dark_metal, lamp, light_strip, mark, roller_door, strip, wall_with_doors
from studio.backdrops.surfaces import surface
from studio.materials import plain
from studio.mesh import lathe, solid, text, tube
from studio.stage import add_light

LEFT, RIGHT, BACK, CEILING, BAND = -11.0, 15.0, 30.0, 6.6, 2.2
DOORS = ((-7.5, -3.1, 4.0), (2.5, 6.9, 4.0))
PIT = ((3.5, 4.6), (15.5, 27.0), -1.5)
"""The ranges of the pit in x and y, and its floor (metres)."""
LIGHTS = (
    # name, place, target, width, height, watts, colour
    ('ceiling', (1, 20, 6.4), (1, 20, 0), 20, 18, 1900, (0.97, 0.985, 1.0)),
    ('near', (-5, -3, 8), (1, 9, 0), 12, 8, 850, (0.98, 0.99, 1.0)),
    ('rear', (0, 28.0, 6.2), (0, 30, 2.0), 20, 0.3, 260, (0.97, 0.985, 1.0)),
)


def yellow():
    return plain('safety yellow', (0.66, 0.40, 0.015), roughness=0.35, coat=0.2)


def blue():
    return plain('brand blue', (0.004, 0.075, 0.38), roughness=0.35)


def lay_floor():
    """Concrete around the pit: its pattern lies in metres of the world, so the pieces join without a seam."""
    concrete = surface('hall floor', ((0.125, 0.127, 0.128), (0.172, 0.173, 0.172)), 0.4, contrast=(0.15, 0.85), rough=(0.17, 0.34), specular=0.5, grain=(60, 0.16), joints=(5.0, 5.0, 0.008, 0.04),
                       stain=((0.085, 0.086, 0.088), 0.9, 0.20), bump=((1.5, 0.001),), coat=0.3)
    (left, right), (near, far), _ = PIT
    for x, y in (((-60, left), (-20, 60)), ((right, 60), (-20, 60)), ((left, right), (-20, near)), ((left, right), (far, 60))):
        strip('floor', [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])], concrete, 0)
    paint = surface('hall line', ((0.52, 0.33, 0.035), (0.58, 0.38, 0.05)), 3, rough=(0.3, 0.4), worn=((0.20, 0.20, 0.20), 9, 0.10))
    for start, end in (((-9, 24.6), (2.6, 24.6)), ((-2.9, 24.6), (-2.9, 29.8)), ((2.3, 24.6), (2.3, 29.8))):
        mark('line', start, end, 0.11, paint)
    for x in (left - 0.16, right + 0.16):
        mark('line', (x, near - 0.25), (x, far + 0.25), 0.20, paint)
    for y in (near - 0.16, far + 0.16):
        mark('line', (left - 0.06, y), (right + 0.06, y), 0.20, paint)


def dig_pit():
    (left, right), (near, far), low = PIT
    white, steel = surface('pit wall', ((0.44, 0.45, 0.45), (0.50, 0.51, 0.51)), 1.5, rough=(0.4, 0.6)), plain('pit rim', (0.20, 0.205, 0.21), metallic=0.8, roughness=0.4)
    for x in (left, right):
        solid('pit wall', [(x, near, low), (x, far, low), (x, far, 0), (x, near, 0)], [(0, 1, 2, 3)], white, smooth=False)
        block('rim', (x - 0.05, x + 0.05), (near, far), (-0.10, 0.05), steel, 0.01)
        block('lamp', (x - 0.02, x + 0.02), (near + 0.6, far - 0.6), (-0.55, -0.47), lamp(3, (0.95, 0.98, 1.0), 'pit lamp'), 0)
    for y in (near, far):
        solid('pit end', [(left, y, low), (right, y, low), (right, y, 0), (left, y, 0)], [(0, 1, 2, 3)], white, smooth=False)
        block('rim', (left - 0.05, right + 0.05), (y - 0.05, y + 0.05), (-0.10, 0.05), steel, 0.01)
    strip('pit floor', [(left, near), (right, near), (right, far), (left, far)], plain('pit floor', (0.10, 0.10, 0.10), roughness=0.6), low)


def build_hall():
    sheet = surface('hall sheet', ((0.50, 0.51, 0.52), (0.56, 0.57, 0.58)), (0.5, 0.5, 0.12), rough=(0.42, 0.55), specular=0.4, ribs=(0, 0.25, 0.030))
    blocks = surface('hall blocks', ((0.010, 0.036, 0.105), (0.013, 0.044, 0.122)), 0.8, rough=(0.4, 0.5), bump=((14, 0.002),))
    wall_with_doors('rear wall', (LEFT, RIGHT), BACK, CEILING, DOORS, sheet)
    edges = [LEFT, *(v for door in DOORS for v in (door[0] - 0.13, door[1] + 0.13)), RIGHT]
    for a, b in zip(edges[::2], edges[1::2]):
        block('band', (a, b), (BACK - 0.12, BACK), (0, BAND), blocks, 0.01)
        block('ledge', (a, b), (BACK - 0.16, BACK), (BAND, BAND + 0.06), plain('ledge', (0.55, 0.56, 0.57), roughness=0.5), 0.005)
    block('ceiling', (LEFT, RIGHT), (12, BACK + 0.3), (CEILING, CEILING + 0.2), plain('ceiling', (0.42, 0.43, 0.44), roughness=0.8), 0)
    for x in (LEFT, RIGHT):
        block('side wall', (x - 0.1, x + 0.1), (10, BACK), (0, CEILING), sheet, 0)
    for x in (-8.6, -2.75, 2.15, 7.4, 11.0):
        block('column', (x - 0.11, x + 0.11), (BACK - 0.34, BACK - 0.12), (0, CEILING), plain('steel column', (0.065, 0.075, 0.09), metallic=0.2, roughness=0.45), 0.01)
    slats = surface('hall slats', ((0.23, 0.26, 0.30), (0.27, 0.30, 0.34)), 0.8, rough=(0.35, 0.45), ribs=(2, 0.11, 0.022))
    for left, right, top in DOORS:
        roller_door((left, right), BACK, top, slats, plain('door frame', (0.05, 0.06, 0.075), metallic=0.3, roughness=0.4), dark_metal())
        for x in (left - 0.28, right + 0.28):
            tube('bollard', [(x, BACK - 0.55, 0), (x, BACK - 0.55, 1.05)], 0.085, yellow(), smooth=False)
            for z in (0.72, 0.88):
                lathe('band', [(0, 0.0865), (0.07, 0.0865)], dark_metal(), location=(x, BACK - 0.55, z), axis='z', segments=24)
    for x in np.arange(-9.0, 12.0, 4.2):
        for y in (14.0, 19.5, 25.0):
            light_strip((x, x + 0.14), (y, y + 4.2), CEILING - 0.3, lamp(7, (0.97, 0.99, 1.0), 'led'), plain('led body', (0.55, 0.55, 0.56), roughness=0.4))


def hang_sign():
    block('sign board', (-3.3, 2.9), (BACK - 0.42, BACK - 0.36), (4.30, 5.02), blue(), 0.02)
    text('sign', 'IRONBARK TRUCKS', 0.58, plain('sign letters', (0.82, 0.83, 0.84), roughness=0.4), None, (-0.2, BACK - 0.44, 4.66), (np.pi / 2, 0, 0))


def build_crane():
    """A girder from wall to wall with its trolley, chain and hook."""
    y, low = BACK - 1.5, 5.06
    block('girder', (LEFT, RIGHT), (y - 0.13, y + 0.13), (low, low + 0.42), yellow(), 0.01)
    for z in (low, low + 0.40):
        block('flange', (LEFT, RIGHT), (y - 0.20, y + 0.20), (z - 0.015, z + 0.03), yellow(), 0.005)
    text('load', '5 t', 0.30, plain('load letters', (0.02, 0.02, 0.02), roughness=0.5), None, (4.6, y - 0.14, low + 0.20), (np.pi / 2, 0, 0))
    x = -4.4
    block('trolley', (x - 0.34, x + 0.34), (y - 0.30, y + 0.30), (low - 0.34, low - 0.03), plain('trolley', (0.045, 0.05, 0.055), roughness=0.4), 0.03)
    tube('chain', [(x, y, low - 0.3), (x, y, 3.35)], 0.022, dark_metal(), smooth=False)
    block('hook block', (x - 0.11, x + 0.11), (y - 0.06, y + 0.06), (3.12, 3.38), yellow(), 0.03)
    tube('hook', [(x, y, 3.14), (x + 0.10, y, 3.02), (x + 0.02, y, 2.88), (x - 0.10, y, 2.98)], 0.026, plain('hook', (0.10, 0.10, 0.105), metallic=0.6, roughness=0.35))
    tube('cable', [(x + 0.3, y, low - 0.1), (x + 0.42, y - 0.1, 3.0), (x + 0.36, y - 0.1, 1.7)], 0.016, dark_metal())
    block('pendant', (x + 0.30, x + 0.42), (y - 0.15, y - 0.05), (1.40, 1.72), plain('pendant', (0.50, 0.10, 0.02), roughness=0.4), 0.02)


def lifting_column(x, y):
    """One of the mobile columns that lift a truck by its wheels."""
    steel = plain('column steel', (0.09, 0.09, 0.095), metallic=0.5, roughness=0.4)
    block('column', (x - 0.22, x + 0.22), (y - 0.20, y + 0.20), (0.14, 2.75), blue(), 0.02)
    block('slot', (x - 0.10, x + 0.10), (y - 0.212, y - 0.18), (0.35, 2.6), steel, 0)
    block('cap', (x - 0.25, x + 0.25), (y - 0.23, y + 0.23), (2.75, 2.84), steel, 0.02)
    for side in (-1, 1):
        block('leg', sorted((x + side * 0.26, x + side * 0.40)), (y - 1.35, y + 0.25), (0.06, 0.18), yellow(), 0.01)
        block('fork', sorted((x + side * 0.20, x + side * 0.32)), (y - 1.0, y - 0.18), (0.42, 0.54), steel, 0.02)
        lathe('roller', [(0, 0.001), (0, 0.07), (0.08, 0.07), (0.08, 0.001)], plain('roller', (0.02, 0.02, 0.02), roughness=0.6), location=(x + side * 0.33 - 0.04, y - 1.25, 0.07), axis='x', segments=24)
    block('carriage', (x - 0.34, x + 0.34), (y - 0.30, y - 0.18), (0.36, 0.95), steel, 0.015)
    block('base', (x - 0.42, x + 0.42), (y - 0.24, y + 0.30), (0.05, 0.16), yellow(), 0.01)
    block('control', (x - 0.15, x + 0.15), (y - 0.30, y - 0.20), (1.45, 1.85), plain('control', (0.50, 0.51, 0.52), roughness=0.4), 0.02)
    block('screen', (x - 0.09, x + 0.09), (y - 0.31, y - 0.295), (1.68, 1.79), dark_metal(), 0)
    lathe('stop', [(0, 0.001), (0, 0.035), (0.03, 0.035), (0.03, 0.001)], plain('stop', (0.55, 0.01, 0.01), roughness=0.3), location=(x, y - 0.33, 1.56), axis='y', segments=24)


def furnish():
    rubber = plain('tyre', (0.016, 0.016, 0.017), roughness=0.6)
    profile = [(0, 0.29), (0, 0.42), (0.06, 0.50), (0.24, 0.50), (0.30, 0.42), (0.30, 0.29), (0, 0.29)]
    for x, y, count in ((-7.15, 26.5, 3), (-6.05, 27.0, 2), (7.0, 28.6, 4)):
        for i in range(count):
            lathe('tyre', profile, rubber, location=(x + 0.02 * (i % 2), y, 0.31 * i), axis='z', segments=64)
    for x, y, tone in ((-2.2, 29.2, (0.010, 0.06, 0.25)), (-1.5, 29.3, (0.010, 0.06, 0.25)), (1.6, 29.25, (0.32, 0.03, 0.02))):
        lathe('drum', [(0, 0.001), (0, 0.28), (0.28, 0.285), (0.30, 0.30), (0.32, 0.285), (0.56, 0.285), (0.58, 0.30), (0.60, 0.285), (0.87, 0.28), (0.87, 0.27), (0.84, 0.265), (0.84, 0.001)], plain(f'drum {tone}', tone, roughness=0.35), location=(x, y, 0), axis='z', segments=48)
    for x in (-0.75, 0.25):
        block('cabinet', (x, x + 0.95), (BACK - 0.75, BACK - 0.14), (0.08, 1.05), blue(), 0.012)
        for z in np.linspace(0.18, 0.98, 7)[:-1]:
            block('drawer', (x + 0.03, x + 0.92), (BACK - 0.768, BACK - 0.75), (z, z + 0.12), blue(), 0.004)
            block('pull', (x + 0.06, x + 0.89), (BACK - 0.785, BACK - 0.765), (z + 0.09, z + 0.105), plain('pull', (0.45, 0.45, 0.46), metallic=0.9, roughness=0.3), 0.003)


@place('workshop-ironbark', exposure=0.3, samples=8, bounces=2, bloom=0.03)
def build():
    build_sky(((0, (1.1, 1.12, 1.15)), (90, (0.9, 0.93, 0.97))), below=(0.45, 0.46, 0.47), strength=0.8)
    lay_floor()
    dig_pit()
    build_hall()
    hang_sign()
    build_crane()
    for x, y in ((-5.2, 23.4), (5.9, 24.4)):
        lifting_column(x, y)
    furnish()
    for light in LIGHTS:
        add_light(*light)
