"""Registers the insides of trucks and caravans and the cockpits of motorcycles; their pictures are close-ups."""
from dataclasses import replace

from studio import stage
from studio.heavy import caravan_room, moto_adventure, moto_cruiser, moto_enduro, moto_naked, moto_scooter, moto_sports, prime_cabover
from studio.heavy.builder import Builder
from studio.heavy.shapes import rectangle
from studio.vehicles import Shot, Vehicle, register


@register('interior-caravan')
def caravan(root):
    """A caravan's room with the shots 'kitchen', 'bed' and 'lounge'."""
    return caravan_room.build(Builder(root))


@register('interior-truck')
def truck(root):
    """The cab of a prime mover with the shots 'cab' and 'wheel', lit a little from its roof."""
    b = Builder(root)
    prime_cabover.build(b)
    b.plate(rectangle(-7, -1, 7, 7, .01), .02, 'sky', 'yz', -3.2)
    for side in (-1, 1):
        b.plate(rectangle(-3, -1, 4, 7, .01), .02, 'sky', 'xz', side * 5)
    for light in (('cab roof', (1.3, 0, 2.95), (.7, .2, 1.9), .9, 1.4, 26), ('cab front', (.9, -.4, 2.85), (.5, .3, 1.9), .5, .9, 10)):
        stage.add_light(*light).parent = root
    return Vehicle(3.2, 6.6, {}, {'cab': Shot((1.46, -.16, 2.47), (.44, .20, 1.97), 19), 'wheel': Shot((1.48, .58, 2.45), (.68, .56, 2.02), 22)})


@register('interior-moto')
def motorcycle(root):
    """A naked bike with the shot 'dash'."""
    return moto_naked.build(Builder(root))


COCKPITS = {
    'cruiser': (moto_cruiser, Shot((1.62, 0, 1.52), (.92, 0, 1.02), 24)), 'naked': (moto_naked, Shot((1.34, 0, 1.50), (.70, 0, 1.0), 25)),
    'adventure': (moto_adventure, Shot((1.36, 0, 1.66), (.68, 0, 1.12), 25)), 'sports': (moto_sports, Shot((1.26, 0, 1.40), (.62, 0, .95), 28)),
    'scooter': (moto_scooter, Shot((1.36, 0, 1.50), (.62, 0, 1.02), 29)), 'enduro': (moto_enduro, Shot((1.34, 0, 1.70), (.68, 0, 1.16), 25.5)),
}
"""What the rider of each motorcycle sees: bars, instruments and tank."""


def _register_cockpit(name, build, shot):
    @register(f'interior-moto-{name}')
    def made(root):
        return replace(build(Builder(root)), shots={'cockpit': shot})
    made.__doc__ = f"The {name} motorcycle with the shot 'cockpit'."


for _name, (_module, _shot) in COCKPITS.items():
    _register_cockpit(_name, _module.build, _shot)
