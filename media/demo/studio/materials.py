"""Materials by name, each made once a scene: paint, plastics, metals, rubber, glass, cloth."""
import bpy

from studio.nodes import NodeBuilder
from studio.paints import BASES, Basis, Paint
from studio.reflections import glass_shader

PAINT_GROUP = 'paint values'
COAT_IOR = 1.62


def plain(name, colour, metallic=0.0, roughness=0.5, specular=0.5, coat=0.0, emit=None, strength=0.0):
    """A Principled material of constant values; the first call with a name decides them."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    shader = build.node('ShaderNodeBsdfPrincipled')
    values = {'Base Color': colour, 'Metallic': metallic, 'Roughness': roughness, 'Specular': specular,
              'Clearcoat': coat, 'Clearcoat Roughness': 0.02}
    if emit:
        values |= {'Emission': emit, 'Emission Strength': strength}
    for key, value in values.items():
        build.put(shader.inputs[key], value)
    build.finish(shader.outputs[0])
    return material


def paint_group():
    """The node group of the paint: colour, metallic share, roughness, and whether its clear coat shines (1 or 0)."""
    if PAINT_GROUP in bpy.data.node_groups:
        return bpy.data.node_groups[PAINT_GROUP]
    group = bpy.data.node_groups.new(PAINT_GROUP, 'ShaderNodeTree')
    build = NodeBuilder(group)
    out = build.node('NodeGroupOutput')
    for kind, name in (('NodeSocketColor', 'Colour'), ('NodeSocketFloat', 'Metallic'), ('NodeSocketFloat', 'Roughness'), ('NodeSocketFloat', 'Coat')):
        group.outputs.new(kind, name)
    facing = build.node('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = 0.35
    tone, metallic = build.node('ShaderNodeRGB', name='tone'), build.node('ShaderNodeValue', name='metallic')
    depth = build.math('MULTIPLY_ADD', facing.outputs['Facing'], -0.45, 1.0)
    build.put(out.inputs[0], build.mix_colour((0, 0, 0), tone.outputs[0], depth))
    build.put(out.inputs[1], metallic.outputs[0])
    out.inputs[2].default_value = 0.30
    build.put(out.inputs[3], build.node('ShaderNodeValue', name='coat').outputs[0])
    set_basis(BASES['coat'])
    return group


def set_group(colour, metallic, coat):
    group = bpy.data.node_groups.get(PAINT_GROUP)
    if group:
        group.nodes['tone'].outputs[0].default_value = (*colour, 1)
        group.nodes['metallic'].outputs[0].default_value = metallic
        group.nodes['coat'].outputs[0].default_value = coat


def set_basis(basis: Basis):
    """Puts a base under the clear coat of everything painted, without building the scene again."""
    set_group((basis.level,) * 3, basis.metallic, float(basis.level == 0))


def set_paint(paint: Paint):
    """One paint as a base of its own: cheaper than two when only that paint is wanted."""
    colour = tuple(a + b for a, b in zip(paint.solid, paint.flake))
    set_group(colour, sum(paint.flake) / max(sum(colour), 1e-6), 0.0)


def paint_sockets(build):
    """Colour, metallic, roughness and coat of the paint inside another material's tree."""
    return list(build.node('ShaderNodeGroup', node_tree=paint_group()).outputs)


def coat_over(build, shader, share=1.0, normal=None, shine=1.0, roughness=0.02):
    """Clear coat: a mirror mixed in by Fresnel over a shader (Principled's own coat looks like satin).

    With shine 0 the coat still takes its share from what lies below, but mirrors nothing: bases are rendered so.
    """
    gloss = build.node('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = roughness
    build.put(gloss.inputs[0], build.vector(shine, shine, shine))
    fresnel = build.node('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = COAT_IOR
    for node in (gloss, fresnel):
        build.put(node.inputs['Normal'], normal)
    return build.mix_shader(build.math('MULTIPLY', fresnel.outputs[0], share), shader, gloss.outputs[0])


def mark_paint(build, share):
    """Writes how much of a pixel is paint to the pass 'paint' (see compose.py)."""
    build.put(build.node('ShaderNodeOutputAOV', name='paint').inputs['Value'], share)


def paint(name='paint', coat_roughness=0.02):
    """The vehicle's paint, for parts outside the body cage."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    shader = build.node('ShaderNodeBsdfPrincipled')
    colour, metallic, roughness, shine = paint_sockets(build)
    for key, socket in (('Base Color', colour), ('Metallic', metallic), ('Roughness', roughness)):
        build.put(shader.inputs[key], socket)
    shader.inputs['Specular'].default_value = 0.0
    mark_paint(build, 1.0)
    build.finish(coat_over(build, shader.outputs[0], shine=shine, roughness=coat_roughness))
    return material


def glass(name='window glass', tint=(0.62, 0.66, 0.65)):
    """Thin glass: `tint` is the share of light that passes, the rest mirrors the studio by Fresnel."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    build.finish(glass_shader(build, tint))
    material.cycles.sample_as_light = False
    return material


PLAIN = {
    'black plastic': dict(colour=(0.012, 0.012, 0.013), roughness=0.5, specular=0.4),
    'gloss black': dict(colour=(0.005, 0.005, 0.006), roughness=0.1, coat=0.8),
    'dark': dict(colour=(0.006, 0.006, 0.006), roughness=0.9, specular=0.2),
    'chrome': dict(colour=(0.72, 0.72, 0.73), metallic=1.0, roughness=0.1),
    'satin silver': dict(colour=(0.50, 0.50, 0.51), metallic=0.9, roughness=0.28),
    'steel': dict(colour=(0.06, 0.06, 0.062), metallic=0.3, roughness=0.45),
    'aluminium': dict(colour=(0.44, 0.45, 0.46), metallic=0.9, roughness=0.38),
    'rubber': dict(colour=(0.016, 0.016, 0.017), roughness=0.62, specular=0.35),
    'frame': dict(colour=(0.02, 0.02, 0.022), metallic=0.4, roughness=0.4),
    'amber': dict(colour=(0.60, 0.18, 0.01), roughness=0.2),
    'red lens': dict(colour=(0.30, 0.004, 0.006), roughness=0.1, coat=0.6),
    'plate': dict(colour=(0.82, 0.82, 0.80), roughness=0.35, specular=0.3),
    'plate text': dict(colour=(0.02, 0.02, 0.03), roughness=0.5),
    'mirror': dict(colour=(0.75, 0.76, 0.78), metallic=1.0, roughness=0.02),
    'white panel': dict(colour=(0.62, 0.62, 0.61), roughness=0.4),
    'tread': dict(colour=(0.03, 0.03, 0.03), roughness=0.6),
    'lit white': dict(colour=(0.8, 0.8, 0.8), emit=(1.0, 0.98, 0.95), strength=2.6),
    'lit red': dict(colour=(0.4, 0.0, 0.0), emit=(1.0, 0.02, 0.015), strength=1.3),
}


def named(name):
    """A material of the table PLAIN."""
    return plain(name, **PLAIN[name])
