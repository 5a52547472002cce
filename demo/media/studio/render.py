"""Renders frames one after another: blender -b -P render.py -- --out FOLDER [--plan plan.json] [--only TEXT] [--draft]

A frame that is finished is never rendered again, so the run may be stopped at any time. A frame is a dict:
  body, view ('hero', 'side', ..., degrees, or 'shot:<name>'), paints [names], and when they differ from the standard:
  options {} for the builder, size [1800, 1200], scale 1.34, samples 4, distance (metres, for spins), name (file stem).
Files: FOLDER/<name>-<paint>.png, and FOLDER/bases/<name>.npz, from which more paints can be mixed without rendering.
"""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import numpy as np  # noqa: E402

from studio import compose, materials, passes, reflections, stage, views  # noqa: E402
from studio.denoise import denoise  # noqa: E402
from studio.mesh import empty  # noqa: E402
from studio.paints import BASES, PAINTS  # noqa: E402
from studio.vehicles import build_vehicle  # noqa: E402

STANDARD = {'size': (1800, 1200), 'scale': 1.34, 'samples': 4, 'options': {}, 'distance': None}
DRAFT = {'size': (600, 400), 'scale': 1.5, 'samples': 2}
DIRECT_UP_TO = 2
"""This many paints are rendered directly; more are mixed from three base renders."""


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

    def aim(self, view, size, distance):
        self.camera.data.type, self.camera.data.lens = 'PERSP', 85
        view = view[5:] if str(view).startswith('shot:') else view
        if view == 'panorama':
            views.aim_panorama(self.camera, self.pivot, self.root, self.vehicle.shots[view])
        elif view in self.vehicle.shots:
            views.aim_close_up(self.camera, self.pivot, self.root, self.vehicle.shots[view], views.turn_for(self.key[0]))
        else:
            views.frame_vehicle(self.camera, self.pivot, self.points, view, size, distance=distance)

    def shoot(self, frame, below=None):
        """The clean linear picture at its final size. With `below` (another base) only the vehicle is rendered anew."""
        size = frame['size']
        full = tuple(round(v * frame['scale']) for v in size)
        if below is None or str(frame['view']).startswith('shot:'):
            return compose.reduce(denoise(passes.render_passes(self.folder, full, frame['samples'])), size)
        box = views.vehicle_box(self.camera, self.pivot, self.points, size)
        corners = [round(share * size[i % 2]) for i, share in enumerate(box)]
        scaled = [round(v * frame['scale']) for v in corners]
        part = denoise(passes.render_passes(self.folder, full, frame['samples'], crop=scaled))
        part = compose.reduce(part, (corners[2] - corners[0], corners[3] - corners[1]))
        return compose.lay_over(below, part, corners[:2])


def load_bases(path):
    with np.load(path) as stored:
        return {key: stored[key].astype(np.float32) for key in stored.files}


def shoot_bases(scene, frame, path):
    """The three base renders of a frame, from the store when they were made before."""
    if os.path.exists(path):
        return load_bases(path)
    bases = {}
    for key, basis in BASES.items():
        materials.set_basis(basis)
        bases[key] = scene.shoot(frame, bases.get('coat'))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    np.savez_compressed(path + '.part.npz', **{key: value.astype(np.float16) for key, value in bases.items()})
    os.replace(path + '.part.npz', path)
    return bases


def render_frame(scene, frame, folder):
    """All missing pictures of one frame; returns how many were written."""
    missing = [p for p in frame['paints'] if not os.path.exists(picture_path(folder, frame, p))]
    if not missing:
        return 0
    scene.show(frame['body'], frame['options'])
    scene.aim(frame['view'], frame['size'], frame['distance'])
    if len(frame['paints']) > DIRECT_UP_TO:
        bases = shoot_bases(scene, frame, os.path.join(folder, 'bases', frame_name(frame) + '.npz'))
    for paint in missing:
        if len(frame['paints']) > DIRECT_UP_TO:
            picture = compose.mix_paint(bases, PAINTS[paint])
        else:
            materials.set_paint(PAINTS[paint])
            picture = scene.shoot(frame)
        compose.develop(picture, picture_path(folder, frame, paint))
    if frame['distance'] and scene.vehicle.hotspots:
        spots = views.project_hotspots(scene.camera, scene.root, scene.vehicle.hotspots)
        with open(os.path.join(folder, frame_name(frame) + '.json'), 'w', encoding='utf-8') as out:
            json.dump(spots, out, indent=1)
    return len(missing)


def parse(arguments):
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('--out', required=True)
    parser.add_argument('--plan', help='a JSON list of frames; the standard plan without it')
    parser.add_argument('--only', default='', help='render only frames whose name contains this')
    parser.add_argument('--draft', action='store_true', help='small and rough')
    return parser.parse_args(arguments)


def main():
    options = parse(sys.argv[sys.argv.index('--') + 1:])
    if options.plan:
        with open(options.plan, encoding='utf-8') as source:
            frames = json.load(source)
    else:
        from studio.plan import frames
    os.makedirs(options.out, exist_ok=True)
    scene = Scene()
    for frame in frames:
        frame = {**STANDARD, **(DRAFT if options.draft else {}), **frame}
        if options.only not in frame_name(frame):
            continue
        began = time.time()
        count = render_frame(scene, frame, options.out)
        if count:
            print(f'FRAME {frame_name(frame)}: {count} pictures, {time.time() - began:.1f} s', flush=True)


if __name__ == '__main__':
    main()
