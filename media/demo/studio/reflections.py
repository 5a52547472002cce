"""What glass mirrors: a panorama of the empty studio, looked up by the mirrored ray.

Tracing reflections in part-transparent glass makes each sample pick either the mirror or the cabin, which no filter
can clean at four samples. A looked-up reflection costs nothing and has no noise; only other parts of the same vehicle
are missing in it.
"""
import hashlib
import math
import os
import tempfile

import bpy

from studio import stage

EYE_HEIGHT = 1.1
SIZE = (768, 384)
THIN_GLASS = 1.45
"""A pane mirrors at both faces: this times one face's Fresnel."""
POLARISER = 0.45
"""How much bright lamps are held back in glass, as a photographer's filter does: 0 = not at all."""


STAGE_STATE = hashlib.sha256(repr((stage.COVE, stage.SKY, stage.LIGHTS, EYE_HEIGHT, SIZE)).encode()).hexdigest()[:12]


def panorama_path():
    """The cached panorama of the studio as it is set up now; the name changes with the stage."""
    return os.path.join(tempfile.gettempdir(), f'studio-panorama-{STAGE_STATE}-{os.getuid()}.exr')


def render_panorama():
    """Renders the empty studio all round; call before a vehicle is built."""
    path = panorama_path()
    if os.path.exists(path):
        return path
    scene = bpy.context.scene
    lights = [thing for thing in scene.objects if thing.type == 'LIGHT']
    camera = bpy.data.cameras.new('panorama')
    camera.type, camera.cycles.panorama_type = 'PANO', 'EQUIRECTANGULAR'
    eye = bpy.data.objects.new('panorama', camera)
    scene.collection.objects.link(eye)
    eye.location, eye.rotation_euler = (0, 0, EYE_HEIGHT), (math.pi / 2, 0, -math.pi / 2)
    usual, render = scene.camera, scene.render
    scene.camera = eye
    for light in lights:
        light.visible_camera = True
    render.resolution_x, render.resolution_y = SIZE
    scene.cycles.samples = 64
    image = render.image_settings
    image.file_format, image.color_depth, render.filepath = 'OPEN_EXR', '16', f'{path}.{os.getpid()}.exr'
    bpy.ops.render.render(write_still=True)
    os.replace(render.filepath, path)
    image.file_format, scene.camera = 'PNG', usual
    for light in lights:
        light.visible_camera = False
    bpy.data.objects.remove(eye)
    return path


def mirrored_studio(build, fresnel):
    """An Emission shader of the studio mirrored with this strength, seen by the camera only."""
    picture = bpy.data.images.load(panorama_path(), check_existing=True)
    picture.colorspace_settings.name = 'Linear'
    lookup = build.node('ShaderNodeTexEnvironment', image=picture)
    build.put(lookup.inputs[0], build.node('ShaderNodeTexCoord').outputs['Reflection'])
    glow = build.node('ShaderNodeEmission')
    build.put(glow.inputs[0], lookup.outputs[0])
    camera = build.node('ShaderNodeLightPath').outputs['Is Camera Ray']
    level = build.node('ShaderNodeRGBToBW')
    build.put(level.inputs[0], lookup.outputs[0])
    softened = build.math('DIVIDE', 1.0, build.math('MULTIPLY_ADD', level.outputs[0], POLARISER, 1.0))
    build.put(glow.inputs[1], build.math('MULTIPLY', build.math('MULTIPLY', camera, fresnel), softened))
    return glow.outputs[0]


def glass_shader(build, tint, normal=None):
    """Thin glass: passes `tint` less what it mirrors; the mirror only on the outside."""
    fresnel = build.node('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.55
    build.put(fresnel.inputs['Normal'], normal)
    front = build.math('SUBTRACT', 1.0, build.node('ShaderNodeNewGeometry').outputs['Backfacing'])
    share = build.math('MULTIPLY', build.math('MULTIPLY', fresnel.outputs[0], THIN_GLASS, clamp=True), front)
    through = build.node('ShaderNodeBsdfTransparent')
    build.put(through.inputs[0], build.mix_colour(tint, (0, 0, 0), share))
    both = build.node('ShaderNodeAddShader')
    build.put(both.inputs[0], through.outputs[0])
    build.put(both.inputs[1], mirrored_studio(build, share))
    return both.outputs[0]
