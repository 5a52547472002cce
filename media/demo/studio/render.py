"""Renders frames one after another: blender -b -P render.py -- --out FOLDER [--plan plan.json] [--only TEXT] [--name NAME] [--draft] [--fronts] [--hotspots]

A frame that is finished is never rendered again, so the run may be stopped at any time. A frame is a dict:
  body, view ('hero', 'side', ..., degrees, or 'shot:<name>'), paints [names], and when they differ from the standard:
  options {} for the builder, size [1800, 1200], scale 1.34, samples 4, distance (metres, for spins), name (file stem),
  front True for a picture of the front alone, transparent elsewhere, to be set in a picture with another face.
Files: FOLDER/<name>-<paint>.png, and FOLDER/bases/<name>.npz, from which more paints can be mixed without rendering.
"""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import numpy as np  # noqa: E402

from studio import compose, hotspots, materials, passes, reflections, stage, views  # noqa: E402
from studio.denoise import denoise  # noqa: E402
from studio.mesh import empty  # noqa: E402
from studio.paints import BASES, PAINTS  # noqa: E402
from studio.vehicles import build_vehicle  # noqa: E402

STANDARD = {'size': (1800, 1200), 'scale': 1.34, 'samples': 4, 'options': {}, 'distance': None, 'front': False}
DRAFT = {'size': (600, 400), 'scale': 1.5, 'samples': 2}
FRONT_DEPTH, FRONT_MARGIN, FRONT_EDGE = 0.62, 0.02, (0.036, 0.017)
"""How far a face reaches back from the nose (metres), the share of the picture rendered around it, and the shares of
its width that are left out at the edge and then faded in over."""
SURROUNDINGS, SURROUNDINGS_SAMPLES = 0.3, 5
"""The scale and the samples of the studio around the vehicle."""
BASE_SCALE, BASE_MORE_SAMPLES = 0.5, 1
"""Bases are smooth, edges come from the coat's render: a quarter of the pixels is enough."""
DIRECT_UP_TO = 2
"""Up to so many paints each get a base render of their own; more are mixed from two general ones."""


def frame_name(frame):
    view = str(frame['view']).replace('shot:', '')
    return frame.get('name') or '-'.join([frame['body'], *map(str, frame.get('options', {}).values()), view])


def picture_path(folder, frame, paint):
    return os.path.join(folder, f'{frame_name(frame)}-{paint}.png')


class Scene:
    """The studio with one vehicle in it, kept until another body is asked for."""

    def __init__(self):
        self.key = None

    def show(self, body, options):
        if self.key == (body, repr(options)):
            return
        stage.clear_scene()
        self.camera = stage.build_studio()
        reflections.render_panorama()
        self.pivot = empty('pivot')
        self.root = empty('root', self.pivot)
        self.vehicle = build_vehicle(body, self.root, **options)
        self.root.location.x = -self.vehicle.pivot_x
        import bpy
        bpy.context.view_layer.update()
        self.points = views.outline_points(self.pivot)
        self.folder = passes.set_up_passes()
        self.key = (body, repr(options))

    def set_up(self, frame):
        self.show(frame['body'], frame['options'])
        self.aim(frame['view'], frame['size'], frame['distance'])

    def aim(self, view, size, distance):
        self.camera.data.type, self.camera.data.lens = 'PERSP', 85
        view = view[5:] if str(view).startswith('shot:') else view
        if view == 'panorama':
            views.aim_panorama(self.camera, self.pivot, self.root, self.vehicle.shots[view])
        elif view in self.vehicle.shots:
            views.aim_close_up(self.camera, self.pivot, self.root, self.vehicle.shots[view], views.turn_for(self.key[0]))
        else:
            views.frame_vehicle(self.camera, self.pivot, self.points, view, size, distance=distance)

    def shoot_coat(self, frame):
        """The clear coat over black, whole frame: the picture at its final size, and both halves of the next renders.

        The smooth studio around the vehicle needs no pixels of its own: it is rendered small and enlarged.
        """
        full = self.full_size(frame)
        box = self.crop_box(frame, full)
        found = passes.render_passes(self.folder, full, frame['samples'], crop=box)
        coat, painted = denoise(found), found['paint'] if found['paint'].ndim == 2 else found['paint'][..., 0]
        if box == (0, 0, *full):
            self.coat, self.painted = coat, painted
        elif frame['front']:
            self.coat, self.painted = (compose.put_in(part, box[:2], full) for part in (coat, painted))
        else:
            small = tuple(round(v * SURROUNDINGS) for v in full)
            around = denoise(passes.render_passes(self.folder, small, SURROUNDINGS_SAMPLES))
            self.coat = compose.set_in(coat, box[:2], compose.enlarge(around, full))
            self.painted = compose.set_in(painted, box[:2], np.zeros(full[::-1], np.float32))
        return compose.reduce(self.coat, frame['size'])

    def shoot_base(self, frame):
        """What lies under the coat, rendered smaller and only where the vehicle is; call after shoot_coat."""
        full = self.full_size(frame)
        small = tuple(round(v * BASE_SCALE) for v in full)
        left, top, right, bottom = self.crop_box(frame, small)
        found = passes.render_passes(self.folder, small, frame['samples'] + BASE_MORE_SAMPLES, crop=(left, top, right, bottom))
        coat, painted = (compose.reduce_layer(whole, small)[top:bottom, left:right] for whole in (self.coat, self.painted))
        layer = compose.base_layer(denoise(found), coat, painted)
        layer = [compose.enlarge(compose.place_part(part, (left, top), small), full) for part in compose.split_layer(layer, painted, coat)]
        return compose.reduce_layer(compose.join_layer(*layer, self.painted), frame['size'])

    def full_size(self, frame):
        return tuple(round(v * frame['scale']) for v in frame['size'])

    def crop_box(self, frame, full):
        """Pixels (left, top, right, bottom) that hold the vehicle; the whole frame for close-ups."""
        view = str(frame['view'])
        if view.startswith('shot:') or view in self.vehicle.shots:
            return 0, 0, *full
        if frame['front']:
            front = self.points[self.points[:, 0] + self.vehicle.pivot_x < FRONT_DEPTH]
            left, top, right, bottom = views.vehicle_box(self.camera, self.pivot, front, full)
            box = max(0, left - FRONT_MARGIN), max(0, top - FRONT_MARGIN), min(1, right + FRONT_MARGIN), min(1, bottom)
        else:
            box = views.vehicle_box(self.camera, self.pivot, self.points, full)
        return tuple(round(share * full[i % 2]) for i, share in enumerate(box))

    def front_alpha(self, frame):
        """1 within the front's picture, falling to 0 before its edge, where bases are incomplete."""
        width, height = frame['size']
        left, top, right, bottom = self.crop_box(frame, frame['size'])
        inset, fade = (round(share * width) for share in FRONT_EDGE)
        left, top = (v + inset if v > 0 else 0 for v in (left, top))
        right, bottom = (v - inset if v < most else v for v, most in ((right, width), (bottom, height)))
        shown = compose.fade_in(np.ones((bottom - top, right - left)), (left, top), (width, height), width=fade)
        return compose.put_in(shown, (left, top), (width, height))


def load_bases(path):
    with np.load(path) as stored:
        return {key: stored[key].astype(np.float32) for key in stored.files}


def shoot_bases(scene, frame, path):
    """The coat and the two base layers of a frame, from the store when they were made before."""
    if os.path.exists(path):
        return load_bases(path)
    bases = {}
    for key, basis in BASES.items():
        materials.set_basis(basis)
        bases[key] = scene.shoot_coat(frame) if key == 'coat' else scene.shoot_base(frame)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    np.savez(path + '.part.npz', **{key: value.astype(np.float16) for key, value in bases.items()})
    os.replace(path + '.part.npz', path)
    return bases


def shoot_directly(scene, frame, paints):
    """{paint: picture} without the two general bases: one coat, one base a paint."""
    materials.set_basis(BASES['coat'])
    coat, pictures = scene.shoot_coat(frame), {}
    for paint in paints:
        if not scene.painted.any():
            pictures[paint] = coat
            continue
        materials.set_paint(PAINTS[paint])
        pictures[paint] = np.maximum(coat + scene.shoot_base(frame), 0)
    return pictures


def render_frame(scene, frame, folder):
    """All missing pictures of one frame; returns how many were written."""
    missing = [p for p in frame['paints'] if not os.path.exists(picture_path(folder, frame, p))]
    if not missing:
        return 0
    scene.set_up(frame)
    if len(frame['paints']) > DIRECT_UP_TO:
        bases = compose.calm_flake(shoot_bases(scene, frame, os.path.join(folder, 'bases', frame_name(frame) + '.npz')))
        pictures = {paint: compose.mix_paint(bases, PAINTS[paint]) for paint in missing}
    else:
        pictures = shoot_directly(scene, frame, missing)
    for paint, picture in pictures.items():
        if frame['front']:
            compose.develop_cut(picture, scene.front_alpha(frame), picture_path(folder, frame, paint))
        else:
            compose.develop(picture, picture_path(folder, frame, paint))
    mark_hotspots(scene, frame, folder)
    return len(missing)


def mark_hotspots(scene, frame, folder):
    """Writes where the vehicle's hotspots lie in a spin's frame (it has an `angle`) or a panorama."""
    points = scene.vehicle.hotspots
    path = os.path.join(folder, f'{frame.get("group") or frame_name(frame)}.json')
    if points and 'angle' in frame:
        hotspots.add_spin_frame(path, frame['angle'], views.project_hotspots(scene.camera, scene.root, points))
    elif points and str(frame['view']).endswith('panorama'):
        hotspots.write_panorama(path, scene.vehicle.shots['panorama'].place, points)


def mark_again(scene, frame, folder):
    if 'angle' in frame or str(frame['view']).endswith('panorama'):
        scene.set_up(frame)
        mark_hotspots(scene, frame, folder)


def parse(arguments):
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('--out', required=True)
    parser.add_argument('--plan', help='a JSON list of frames; the standard plan without it')
    parser.add_argument('--only', default='', help='render only frames whose name contains this')
    parser.add_argument('--name', help='render only the frame with exactly this name')
    parser.add_argument('--draft', action='store_true', help='small and rough')
    parser.add_argument('--fronts', action='store_true', help="render only the fronts of vehicles with another face than their body's")
    parser.add_argument('--hotspots', action='store_true', help='mark the hotspots of spins and panoramas again and render nothing')
    return parser.parse_args(arguments)


def main():
    options = parse(sys.argv[sys.argv.index('--') + 1:])
    if options.plan:
        with open(options.plan, encoding='utf-8') as source:
            frames = json.load(source)
    else:
        from studio.plan import frames
    if options.name is not None:
        frames = [frame for frame in frames if frame_name(frame) == options.name]
        if not frames:
            raise ValueError(f'no frame has the name {options.name}')
    if options.fronts:
        frames = [{**frame, 'front': True} for frame in frames if 'face' in frame.get('options', {})]
    os.makedirs(options.out, exist_ok=True)
    scene = Scene()
    for frame in frames:
        frame = {**STANDARD, **(DRAFT if options.draft else {}), **frame}
        if options.only not in frame_name(frame):
            continue
        if options.hotspots:
            mark_again(scene, frame, options.out)
            continue
        began = time.time()
        count = render_frame(scene, frame, options.out)
        if count:
            print(f'FRAME {frame_name(frame)}: {count} pictures, {time.time() - began:.1f} s', flush=True)


if __name__ == '__main__':
    main()
