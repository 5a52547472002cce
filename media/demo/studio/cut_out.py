"""Cuts vehicles out of their finished pictures: blender -b -P cut_out.py -- --photos FOLDER --out FOLDER [--only TEXT]

A cut-out is the picture with transparency: clear windows show what is put behind them, and the shadow on the floor is
kept as black that lets something through. It is made from the bases of a frame (render.py with more than two paints),
or else from its finished pictures, a matte, and the same view of the empty studio. A JSON file has what a scene needs to place it:
`horizon` (share of the height from the top), `middle` (where its middle is, share of the width), `pixelsPerMetre` there,
and `box` (left, top, right, bottom; shares).
"""
import argparse
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from studio import compose, passes, render  # noqa: E402
from studio.denoise import denoise  # noqa: E402
from studio.paints import PAINTS  # noqa: E402
from studio.plan import CUT_OUTS  # noqa: E402

MATTE_SAMPLES = 5
FAINTEST_SHADOW = 0.09
"""Less darkening than this counts as none, so that no veil lies over the whole picture."""
BORDER = 0.10
"""Over this share of the width the shadow fades out towards the picture's border."""


def hide(things, hidden):
    for thing in things:
        thing.hide_render = hidden


def render_matte(size):
    """The share of each pixel that the vehicle covers; windows count as far as they are not clear, and what reaches below the floor doesn't count."""
    settings, cycles, cove = bpy.context.scene, bpy.context.scene.cycles, bpy.data.objects['cove']
    lights = [thing for thing in settings.objects if thing.type == 'LIGHT']
    image, path = settings.render.image_settings, os.path.join(tempfile.gettempdir(), f'studio-matte-{os.getpid()}.exr')
    kept = image.file_format, cycles.max_bounces, settings.use_nodes, settings.render.filepath
    image.file_format, image.color_mode, cycles.max_bounces, settings.use_nodes = 'OPEN_EXR', 'RGBA', 0, False
    settings.render.film_transparent, cove.is_holdout, settings.render.filepath = True, True, path
    settings.render.use_border = settings.render.use_crop_to_border = False
    cycles.samples = MATTE_SAMPLES
    settings.render.resolution_x, settings.render.resolution_y = size
    hide(lights, True)
    bpy.ops.render.render(write_still=True)
    hide(lights, False)
    settings.render.film_transparent, cove.is_holdout = False, False
    image.file_format, cycles.max_bounces, settings.use_nodes, settings.render.filepath = kept
    return np.clip(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., 3].astype(np.float32), 0, 1)


def render_empty(scene, size):
    """The studio from the same place without the vehicle."""
    things = [thing for thing in scene.pivot.children_recursive if thing.type in ('MESH', 'CURVE')]
    hide(things, True)
    small = tuple(round(v * render.SURROUNDINGS) for v in size)
    empty = denoise(passes.render_passes(scene.folder, small, render.SURROUNDINGS_SAMPLES))
    hide(things, False)
    return compose.enlarge(empty, size)


def cut(picture, matte, empty):
    """(colour, alpha): the vehicle and its shadow apart from the studio; colour is not multiplied by alpha."""
    near = cv2.dilate(matte, np.ones((5, 5), np.uint8)) > 0.02
    part = compose.fade_in(picture, (1, 1), (0, 0), width=round(BORDER * picture.shape[1]))
    left = np.clip((picture / np.maximum(empty, 1e-4)).mean(2), 0, 1)
    shadow = np.clip((1 - left - FAINTEST_SHADOW) / (1 - FAINTEST_SHADOW), 0, 1) * part
    shadow = cv2.GaussianBlur(compose.spread(np.dstack([shadow] * 3), (~near).astype(np.float32), 3.0)[..., 0], (0, 0), 1.5)
    let_through = (1 - matte) * (1 - shadow * (matte < 0.98))
    alpha = 1 - let_through
    colour = np.maximum(picture - let_through[..., None] * empty, 0) / np.maximum(alpha, 0.02)[..., None]
    colour = np.where(matte[..., None] > 0.004, colour, 0)
    return colour, np.where(near, np.maximum(alpha, 0), shadow)


def place_of(scene, size):
    """Where the horizon and the vehicle stand in the picture."""
    data, (width, height) = scene.camera.data, size
    far = -scene.camera.location.y
    box = render.views.vehicle_box(scene.camera, scene.pivot, scene.points, size)
    return {'horizon': round(0.5 + data.shift_y * width / height, 4), 'middle': round(0.5 - data.shift_x, 4), 'pixelsPerMetre': round(data.lens / data.sensor_width * width / far, 2),
            'box': [round(share, 4) for share in box]}


def read_shown(path):
    """A finished picture as light, as far as it can be told: the film curve is taken for sRGB's."""
    return (cv2.imread(path)[..., :3].astype(np.float32) / 255) ** 2.2


def cut_finished(picture_path, matte, empty, path):
    """Cuts a vehicle out of its finished picture, when its bases aren't there any more."""
    compose.develop(empty, path)
    colour, alpha = cut(read_shown(picture_path), matte, read_shown(path))
    shown = np.round(np.clip(colour, 0, 1) ** (1 / 2.2) * 255).astype(np.uint8)
    compose.write_cut(path, shown, alpha)


class Mattes:
    """The matte and the empty studio of the last body and view; they are the same for all its faces."""

    def __init__(self, scene, size):
        self.scene, self.size, self.key, self.found = scene, size, None, ()

    def find(self, body, view):
        self.scene.show(body, {})
        self.scene.aim(view, self.size, None)
        if self.key != (body, view):
            self.key, self.found = (body, view), (render_matte(self.size), render_empty(self.scene, self.size))
        return self.found


def main():
    parser = argparse.ArgumentParser(prog='cut_out.py')
    parser.add_argument('--photos', required=True, help='what render.py wrote: its bases, or finished pictures alone')
    parser.add_argument('--out', required=True)
    parser.add_argument('--only', default='')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.out, exist_ok=True)
    scene, size = render.Scene(), render.STANDARD['size']
    mattes = Mattes(scene, size)
    for body, view, face, paints in CUT_OUTS:
        name = '-'.join(part for part in (body, face, view) if part)
        bases = os.path.join(options.photos, 'bases', f'{name}.npz')
        missing = [p for p in paints if not os.path.exists(os.path.join(options.out, f'{name}-{p}.png'))]
        pictures = {p: os.path.join(options.photos, f'{name}-{p}.png') for p in missing}
        has_bases = os.path.exists(bases)
        if options.only not in name or not missing or not (has_bases or all(map(os.path.exists, pictures.values()))):
            continue
        matte, empty = mattes.find(body, view)
        with open(os.path.join(options.out, f'{name}.json'), 'w', encoding='utf-8') as target:
            json.dump(place_of(scene, size), target)
        stored = compose.calm_flake(render.load_bases(bases)) if has_bases else None
        for paint, picture in pictures.items():
            path = os.path.join(options.out, f'{name}-{paint}.png')
            if has_bases:
                compose.develop_cut(*cut(compose.mix_paint(stored, PAINTS[paint]), matte, empty), path)
            else:
                cut_finished(picture, matte, empty, path)
        print(f'CUT {name}: {len(missing)}', flush=True)


if __name__ == '__main__':
    main()
