"""Small things inside a cabin that a camera comes close to: steering wheel, vents, knobs, selector."""
import math

import numpy as np

from studio.materials import named, plain
from studio.mesh import box, empty, lathe, tube
from studio.rooms.skin import surface


def pad_rows():
    """The airbag cover: rounded, broad above and narrow below (the wheel's own axes: -x up, z to the driver)."""
    outline = [(-.062, .052), (-.066, .0), (-.062, -.052), (-.045, -.082), (.0, -.086), (.035, -.066), (.066, -.036), (.072, 0), (.066, .036), (.035, .066), (.0, .086), (-.045, .082)]
    return [[(x * grow, y * grow, z) for x, y in outline] for grow, z in ((.86, -.04), (1, -.015), (1, .004), (.93, .014), (.70, .021), (.30, .025), (.01, .026))]


def steering_wheel(parent, place, lean_degrees, rim, hub, trim):
    """A three-spoke wheel at `place` facing +x; rim, hub and trim are materials."""
    wheel = empty('steering wheel', parent, place)
    wheel.rotation_euler = (0, math.radians(90 - lean_degrees), 0)
    turn = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    tube('wheel rim', [(.180 * math.cos(a), .186 * math.sin(a), 0) for a in turn], .0170, rim, wheel, closed=True, resolution=4)
    surface('wheel pad', pad_rows(), [hub], wheel, closed=True, levels=2)
    for s in (1, -1):
        rows = [[(x, s * y, z) for x, z in ((-half, low), (-half * .9, .004), (half * .9, .006), (half, low))] for y, half, low in ((.05, .040, -.02), (.09, .034, -.02), (.13, .026, -.014), (.178, .021, -.010))]
        surface('spoke', rows, [hub], wheel, levels=2)
        box('spoke keys', (0, s * .118, .006), (.034, .052, .008), named('gloss black'), wheel, .004)
        for step in (-1, 0, 1):
            box('wheel key', (step * .009, s * .118, .0105), (.003, .022, .002), plain('button mark', (.45, .45, .46), 0, .5), wheel, 0)
        tube('spoke line', [(.030, s * .080, .007), (.027, s * .125, .007), (.022, s * .172, .004)], .0030, trim, wheel, smooth=False)
        tube('low spoke line', [(.075, s * .026, .006), (.12, s * .020, .005), (.165, s * .020, .004)], .0030, trim, wheel, smooth=False)
        box('stalk', (-.01, s * .14, -.070), (.017, .18, .015), named('black plastic'), wheel, .006, (0, 0, s * .10))
    box('spoke low', (.118, 0, -.004), (.13, .046, .018), hub, wheel, .008)
    lathe('badge', [(.024, .0005), (.027, .017), (.024, .0185)], trim, wheel, 40, axis='z')
    lathe('column', [(-.34, .055), (-.08, .062), (-.05, .04)], named('black plastic'), wheel, 32, axis='z')


def vent(parent, place, size, frame, blades=4):
    """An air outlet facing +x: dark mouth with slats, a thin bright frame, a tab."""
    x, y, z = place
    wide, tall = size
    box('vent frame', (x - .004, y, z), (.016, wide, tall), frame, parent, .007)
    box('vent border', (x - .001, y, z), (.015, wide - .006, tall - .006), named('gloss black'), parent, .006)
    box('vent mouth', (x + .002, y, z), (.012, wide - .020, tall - .020), named('dark'), parent, .004)
    for k in range(blades):
        height = z + (k - (blades - 1) / 2) * (tall - .018) / blades
        box('vent slat', (x + .007, y, height), (.014, wide - .020, .0045), plain('slat', (.03, .03, .031), 0, .45), parent, .001, (0, .30, 0))
    box('vent tab', (x + .016, y, z), (.010, .020, .012), named('satin silver'), parent, .003)


def knob(parent, place, radius, depth, material):
    """A round control facing +x with a dark face."""
    lathe('knob', [(0, radius * 1.08), (depth * .2, radius), (depth * .85, radius * .96), (depth, radius * .86), (depth * .93, radius * .82)], material, parent, 48, axis='x', location=place)
    lathe('knob face', [(depth * .90, radius * .84), (depth * .90, .0005)], named('gloss black'), parent, 48, axis='x', location=place)
    box('knob mark', (place[0] + depth * .94, place[1], place[2] + radius * .55), (.002, .003, radius * .35), plain('button mark', (.45, .45, .46), 0, .5), parent, 0)


def selector(parent, place, tall, boot):
    """A gear selector: a short electric one, or with `tall` a lever of that height with a boot."""
    x, y, z = place
    if not tall:
        rows = [[(x + dx * a, y + dy * a, z + h) for dx, dy in ((-.032, -.022), (-.036, 0), (-.032, .022), (0, .026), (.032, .022), (.036, 0), (.032, -.022), (0, -.026))] for h, a in ((0, 1.15), (.012, .80), (.035, .72), (.050, .98), (.066, 1.0), (.073, .80), (.075, .1))]
        surface('selector', rows, [named('black plastic')], parent, closed=True, levels=2)
        box('selector band', (x, y, z + .054), (.070, .050, .005), named('satin silver'), parent, .002)
        return
    lathe('lever ring', [(0, .068), (.008, .064), (.008, .054)], named('satin silver'), parent, 40, axis='z', location=place)
    lathe('lever boot', [(0, .058), (.012, .054), (.022, .046), (.034, .046), (.044, .034), (.056, .032), (.068, .016)], boot, parent, 32, axis='z', location=place)
    tube('lever', [(x, y, z + .04), (x + .006, y, z + tall - .02)], .009, named('satin silver'), parent, smooth=False)
    lathe('lever top', [(-.036, .012), (-.020, .018), (.005, .026), (.022, .025), (.033, .016), (.036, .0005)], boot, parent, 32, axis='z', location=(x + .008, y, z + tall))
    lathe('lever cap', [(.033, .017), (.037, .0005)], named('satin silver'), parent, 32, axis='z', location=(x + .008, y, z + tall))
