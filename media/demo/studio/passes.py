"""Renders one frame and hands back its light passes as arrays (Cycles' passes, read for denoise.py)."""
import os
import shutil
import tempfile

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

PASSES = {
    'image': 'Image', 'diffuse_colour': 'DiffCol', 'gloss_colour': 'GlossCol', 'normal': 'Normal', 'depth': 'Depth',
    'diffuse_direct': 'DiffDir', 'diffuse_indirect': 'DiffInd', 'gloss_direct': 'GlossDir', 'gloss_indirect': 'GlossInd',
    'emission': 'Emit', 'sky': 'Env', 'paint': 'paint',
}
SWITCHES = ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
            'emit', 'environment', 'normal', 'z')


def set_up_passes():
    """Switches the passes on and writes them to a temporary folder; returns that folder."""
    folder = tempfile.mkdtemp(prefix='studio-passes-')
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for switch in SWITCHES:
        setattr(layer, 'use_pass_' + switch, True)
    if 'paint' not in layer.aovs:
        share = layer.aovs.add()
        share.name, share.type = 'paint', 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '16', 'RGB'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    return folder


def read_pass(folder, name):
    picture = cv2.imread(os.path.join(folder, name + '0001.exr'), cv2.IMREAD_UNCHANGED).astype(np.float32)
    return np.nan_to_num(np.ascontiguousarray(picture[..., :3][..., ::-1]) if picture.ndim == 3 else picture)


def render_passes(folder, size, samples, seed=0, crop=None):
    """Renders at size (pixels); crop = (left, top, right, bottom) pixels renders and returns only that part."""
    scene = bpy.context.scene
    render = scene.render
    render.resolution_x, render.resolution_y = size
    scene.cycles.samples, scene.cycles.seed = samples, seed
    render.use_border = render.use_crop_to_border = crop is not None
    if crop:
        left, top, right, bottom = crop
        # Blender cuts off what is behind the point: half a pixel more keeps a share from falling to the pixel before
        render.border_min_x, render.border_max_x = (left + 0.5) / size[0], min(1, (right + 0.5) / size[0])
        render.border_min_y, render.border_max_y = (size[1] - bottom + 0.5) / size[1], min(1, (size[1] - top + 0.5) / size[1])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    return {name: read_pass(folder, name) for name in PASSES}


def drop_passes(folder):
    shutil.rmtree(folder, ignore_errors=True)
