"""Pictures of load spaces: 'load-boot', 'load-van', 'load-tub'; view 'shot:in'."""
from studio.mesh import empty
from studio.rooms.load import build_boot, build_hold, build_tub
from studio.vehicles import Shot, Vehicle, register


def register_load(name, build_room, height, shot):
    @register(f'load-{name}')
    def build(root):
        build_room(empty('load', root, (0, 0, height)))
        return Vehicle(0, 3, {}, {'in': shot})


register_load('boot', build_boot, .62, Shot((1.10, -.22, 1.50), (-.42, .0, .90), 33))
register_load('van', build_hold, .58, Shot((1.60, -.16, 1.52), (-.8, .02, 1.16), 25))
register_load('tub', build_tub, .86, Shot((1.18, -.62, 2.02), (-.62, .0, 1.0), 31))
