"""Registers the insides of trucks and caravans and the instruments of a motorcycle; their pictures are close-ups."""
from studio import stage
from studio.heavy import caravan_room, moto_naked, prime_cabover
from studio.heavy.builder import Builder
from studio.heavy.shapes import rectangle
from studio.vehicles import Shot, Vehicle, register


@register('interior-caravan')
def caravan(root):
    """A caravan's room with the shots 'kitchen', 'bed' and 'lounge'."""
    return caravan_room.build(Builder(root))


@register('interior-truck')
def truck(root):
    """The cab of a prime mover with the shot 'cab', lit a little from its roof."""
    b = Builder(root)
    prime_cabover.build(b)
    b.plate(rectangle(-7, -1, 7, 7, .01), .02, 'sky', 'yz', -3.2)
    for side in (-1, 1):
        b.plate(rectangle(-3, -1, 4, 7, .01), .02, 'sky', 'xz', side * 5)
    for light in (('cab roof', (1.3, 0, 2.95), (.7, .2, 1.9), .9, 1.4, 26), ('cab front', (.9, -.4, 2.85), (.5, .3, 1.9), .5, .9, 10)):
        stage.add_light(*light).parent = root
    return Vehicle(3.2, 6.6, {}, {'cab': Shot((1.46, -.16, 2.47), (.44, .20, 1.97), 19), 'wheel': Shot((1.30, .40, 2.50), (.58, .50, 2.02), 24)})


@register('interior-moto')
def motorcycle(root):
    """A naked bike with the shot 'dash'."""
    return moto_naked.build(Builder(root))
