"""Things inside a cabin that a camera comes close to: seats, steering wheel, vents, doors, levers."""
import math

import numpy as np

from studio.materials import named, plain
from studio.mesh import box, empty, lathe, outward, sharp_above, solid, subdivide, sweep, tube
from studio.nodes import NodeBuilder

import bpy


def grained(name, colour, roughness, scale=900.0, depth=0.0004):
    """A soft material with fine grain: plastic skin, leather or cloth."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = plain(name, colour, 0.0, roughness, specular=0.35)
    build = NodeBuilder(material.node_tree, clear=False)
    shader = next(n for n in material.node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
    noise = build.node('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    build.put(noise.inputs['Vector'], build.node('ShaderNodeTexCoord').outputs['Object'])
    bump = build.node('ShaderNodeBump')
    bump.inputs['Distance'].default_value, bump.inputs['Strength'].default_value = depth, 0.5
    build.put(bump.inputs['Height'], noise.outputs[0])
    build.put(shader.inputs['Normal'], bump.outputs[0])
    return material


def cushion(name, parent, size, outline, material, puff=0.02, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A padded panel: an outline [(x share, y share)] of a size, domed by `puff` metres and rounded."""
    long, wide, thick = size
    ring = [(x * long, y * wide) for x, y in outline]
    count = len(ring)
    vertices = [(x, y, 0) for x, y in ring] + [(x, y, thick) for x, y in ring]
    cx, cy = sum(p[0] for p in ring) / count, sum(p[1] for p in ring) / count
    vertices += [(cx + (x - cx) * .62, cy + (y - cy) * .62, thick + puff) for x, y in ring] + [(cx, cy, thick + puff * 1.1), (cx, cy, 0)]
    top, bottom = 3 * count, 3 * count + 1
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [(i, j, count + j, count + i), (count + i, count + j, 2 * count + j, 2 * count + i), (2 * count + i, 2 * count + j, top), (j, i, bottom)]
    made = solid(name, vertices, faces, material, parent)
    made.location, made.rotation_euler = location, rotation
    outward(made)
    subdivide(made, 2)
    return made


RECTANGLE = [(-.5, -.5), (-.25, -.5), (0, -.5), (.25, -.5), (.5, -.5), (.5, -.2), (.5, .2), (.5, .5), (.25, .5), (0, .5), (-.25, .5), (-.5, .5), (-.5, .2), (-.5, -.2)]
TAPERED = [(-.5, -.46), (-.2, -.5), (.1, -.5), (.35, -.42), (.5, -.30), (.5, 0), (.5, .30), (.35, .42), (.1, .5), (-.2, .5), (-.5, .46), (-.5, 0)]


def seat(parent, place, skins, width=.52, back=.62):
    """A front seat at `place` (foot of the backrest); skins = (outer material, centre material, seam material)."""
    skin, centre, seam = skins
    x, y, z = place
    holder = empty('seat', parent, place)
    box('seat base', (-.22, 0, -.20), (.46, width * .80, .16), named('black plastic'), holder, .03)
    cushion('seat pan', holder, (.54, width, .10), RECTANGLE, skin, .015, (-.25, 0, -.13))
    cushion('seat centre', holder, (.46, width * .56, .06), RECTANGLE, centre, .018, (-.25, 0, -.075))
    lean = empty('seat lean', holder, (.04, 0, -.06))
    lean.rotation_euler = (0, -math.pi / 2 + math.radians(20), 0)
    cushion('seat back', lean, (back, width, .10), TAPERED, skin, .012, (back / 2, 0, -.09))
    cushion('back centre', lean, (back * .84, width * .50, .06), TAPERED, centre, .016, (back * .46, 0, -.035))
    for s in (1, -1):
        cushion('pan bolster', holder, (.46, .10, .09), RECTANGLE, skin, .03, (-.25, s * width * .41, -.085), (s * -.25, 0, 0))
        cushion('back bolster', lean, (back * .62, .11, .09), RECTANGLE, skin, .03, (back * .36, s * width * .39, -.045), (s * -.30, 0, 0))
        tube('seam', [(-.46, s * width * .285, -.012), (-.25, s * width * .285, .002), (-.04, s * width * .285, -.004)], .0035, seam, holder)
        tube('headrest post', [(back - .03, s * .06, -.045), (back + .10, s * .06, -.045)], .007, named('satin silver'), lean, smooth=False)
    cushion('headrest', lean, (.19, .27, .09), TAPERED, skin, .018, (back + .145, 0, -.085))
    return holder


def bench(parent, place, skins, width, back=.58):
    """A rear bench with three headrests."""
    skin, centre, _ = skins
    holder = empty('bench', parent, place)
    cushion('bench pan', holder, (.52, width, .14), RECTANGLE, skin, .02, (-.24, 0, -.15))
    lean = empty('bench lean', holder, (.04, 0, -.06))
    lean.rotation_euler = (0, -math.pi / 2 + math.radians(24), 0)
    cushion('bench back', lean, (back, width, .12), RECTANGLE, skin, .02, (back / 2, 0, -.10))
    for share in (-.33, 0, .33):
        cushion('bench place', lean, (back * .80, width * .25, .05), TAPERED, centre, .018, (back * .48, share * width, .005))
        cushion('bench place pan', holder, (.44, width * .25, .05), RECTANGLE, centre, .018, (-.24, share * width, -.035))
        cushion('bench headrest', lean, (.15, .25, .08), TAPERED, skin, .016, (back + .10, share * width, -.07))


def steering_wheel(parent, place, lean_degrees, rim, hub, buttons):
    """A three-spoke wheel at `place` facing +x; rim, hub and buttons are materials."""
    wheel = empty('steering wheel', parent, place)
    wheel.rotation_euler = (0, math.radians(90 - lean_degrees), 0)
    turn = np.linspace(0, 2 * math.pi, 36, endpoint=False)
    tube('wheel rim', [(.182 * math.cos(a), .182 * math.sin(a), 0) for a in turn], .0165, rim, wheel, closed=True, resolution=4)
    pad = lathe('wheel pad', [(-.045, .001), (-.045, .05), (-.01, .072), (.006, .066), (.012, .04), (.014, .0005)], hub, wheel, 48, axis='z')
    pad.scale = (.92, 1.12, 1)
    for angle in (math.pi / 2, -math.pi / 2):
        box('spoke', (0, math.copysign(.115, angle), -.004), (.045, .13, .022), hub, wheel, .009)
        box('spoke trim', (0, math.copysign(.118, angle), .006), (.036, .075, .012), buttons, wheel, .006)
        for step in (-1, 0, 1):
            box('button', (step * .010, math.copysign(.118, angle), .013), (.007, .05, .003), plain('button mark', (.25, .25, .26), 0, .5), wheel, .001)
    box('spoke low', (.115, 0, -.004), (.13, .038, .018), buttons, wheel, .008)
    lathe('badge', [(.012, .0005), (.015, .018), (.012, .0185)], buttons, wheel, 40, axis='z')
    lathe('column', [(-.32, .045), (-.06, .055), (-.05, .03)], named('black plastic'), wheel, 32, axis='z')
    for s in (1, -1):
        box('stalk', (-.01, s * .15, -.062), (.018, .20, .018), named('black plastic'), wheel, .007, (0, 0, s * .12))


def vent(parent, place, size, frame, blades=4):
    """An air outlet facing +x: frame, dark mouth, slats, a tab."""
    x, y, z = place
    wide, tall = size
    box('vent frame', place, (.02, wide, tall), frame, parent, .008)
    box('vent mouth', (x + .006, y, z), (.014, wide - .016, tall - .016), named('dark'), parent, .005)
    for k in range(blades):
        height = z + (k - (blades - 1) / 2) * (tall - .02) / blades
        box('vent slat', (x + .012, y, height), (.012, wide - .018, .0035), named('black plastic'), parent, .001, (0, .3, 0))
    box('vent tab', (x + .020, y, z), (.010, .016, .012), named('satin silver'), parent, .003)


def knob(parent, place, radius, depth, material):
    """A round control facing +x."""
    lathe('knob', [(0, radius), (depth * .8, radius * .97), (depth, radius * .85), (depth, .0005)], material, parent, 40, axis='x', location=place)
    box('knob mark', (place[0] + depth, place[1], place[2] + radius * .6), (.002, .002, radius * .35), plain('button mark', (.25, .25, .26), 0, .5), parent, 0)


def gear_lever(parent, place, tall, boot, top):
    """A lever with a boot and a rounded top."""
    x, y, z = place
    lathe('lever boot', [(0, .055), (.02, .045), (.05, .018), (.06, .010)], boot, parent, 32, axis='z', location=place)
    tube('lever', [(x, y, z + .04), (x - .01, y, z + tall)], .008, named('satin silver'), parent, smooth=False)
    lathe('lever top', [(-.03, .012), (-.01, .022), (.02, .027), (.04, .022), (.048, .0005)], top, parent, 32, axis='z', location=(x - .01, y, z + tall))


def sheet(name, rows, material, parent, levels=2):
    """A smooth skin through rows of points (all rows of one length)."""
    count = len(rows[0])
    vertices = [p for row in rows for p in row]
    faces = [(i * count + k, i * count + k + 1, (i + 1) * count + k + 1, (i + 1) * count + k) for i in range(len(rows) - 1) for k in range(count - 1)]
    made = solid(name, vertices, faces, material, parent)
    outward(made)
    subdivide(made, levels)
    sharp_above(made, 60)
    return made


def bar(name, points, radius, material, parent, squash=1.0):
    """A handle or trim bar along points, flattened by `squash`."""
    from studio.mesh import circle
    sweep(name, points, circle(radius, 16, squash), [((1, 0, 0), (0, 0, 1))] * len(points), material, parent)
