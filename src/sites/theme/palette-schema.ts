import { z } from 'zod';
import { hexColour } from '#src/lib/schema/scalar-schemas.ts';

const role = (value: string, description: string) =>
  hexColour.default(value).meta({ description, unit: '#rrggbb', spec: 'B1.16' });

/** Each role becomes a custom property: surfaceGround is --surface-ground. */
export const paletteSchema = z.strictObject({
  surface: role('#ffffff', 'Background of cards, panels and fields'),
  surfaceGround: role('#f6f8f3', 'Background of the page, behind cards and panels'),
  surfaceSunk: role('#edf2ea', 'Background of chips, inset areas and quiet bands'),
  surfaceInk: role('#0a3629', 'Background of dark strips, the footer and dark buttons'),
  surfaceInkRaised: role('#0f4a38', 'Background of anything raised on `surfaceInk`, or under the pointer there'),
  text: role('#13211b', 'Text, except quiet text and text on a coloured background'),
  textQuiet: role('#4a5a52', 'Quiet text: second lines and labels'),
  onInk: role('#ffffff', 'Text on `surfaceInk`'),
  onInkQuiet: role('#c9ddd2', 'Quiet text on `surfaceInk`'),
  line: role('#dce4dc', 'Thin lines that only decorate'),
  lineStrong: role('#7f8f86', 'Borders of fields and buttons'),
  brand: role('#0f4a38', 'Background of areas in the brand colour: the top of the home page, promos and price tickets'),
  brandDeep: role('#0a3629', 'Background of tags, and of areas in the brand colour under the pointer'),
  brandSoft: role('#e3f0e8', 'Light background in the brand colour, for text'),
  onBrand: role('#ffffff', 'Text on `brand` and `brandDeep`'),
  onBrandQuiet: role('#c9ddd2', 'Quiet text on `brand`'),
  accent: role('#ffc53d', 'Loudest colour of the site: sale tags, counters and the filled part of sliders'),
  accentDeep: role('#ffb90f', 'The same as `accent`, under the pointer'),
  accentSoft: role('#fff3d1', 'Light background in the accent colour, for text'),
  onAccent: role('#2a1e00', 'Text on `accent` and `accentDeep`'),
  action: role('#0f4a38', 'Background of the main button on a page'),
  actionDeep: role('#0a3629', 'Background of the main button under the pointer'),
  onAction: role('#ffffff', 'Text of the main button'),
  link: role('#0b6148', 'Text of links'),
  positive: role('#0b6b4a', 'Text about savings and success'),
  positiveSoft: role('#dff2e6', 'Background of text about savings and success'),
  warning: role('#7a4300', 'Text of warnings'),
  warningSoft: role('#ffefd2', 'Background of warnings'),
  danger: role('#b3261e', 'Text of errors'),
  dangerSoft: role('#fbe9e7', 'Background of errors'),
  focus: role('#1456d9', 'Ring around the selected control, on light backgrounds'),
  focusOnInk: role('#ffc53d', 'Ring around the selected control, on `surfaceInk`'),
  focusOnBrand: role('#ffc53d', 'Ring around the selected control, on `brand`'),
});

export type Palette = z.output<typeof paletteSchema>;
export type PaletteRole = keyof Palette;
