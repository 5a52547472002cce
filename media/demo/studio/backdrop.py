"""Renders places without vehicles: blender -b -P backdrop.py -- --out FOLDER [--only NAME] [--scale 0.75] [--draft]

Every place has the same camera (50 mm, 1.25 m high, the horizon 42 % from the top), so any cut-out vehicle fits any of
them: a wheel that touches the ground y metres away stands 1.25 * 50 / 36 / y of the picture's width below the horizon.
"""
import argparse
import importlib
import os
import pkgutil
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import backdrops, compose, passes  # noqa: E402
from studio.backdrops.depth_blur import develop_lens  # noqa: E402
from studio.backdrops.place import PLACES, set_the_scene  # noqa: E402
from studio.denoise import denoise  # noqa: E402

SIZE, SCALE = (2000, 1125), 1.1
"""The final picture, and how much larger it is rendered."""
DRAFT_SIZE, DRAFT_SCALE = (500, 281), 1.2


def load_places():
    for module in pkgutil.iter_modules(backdrops.__path__):
        importlib.import_module(f'studio.backdrops.{module.name}')


def shoot(look, size, scale, path):
    """One place as a picture."""
    set_the_scene(look)
    folder = passes.set_up_passes()
    full = tuple(round(v * scale) for v in size)
    found = passes.render_passes(folder, full, look.samples)
    passes.drop_passes(folder)
    rendered = time.time()
    depth = found['depth'][..., 0] if found['depth'].ndim == 3 else found['depth']
    picture = develop_lens(denoise(found), depth, look)
    compose.develop(compose.reduce(picture, size), path)
    return rendered


def main():
    parser = argparse.ArgumentParser(prog='backdrop.py')
    parser.add_argument('--out', required=True)
    parser.add_argument('--only', default='', help='render only places whose name contains this')
    parser.add_argument('--draft', action='store_true', help='small')
    parser.add_argument('--scale', type=float, default=SCALE, help='how much larger than the picture it is rendered; below 1 is quicker and softer')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.out, exist_ok=True)
    load_places()
    size, scale = (DRAFT_SIZE, DRAFT_SCALE) if options.draft else (SIZE, options.scale)
    for name, look in PLACES.items():
        if options.only in name:
            began = time.time()
            rendered = shoot(look, size, scale, os.path.join(options.out, f'{name}.png'))
            print(f'BACKDROP {name}: rendered {rendered - began:.0f} s, developed {time.time() - rendered:.0f} s', flush=True)


if __name__ == '__main__':
    main()
