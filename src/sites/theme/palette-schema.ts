import { z } from 'zod';
import { hexColour } from '#src/lib/schema/scalar-schemas.ts';

const role = (value: string, description: string) =>
  hexColour.default(value).meta({ description, unit: '#rrggbb', spec: 'B1.16' });

/** Each role becomes a custom property: surfaceGround is --surface-ground. */
export const paletteSchema = z.strictObject({
  surface: role('#ffffff', 'Cards, panels, fields'),
  surfaceGround: role('#f6f8f3', 'The page behind cards and panels'),
  surfaceSunk: role('#edf2ea', 'Chips, wells, quiet bands'),
  surfaceInk: role('#0a3629', 'Dark strips, footer, dark buttons'),
  surfaceInkRaised: role('#0f4a38', 'Something raised or hovered on surfaceInk'),
  text: role('#13211b', 'Text'),
  textQuiet: role('#4a5a52', 'Second lines, labels'),
  onInk: role('#ffffff', 'Text on surfaceInk'),
  onInkQuiet: role('#c9ddd2', 'Second lines on surfaceInk'),
  line: role('#dce4dc', 'Hairlines that only decorate'),
  lineStrong: role('#7f8f86', 'Borders of controls'),
  brand: role('#0f4a38', 'Fields of brand colour: hero, promo card, price ticket'),
  brandDeep: role('#0a3629', 'The brand colour when hovered, and tags'),
  brandSoft: role('#e3f0e8', 'The brand colour as a soft background for text'),
  onBrand: role('#ffffff', 'Text on brand and brandDeep'),
  onBrandQuiet: role('#c9ddd2', 'Second lines on brand'),
  accent: role('#ffc53d', 'The one loud colour: sale tag, counters, slider fill'),
  accentDeep: role('#ffb90f', 'The accent when hovered'),
  accentSoft: role('#fff3d1', 'The accent as a soft background for text'),
  onAccent: role('#2a1e00', 'Text on accent and accentDeep'),
  action: role('#0f4a38', 'The filled button of a view'),
  actionDeep: role('#0a3629', 'The filled button when hovered'),
  onAction: role('#ffffff', 'Text of the filled button'),
  link: role('#0b6148', 'Links in text'),
  positive: role('#0b6b4a', 'Savings, success'),
  positiveSoft: role('#dff2e6', 'Background of positive text'),
  warning: role('#7a4300', 'Warnings'),
  warningSoft: role('#ffefd2', 'Background of warnings'),
  danger: role('#b3261e', 'Errors'),
  dangerSoft: role('#fbe9e7', 'Background of errors'),
  focus: role('#1456d9', 'Focus ring on light surfaces'),
  focusOnInk: role('#ffc53d', 'Focus ring on surfaceInk'),
  focusOnBrand: role('#ffc53d', 'Focus ring on brand'),
});

export type Palette = z.output<typeof paletteSchema>;
export type PaletteRole = keyof Palette;
