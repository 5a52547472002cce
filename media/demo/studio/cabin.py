"""What is seen through the windows: seats with headrests, dash, steering wheel on the right, door trims, floor.

A cabin spec (metres): dash_x (its rear face), cowl_x and cowl_z (foot of the windscreen), belt_z, floor_z, half (inner
half-width at the belt), hip_z (top of the front cushions), rows = [(x of the backrest's foot, number of seats)],
end_x (rear wall of the cabin), optional cargo_z (load floor behind the last row).
"""
import math

import numpy as np

from studio.materials import named, plain
from studio.mesh import box, empty, lathe, solid, tube

DRIVER_Y = 0.37
"""Right-hand drive: the right side is +y."""
BACK_LEAN = math.radians(22)


def cloth():
    return plain('seat cloth', (0.045, 0.046, 0.050), 0.0, 0.85, specular=0.25)


def cloth_centre():
    return plain('seat centre', (0.085, 0.086, 0.092), 0.0, 0.9, specular=0.2)


def trim():
    return plain('cabin trim', (0.022, 0.022, 0.024), 0.0, 0.6, specular=0.35)


def build_seat(parent, x, y, hip_z, width=.50, back=.60, headrest=True):
    """One seat; x, hip_z = where cushion and backrest meet."""
    seat = empty('seat', parent, (x, y, hip_z))
    box('cushion', (-.25, 0, -.06), (.52, width, .15), cloth(), seat, .05, soft=1)
    box('cushion centre', (-.25, 0, -.035), (.46, width * .56, .13), cloth_centre(), seat, .04, soft=1)
    lean = empty('backrest', seat, (.03, 0, -.06))
    lean.rotation_euler = (0, BACK_LEAN, 0)
    box('back', (0, 0, back / 2), (.13, width, back), cloth(), lean, .05, soft=1, taper=(.72, .80))
    box('back centre', (-.025, 0, back / 2), (.12, width * .54, back * .88), cloth_centre(), lean, .04, soft=1, taper=(.8, .86))
    for s in (1, -1):
        box('bolster', (-.05, s * width * .40, back * .40), (.13, .09, back * .62), cloth(), lean, .04, soft=1, taper=(.6, .8))
    if headrest:
        box('headrest', (-.015, 0, back + .125), (.085, width * .50, .17), cloth(), lean, .035, soft=1, taper=(.8, .84))
        for s in (1, -1):
            tube('post', [(0, s * .06, back - .04), (0, s * .06, back + .08)], .007, named('satin silver'), lean, smooth=False)


def build_bench(parent, x, hip_z, half, seats=3, back=.56):
    """A rear bench of two or three places, or single seats when two."""
    if seats == 2:
        for s in (1, -1):
            build_seat(parent, x, s * half * .46, hip_z, .46, back)
        return
    bench = empty('bench', parent, (x, 0, hip_z))
    wide = half * 1.76
    box('bench cushion', (-.24, 0, -.06), (.50, wide, .15), cloth(), bench, .05, soft=1)
    lean = empty('bench back', bench, (.03, 0, -.06))
    lean.rotation_euler = (0, BACK_LEAN, 0)
    box('bench rest', (0, 0, back / 2), (.13, wide, back), cloth(), lean, .05, soft=1, taper=(.75, .86))
    for y in (-half * .55, 0, half * .55):
        box('bench centre', (-.03, y, back * .48), (.11, .30, back * .80), cloth_centre(), lean, .04, soft=1)
        box('headrest', (-.01, y, back + (.09 if y else .05)), (.08, .24, .15 if y else .10), cloth(), lean, .03, soft=1)
        for s in (1, -1):
            tube('post', [(0, y + s * .05, back - .05), (0, y + s * .05, back + .06)], .007, named('satin silver'), lean, smooth=False)


def extrude(name, profile, half, material, parent):
    """A profile in (x, z) drawn across the cabin from -half to half."""
    count = len(profile)
    vertices = [(x, y, z) for y in (-half, half) for x, z in profile]
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    from studio.mesh import bevel, outward, sharp_above
    made = solid(name, vertices, faces, material, parent)
    outward(made)
    bevel(made, .018, 3)
    sharp_above(made, 40)
    return made


def build_steering_wheel(parent, place, radius=.185, lean=math.radians(62)):
    """A three-spoke wheel at `place`, its face towards +x; lean = from flat."""
    wheel = empty('steering', parent, place)
    wheel.rotation_euler = (0, lean, 0)
    turn = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    tube('steering rim', [(radius * math.cos(a), radius * math.sin(a), 0) for a in turn], .0165, plain('leather', (0.014, 0.014, 0.015), 0, .5), wheel, closed=True, resolution=4)
    lathe('steering hub', [(-.05, .001), (-.05, .05), (.0, .068), (.012, .058), (.018, .001)], trim(), wheel, 40, axis='z')
    for a in (math.pi / 2, -math.pi / 2, 0):
        box('steering spoke', (.105 * math.cos(a), .105 * math.sin(a), -.004), (.15, .030, .016), named('satin silver') if a else trim(), wheel, .006, (0, 0, a))
    lathe('column', [(-.34, .03), (-.05, .045)], trim(), wheel, 24, axis='z')


def build_dash(parent, spec):
    """Dashboard from the foot of the windscreen to the knees, instrument hood, centre screen, console."""
    x, cowl_x, cowl_z, half, belt = spec['dash_x'], spec['cowl_x'], spec['cowl_z'], spec['half'], spec['belt_z']
    top = min(cowl_z - .03, belt + .05)
    extrude('dash', [(cowl_x, cowl_z - .10), (cowl_x + .06, cowl_z - .055), (x - .10, top), (x, top - .06), (x - .02, top - .20), (x - .12, top - .34), (cowl_x, top - .36)],
            half - .02, trim(), parent)
    box('hood', (x - .10, DRIVER_Y, top + .02), (.20, .36, .07), trim(), parent, .03, soft=1)
    box('screen', (x - .035, 0, top + .03), (.015, .28, .16), named('gloss black'), parent, .006, (0, -.12, 0))
    build_steering_wheel(parent, (x + .20, DRIVER_Y, top - .04))
    box('console', (x + .22, 0, spec['floor_z'] + .20), (.85, .22, .30), trim(), parent, .04)
    box('firewall', (cowl_x + .02, 0, (spec['floor_z'] + top) / 2 - .06), (.06, half * 1.86, top - spec['floor_z'] - .12), named('dark'), parent, .01)


def build_cabin(root, spec):
    """Everything inside; returns nothing."""
    cabin = empty('cabin', root)
    half, floor, belt, end = spec['half'], spec['floor_z'], spec['belt_z'], spec['end_x']
    start = spec['dash_x'] - .35
    middle, long = (start + end) / 2, end - start
    box('floor', (middle, 0, floor - .03), (long, half * 1.92, .05), trim(), cabin, .01)
    for s in (1, -1):
        box('door trim', (middle, s * (half + .005), (floor + belt) / 2 - .02), (long, .03, belt - floor - .03), trim(), cabin, .01)
        box('door ledge', (middle, s * (half + .015), belt - .045), (long, .07, .03), trim(), cabin, .012)
    box('rear wall', (end, 0, (floor + belt) / 2 - .02), (.04, half * 1.9, belt - floor - .04), trim(), cabin, .01)
    build_dash(cabin, spec)
    for number, (x, seats) in enumerate(spec['rows']):
        hip = spec['hip_z'] + .03 * number
        if number == 0:
            for s in (1, -1):
                build_seat(cabin, x, s * DRIVER_Y, hip, spec.get('seat_width', .50))
            if seats == 3:
                build_seat(cabin, x + .02, 0, hip, .30, .50)
        else:
            build_bench(cabin, x, hip, half * .94, seats)
    if 'parcel' in spec:
        x0, x1, z = spec['parcel']
        box('parcel shelf', ((x0 + x1) / 2, 0, z - .02), (x1 - x0, half * 1.7, .03), trim(), cabin, .01)
    if 'cargo_z' in spec:
        last = spec['rows'][-1][0] + .22
        box('load floor', ((last + end) / 2, 0, spec['cargo_z']), (end - last, half * 1.84, .03), trim(), cabin, .01)
