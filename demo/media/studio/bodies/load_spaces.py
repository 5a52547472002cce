"""Pictures of load spaces: 'load-boot', 'load-van', 'load-tub'; view 'shot:in'."""
from studio.mesh import empty
from studio.rooms.load import build_boot, build_hold, build_tub
from studio.vehicles import Shot, Vehicle, register


def register_load(name, build_room, height, shot):
    @register(f'load-{name}')
    def build(root):
        build_room(empty('load', root, (0, 0, height)))
        return Vehicle(0, 3, {}, {'in': shot})


register_load('boot', build_boot, .62, Shot((1.75, -.42, 1.62), (-.35, .0, .86), 32))
register_load('van', build_hold, .58, Shot((2.55, -.30, 1.60), (-.6, .02, 1.14), 26))
register_load('tub', build_tub, .86, Shot((1.75, -1.05, 2.05), (-.62, .02, .98), 30))
