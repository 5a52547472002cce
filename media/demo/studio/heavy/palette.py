"""Named trim materials for trucks, caravans and motorcycles (linear colour, metallic, roughness, then extras)."""
import bpy

from studio import materials
from studio.nodes import NodeBuilder

TRIM = {
    'plastic': ((.012, .012, .013), 0, .5), 'satin': ((.02, .02, .022), .1, .35), 'gloss': ((.006, .006, .007), 0, .08),
    'rubber': ((.016, .016, .017), 0, .62), 'dark': ((.006, .006, .006), 0, .9), 'chrome': ((.76, .76, .77), 1, .06),
    'polished': ((.60, .60, .61), 1, .16), 'alloy': ((.46, .47, .48), .95, .30), 'cast': ((.20, .205, .21), .9, .42), 'gunmetal': ((.045, .046, .05), .7, .3),
    'steel': ((.28, .28, .29), .9, .38), 'chassis': ((.022, .022, .024), .2, .42), 'galvanised': ((.36, .37, .38), .85, .42),
    'white': ((.64, .64, .635), 0, .32), 'gelcoat': ((.66, .66, .655), 0, .48), 'cream': ((.55, .52, .46), 0, .5), 'plate': ((.80, .80, .78), 0, .35), 'ink': ((.02, .02, .03), 0, .5),
    'leather': ((.011, .0105, .010), 0, .60), 'tan': ((.17, .075, .032), 0, .48), 'fabric': ((.13, .13, .135), 0, .92), 'lining': ((.30, .30, .295), 0, .85), 'canvas': ((.30, .29, .27), 0, .9),
    'mould': ((.30, .305, .31), .2, .45), 'alumgrey': ((.16, .165, .17), .3, .4), 'flash': ((.02, .10, .22), .2, .3),
    'panel': ((.62, .61, .58), 0, .5), 'ceiling': ((.70, .69, .67), 0, .6), 'joinery': ((.52, .51, .48), 0, .4), 'doorfront': ((.62, .61, .58), 0, .22), 'stone': ((.11, .11, .115), 0, .18), 'tile': ((.50, .53, .52), 0, .12),
    'plank1': ((.30, .215, .145), 0, .4), 'plank2': ((.265, .185, .12), 0, .42), 'plank3': ((.33, .245, .17), 0, .4), 'leaf': ((.04, .10, .03), 0, .5),
    'timber': ((.26, .155, .08), 0, .45), 'oak': ((.36, .25, .15), 0, .5), 'linen': ((.62, .60, .56), 0, .9), 'navycloth': ((.03, .05, .10), 0, .9), 'mustard': ((.45, .25, .04), 0, .9),
    'amber': ((.55, .16, .01), 0, .12), 'redlens': ((.30, .004, .005), 0, .1), 'clearlens': ((.62, .63, .65), .4, .08), 'reflector': ((.85, .85, .86), 1, .07),
    'gold': ((.52, .34, .11), .95, .28), 'bronze': ((.22, .14, .07), .9, .3), 'alum': ((.34, .345, .35), .8, .46), 'checker': ((.34, .345, .35), .95, .32),
    'gasgrey': ((.42, .43, .44), .1, .4), 'solar': ((.006, .008, .02), .1, .12), 'bench': ((.42, .42, .41), 0, .3), 'mirror': ((.5, .52, .54), 1, .02),
    'discsteel': ((.34, .34, .35), 1, .28), 'vinyl': ((.05, .05, .053), 0, .6), 'whitewall': ((.5, .5, .49), 0, .6), 'pipe': ((.72, .70, .68), 1, .1), 'blued': ((.30, .28, .34), 1, .14),
}
LIGHT = {'led': ((1, .98, .94), 5.0), 'ledsoft': ((1, .97, .92), 1.6), 'redglow': ((1, .03, .015), 1.6), 'amberglow': ((1, .35, .03), 1.4), 'daylight': ((.90, .96, 1.0), 2.6), 'sky': ((.80, .88, .95), .95), 'screen': ((.10, .22, .34), 1.1), 'warm': ((1, .80, .55), 2.6), 'needle': ((1, .10, .03), 1.2), 'dial': ((.7, .8, .9), .9)}
SHEETING_ROUGHNESS, FLAT_PANEL_ROUGHNESS = 0.42, 0.24
COATED = {'gloss', 'white'}
GLASS = {'glass': (.64, .69, .69), 'darkglass': (.36, .37, .38), 'lens': (.88, .89, .90), 'visor': (.12, .10, .09), 'clear': (.84, .86, .87)}


def _coated(name, colour, metallic, rough):
    """Clear coat over a plain base: gloss black, white panels, tanks of motorcycles."""
    made = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(made)
    shader = build.node('ShaderNodeBsdfPrincipled')
    for key, value in (('Base Color', colour), ('Metallic', metallic), ('Roughness', rough), ('Specular', 0.0)):
        build.put(shader.inputs[key], value)
    build.finish(materials.coat_over(build, shader.outputs[0]))
    return made


def trim(name):
    """A material by name; 'paint' is the vehicle's own paint, 'sheeting' is vinyl of the same colour, 'flat paint' mirrors no sharp lamps."""
    key = 'trim ' + name
    if name == 'paint':
        return materials.paint()
    if name == 'sheeting':
        return materials.paint(key, SHEETING_ROUGHNESS)
    if name == 'flat paint':
        return materials.paint(key, FLAT_PANEL_ROUGHNESS)
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    if name in GLASS:
        return materials.glass(key, GLASS[name])
    if name in LIGHT:
        colour, strength = LIGHT[name]
        return materials.plain(key, (0.02, 0.02, 0.02), emit=colour, strength=strength)
    if name in COATED:
        return _coated(key, *TRIM[name])
    return materials.plain(key, *TRIM[name])
