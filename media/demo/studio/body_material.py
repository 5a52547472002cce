"""The body's one material: paint, with every drawn channel layered over it.

Projections (metres): side (x, z); front (|y| + x, z) and rear (|y| + length - x, z) wrap round the corners so that a
lamp turns with them; screen and back (|y|, z) for windscreen and backlight; top (x, |y|).
"""
import os
import tempfile

import bpy

from studio.masks import Canvas
from studio.materials import coat_over, mark_paint, paint_sockets
from studio.nodes import NodeBuilder
from studio.reflections import glass_shader

# channel: colour, metallic, roughness, coat, specular; later ones lie over earlier ones
LAYERS = {
    'black': ((0.012, 0.012, 0.013), 0, 0.48, 0, 0.4),
    'body2': ((0.10, 0.105, 0.11), 0.6, 0.35, 0.6, 0.5),
    'satin': ((0.55, 0.55, 0.56), 0.9, 0.28, 0, 0.5),
    'chrome': ((0.72, 0.72, 0.73), 1, 0.12, 0, 0.5),
    'gloss': ((0.006, 0.006, 0.007), 0, 0.12, 0.6, 0.5),
    'mesh': (None, 0, 0.22, 0.3, 0.5),
    'reflector': ((0.25, 0.003, 0.005), 0, 0.1, 1, 0.5),
    'amber': ((0.60, 0.16, 0.01), 0, 0.15, 1, 0.5),
}
# channel: (tint that passes, height of the surface in units of GROOVE_DEPTH)
GLASS = {
    'glass': ((0.66, 0.70, 0.69), -0.35),
    'privacy': ((0.10, 0.105, 0.105), -0.35),
    'lens': ((0.86, 0.87, 0.88), -0.15),
    'tail': ((0.62, 0.012, 0.014), -0.15),
}
GROOVE_DEPTH = 0.006
PITCH = {'bars': 0.022, 'hex': 0.020, 'fine': 0.012, 'slats': 0.030}


def make_canvases(spec):
    """Empty canvases of a body, one a projection."""
    x0 = spec.get('x0', -0.3)
    length, height = spec.get('span', spec['length'] + 0.6), spec.get('tall', spec.get('height', 2.55) + 0.15)
    ends = {name: Canvas(0, 2.4, height) for name in ('front', 'rear')}
    glazing = {name: Canvas(0, 1.3, height) for name in ('screen', 'back')}
    return {'side': Canvas(x0, length, height), **ends, **glazing, 'top': Canvas(x0, length, 1.3)}


def save_canvases(canvases, name):
    """{projection: {channel: (path, index)}}; soft copies of the grooves give them a profile."""
    folder = os.path.join(tempfile.gettempdir(), f'studio-masks-{os.getpid()}')
    for canvas in canvases.values():
        if 'groove' in canvas.channels:
            canvas.valley_of('groove', 0.0028)
    return {key: canvas.save(os.path.join(folder, f'{name}-{key}')) for key, canvas in canvases.items() if canvas.channels}


class Projector:
    """Samples the channels in the shader and gates each projection to the faces that it is meant for."""

    def __init__(self, build, spec, canvases, saved):
        self.build, self.saved, self.found = build, saved, {}
        coordinates = build.node('ShaderNodeTexCoord')
        split = build.node('ShaderNodeSeparateXYZ')
        build.put(split.inputs[0], coordinates.outputs['Object'])
        self.x, y, self.z = split.outputs
        self.across = build.math('ABSOLUTE', y)
        self.normals()
        middle = spec['x_mid']
        self.ahead, self.behind = build.math('LESS_THAN', self.x, middle), build.math('GREATER_THAN', self.x, middle)
        tail = build.math('MAXIMUM', build.math('SUBTRACT', spec['length'], self.x), 0.0)
        flat = {'side': (self.x, self.z), 'front': (build.math('ADD', self.across, build.math('MAXIMUM', self.x, 0.0)), self.z),
                'rear': (build.math('ADD', self.across, tail), self.z), 'screen': (self.across, self.z),
                'back': (self.across, self.z), 'top': (self.x, self.across)}
        gates = {'side': self.sideways, 'screen': self.ahead, 'back': self.behind, 'top': self.upward,
                 'front': self.ahead, 'rear': self.behind}
        for key, channels in saved.items():
            self.sample(canvases[key], channels, flat[key], gates[key])

    def normals(self):
        build = self.build
        geometry = build.node('ShaderNodeNewGeometry')
        turn = build.node('ShaderNodeVectorTransform', vector_type='NORMAL', convert_from='WORLD', convert_to='OBJECT')
        split = build.node('ShaderNodeSeparateXYZ')
        build.put(turn.inputs[0], geometry.outputs['True Normal'])
        build.put(split.inputs[0], turn.outputs[0])
        self.backfacing = geometry.outputs['Backfacing']
        self.sideways = build.math('GREATER_THAN', build.math('ABSOLUTE', split.outputs[1]), 0.35)
        self.upward = build.math('GREATER_THAN', build.math('ABSOLUTE', split.outputs[2]), 0.45)

    def sample(self, canvas, channels, place, gate):
        build = self.build
        u = build.math('DIVIDE', build.math('SUBTRACT', place[0], canvas.x0), canvas.width)
        # clamped just inside, so that no seam of the picture's border shows on the centre line
        uv = build.vector(build.math('MAXIMUM', u, 0.0006), build.math('MAXIMUM', build.math('DIVIDE', place[1], canvas.height), 0.0006))
        pictures = {path: build.image(path, uv) for path, _ in set(channels.values())}
        for name, (path, index) in channels.items():
            value = pictures[path][index]
            if name not in ('valley', 'drl', 'glow'):
                value = build.sharpen(value, 2.2)
            self.found.setdefault(name, []).append(build.math('MULTIPLY', value, gate))

    def channel(self, name):
        """The socket of a channel over all projections, or None when nothing is drawn in it."""
        return self.build.maximum(self.found[name]) if name in self.found else None


def grille_pattern(build, at, style):
    """1 on the bars of a grille, 0 in its openings."""
    pitch = PITCH[style]
    if style == 'slats':
        return build.math('GREATER_THAN', build.math('PINGPONG', at.across, pitch), pitch * 0.55)
    if style == 'bars':
        return build.math('GREATER_THAN', build.math('PINGPONG', at.z, pitch), pitch * 0.55)
    slant = build.math('MULTIPLY', at.across, 0.6)
    waves = [build.math('PINGPONG', build.math(op, at.z, slant), pitch) for op in ('ADD', 'SUBTRACT')]
    return build.math('GREATER_THAN', build.maximum(waves), pitch * 0.72)


def wheel_openings(build, at, spec):
    """1 inside a wheel opening (an exact circle)."""
    inside = []
    for axle in spec['axles']:
        dx, dz = build.math('SUBTRACT', at.x, axle), build.math('SUBTRACT', at.z, spec['tyre'])
        distance = build.math('SQRT', build.math('ADD', build.math('MULTIPLY', dx, dx), build.math('MULTIPLY', dz, dz)))
        inside.append(build.math('LESS_THAN', distance, spec['arch_radius']))
    return build.maximum(inside)


def body_material(name, spec, canvases):
    """The material of a body whose channels are drawn on these canvases."""
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    at = Projector(build, spec, canvases, save_canvases(canvases, name))
    colour, metallic, roughness, shine = paint_sockets(build)
    coat, specular, painted = 1.0, 0.0, 1.0
    pattern = grille_pattern(build, at, spec.get('grille', 'bars'))
    heights = [build.math('MULTIPLY', value, -1.0) for value in [at.channel('valley')] if value]
    layers = {**LAYERS, **spec.get('layers', {})}
    for channel, (tone, metal, rough, layer_coat, layer_specular) in layers.items():
        share = at.channel(channel)
        if share is None:
            continue
        if channel == 'mesh':
            tone = build.mix_colour((0.002, 0.002, 0.002), (0.026, 0.026, 0.028), pattern)
            layer_coat = build.math('MULTIPLY', pattern, 0.6)
            layer_specular = build.math('MULTIPLY', pattern, 0.5)
            heights.append(build.math('MULTIPLY', build.math('MULTIPLY', share, build.math('SUBTRACT', pattern, 1.6)), 0.8))
        if channel == 'black':
            heights.append(build.math('MULTIPLY', share, 0.5))
        colour = build.mix_colour(colour, tone, share)
        metallic, roughness = build.lerp(metallic, metal, share), build.lerp(roughness, rough, share)
        coat, specular = build.lerp(coat, layer_coat, share), build.lerp(specular, layer_specular, share)
        painted = build.math('MULTIPLY', painted, build.math('SUBTRACT', 1.0, share))
    groove = at.channel('groove')
    if groove:
        colour = build.mix_colour(colour, (0.003, 0.003, 0.003), groove)
        coat, metallic = build.lerp(coat, 0.0, groove), build.lerp(metallic, 0.0, groove)
        painted = build.math('MULTIPLY', painted, build.math('SUBTRACT', 1.0, groove))
    tint, clear = (0, 0, 0), None
    for channel, (passes, height) in GLASS.items():
        share = at.channel(channel)
        if share is None:
            continue
        tint = build.mix_colour(tint, passes, share)
        clear = share if clear is None else build.math('MAXIMUM', clear, share)
        heights.append(build.math('MULTIPLY', share, height))
    shader = build.node('ShaderNodeBsdfPrincipled')
    for key, value in (('Base Color', colour), ('Metallic', metallic), ('Roughness', roughness), ('Specular', specular)):
        build.put(shader.inputs[key], value)
    bump = build.node('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.85, GROOVE_DEPTH
    if heights:
        build.put(bump.inputs['Height'], build.total(heights))
    build.put(shader.inputs['Normal'], bump.outputs[0])
    outside, coat_normal = shader.outputs[0], bump.outputs[0]
    lining = inner_lining(build, at, spec)
    shine = build.lerp(1.0, shine, painted)
    shown = build.mix_shader(at.backfacing, coat_over(build, outside, coat, coat_normal, shine), lining)
    hidden = [at.backfacing, *([clear] if clear is not None else [])]
    if clear is not None:
        shown = build.mix_shader(clear, shown, glass_shader(build, tint))
        material.cycles.sample_as_light = False
    if spec.get('axles'):
        opening = wheel_openings(build, at, spec)
        hidden.append(opening)
        shown = build.mix_shader(opening, shown, build.node('ShaderNodeBsdfTransparent').outputs[0])
    mark_paint(build, build.math('MULTIPLY', painted, build.math('SUBTRACT', 1.0, build.maximum(hidden), clamp=True)))
    build.finish(shown)
    return material


def inner_lining(build, at, spec):
    """The inside of the shell: light roof lining above the belt, dark trim below."""
    cloth = build.node('ShaderNodeBsdfDiffuse')
    high = build.math('GREATER_THAN', at.z, spec.get('lining_from', 0.62 * spec.get('height', 1.6)))
    build.put(cloth.inputs[0], build.mix_colour((0.012, 0.012, 0.013), spec.get('lining', (0.22, 0.215, 0.205)), high))
    return cloth.outputs[0]
