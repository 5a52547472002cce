"""Registers the motorcycles."""
from studio.heavy import moto_adventure, moto_cruiser, moto_enduro, moto_naked, moto_scooter, moto_sports
from studio.heavy.builder import Builder
from studio.vehicles import register


@register('moto-cruiser')
def cruiser(root):
    """A cruiser with a V-twin."""
    return moto_cruiser.build(Builder(root))


@register('moto-naked')
def naked(root):
    """A naked bike."""
    return moto_naked.build(Builder(root))


@register('moto-adventure')
def adventure(root):
    """An adventure bike with side boxes."""
    return moto_adventure.build(Builder(root))


@register('moto-sports')
def sports(root):
    """A sports bike with a full fairing."""
    return moto_sports.build(Builder(root))


@register('moto-scooter')
def scooter(root):
    """A city scooter."""
    return moto_scooter.build(Builder(root))


@register('moto-enduro')
def enduro(root):
    """An enduro bike."""
    return moto_enduro.build(Builder(root))
