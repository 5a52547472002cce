"""Lit screens: pictures drawn with PIL and shown on a plane (centre screen, instruments)."""
import math
import os
import tempfile

import bpy
from PIL import Image, ImageDraw, ImageFont

from studio.mesh import solid
from studio.nodes import NodeBuilder

FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'


def lettering(size):
    """DejaVu where it is installed (Blender depends on it), else PIL's own."""
    return ImageFont.truetype(FONT, size) if os.path.exists(FONT) else ImageFont.load_default()


def draw_map(width=1200, height=720):
    """A navigation screen: streets, a route, the time, four tiles."""
    picture = Image.new('RGB', (width, height), (16, 20, 27))
    d = ImageDraw.Draw(picture)
    d.rectangle((0, 0, int(width * .66), height), fill=(24, 31, 40))
    for i in range(-6, 14):
        d.line([(i * 90, 0), (i * 90 + 220, height)], fill=(40, 50, 62), width=5)
        d.line([(0, i * 70), (width * .66, i * 70 - 90)], fill=(38, 47, 58), width=5)
    d.line([(0, 520), (300, 430), (560, 470), (800, 300)], fill=(58, 72, 88), width=26)
    d.line([(340, 720), (390, 470), (470, 440), (520, 220), (640, 120)], fill=(70, 150, 235), width=16, joint='curve')
    d.polygon([(390, 452), (414, 506), (390, 492), (366, 506)], fill=(240, 245, 250))
    d.rectangle((int(width * .66), 0, width, height), fill=(12, 15, 20))
    for k, (words, tone) in enumerate((('Radio', (196, 84, 52)), ('Telephone', (64, 150, 110)), ('Climate 21°', (60, 120, 190)), ('Vehicle', (120, 124, 132)))):
        top = 96 + k * 150
        d.rounded_rectangle((int(width * .685), top, width - 30, top + 126), 18, fill=(26, 31, 39))
        d.rounded_rectangle((int(width * .705), top + 33, int(width * .705) + 60, top + 93), 14, fill=tone)
        d.text((int(width * .775), top + 42), words, font=lettering(32), fill=(222, 227, 233))
    d.text((28, 22), '10:24', font=lettering(44), fill=(236, 240, 244))
    d.text((width - 190, 26), '22 °C', font=lettering(38), fill=(200, 206, 213))
    return picture


def dial(d, centre, radius, count, last, share, colour):
    """A round instrument: ticks and figures over 240 degrees, and its hand."""
    start, sweep = math.radians(150), math.radians(240)
    d.ellipse([centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius], outline=(74, 82, 92), width=5)
    for i in range(count * 2 + 1):
        a = start + sweep * i / (count * 2)
        inner = radius * (.82 if i % 2 == 0 else .90)
        d.line([(centre[0] + inner * math.cos(a), centre[1] + inner * math.sin(a)), (centre[0] + radius * .96 * math.cos(a), centre[1] + radius * .96 * math.sin(a))], fill=(200, 206, 214), width=5 if i % 2 == 0 else 3)
        if i % 2 == 0:
            words = str(round(last * i / (count * 2)))
            d.text((centre[0] + radius * .66 * math.cos(a), centre[1] + radius * .66 * math.sin(a)), words, font=lettering(int(radius * .13)), fill=(222, 226, 232), anchor='mm')
    a = start + sweep * share
    d.line([centre, (centre[0] + radius * .80 * math.cos(a), centre[1] + radius * .80 * math.sin(a))], fill=colour, width=8)
    d.ellipse([centre[0] - 18, centre[1] - 18, centre[0] + 18, centre[1] + 18], fill=(60, 66, 74))


def draw_instruments(width=1200, height=450):
    """Two dials with trip figures between them."""
    picture = Image.new('RGB', (width, height), (8, 10, 13))
    d = ImageDraw.Draw(picture)
    dial(d, (250, 240), 200, 8, 8, .10, (230, 80, 50))
    dial(d, (950, 240), 200, 11, 220, .0, (230, 80, 50))
    d.text((600, 120), 'P', font=lettering(90), fill=(240, 244, 248), anchor='mm')
    d.text((600, 225), '0 km/h', font=lettering(46), fill=(214, 220, 227), anchor='mm')
    d.text((600, 300), 'Range 612 km', font=lettering(34), fill=(150, 160, 172), anchor='mm')
    d.text((600, 360), '24 108 km', font=lettering(30), fill=(120, 130, 142), anchor='mm')
    return picture


def draw_climate(width=900, height=156):
    """The climate strip: two temperatures, fan, air on the windscreen."""
    picture = Image.new('RGB', (width, height), (6, 7, 9))
    d = ImageDraw.Draw(picture)
    for x, words in ((130, '21.0'), (770, '21.0')):
        d.text((x, 78), words, font=lettering(92), fill=(230, 236, 242), anchor='mm')
    for k in range(6):
        d.rectangle((350 + k * 36, 118 - k * 15, 372 + k * 36, 122), fill=(96, 168, 236) if k < 3 else (52, 58, 66))
    return picture


def screen_material(name, picture, strength):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    path = os.path.join(tempfile.gettempdir(), f'studio-{name}-{os.getpid()}.png')
    picture.save(path)
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    image = build.node('ShaderNodeTexImage', image=bpy.data.images.load(path))
    shader = build.node('ShaderNodeBsdfPrincipled')
    build.put(shader.inputs['Base Color'], (0.004, 0.004, 0.005))
    shader.inputs['Roughness'].default_value = 0.12
    build.put(shader.inputs['Emission'], image.outputs[0])
    shader.inputs['Emission Strength'].default_value = strength
    build.finish(shader.outputs[0])
    material.cycles.sample_as_light = False
    return material


def display(name, picture, parent, size, strength=0.9):
    """A lit plane facing +x of its parent, width along y (left of the picture at -y), height along z."""
    w, h = size[0] / 2, size[1] / 2
    made = solid(name, [(0, -w, -h), (0, w, -h), (0, w, h), (0, -w, h)], [(0, 1, 2, 3)], screen_material(name, picture, strength), parent, smooth=False)
    layer = made.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    return made
