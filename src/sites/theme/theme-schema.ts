import { z } from 'zod';

// These values become part of a style sheet, so they must not contain characters that end a declaration.
const length = z
  .string()
  .regex(/^(0|-?(\d+(\.\d+)?|\.\d+)(px|rem|em|ch|vw|%)|clamp\([\d.\s+\-*/,a-z%]+\))$/)
  .meta({ allowed: "a length such as '14px' or a clamp()" });
const percent = z
  .string()
  .regex(/^\d{2,3}%$/)
  .meta({ allowed: "a percentage such as '118%'" });
const shadow = z
  .string()
  .max(200)
  .regex(/^([\w\s.,#%-]|\b(rgb|hsl)a?\([\w\s.,/%-]+\))+$/)
  .meta({ allowed: 'a box-shadow without url() or variables' });
const weight = z.int().min(100).max(900);
const face = z.enum(['display', 'text']);

const size = (value: string, description: string) => length.default(value).meta({ description, unit: 'length' });

/** Each key becomes a custom property: radiusCard is --radius-card. */
export const themeSchema = z.strictObject({
  radiusChip: size('6px', 'Radius of the corners of chips and tags'),
  radiusControl: size('10px', 'Radius of the corners of buttons'),
  radiusField: size('10px', 'Radius of the corners of fields and drop-down lists'),
  radiusCard: size('14px', 'Radius of the corners of cards'),
  radiusPanel: size('20px', 'Radius of the corners of panels, bands and dialogs'),
  spaceSection: size('clamp(2.25rem, 1.5rem + 2.6vw, 3.5rem)', 'Space above and below a section'),
  gutter: size('clamp(1rem, 3vw, 2rem)', 'Space at both sides of the page'),
  pageWidth: size('82.5rem', 'Largest width of the content of a page'),
  density: size('12px', 'Space inside rows and cells, around the text'),
  target: size('44px', 'Minimum height of a button or field'),
  shadowCard: shadow.default('0 0 #0000').meta({ description: "Shadow of a card that the pointer isn't over" }),
  shadowRaised: shadow
    .default('0 10px 28px -8px rgb(10 40 28 / .22)')
    .meta({ description: 'Shadow of a card under the pointer' }),
  shadowPanel: shadow
    .default('0 16px 40px -20px rgb(4 24 16 / .4)')
    .meta({ description: 'Shadow of panels that float over the page, such as menus' }),
  shadowBar: shadow
    .default('0 1px 2px rgb(10 40 28 / .06)')
    .meta({ description: 'Shadow of bars that stay in view while the page scrolls' }),
  displayWeight: weight.default(700).meta({ description: 'Font weight of headings' }),
  heroWeight: weight.default(800).meta({ description: 'Font weight of the largest text on the home page' }),
  displayTracking: size('-0.02em', 'Letter spacing of headings'),
  heroTracking: size('-0.035em', 'Letter spacing of the largest text on the home page'),
  displayStretch: percent
    .default('100%')
    .meta({ description: 'Width of the letters in headings; only the typeface `plate` has widths' }),
  labelStretch: percent
    .default('100%')
    .meta({ description: 'Width of the letters in labels; only the typeface `plate` has widths' }),
  figureStretch: percent
    .default('100%')
    .meta({ description: 'Width of figures; only the typeface `plate` has widths' }),
  displayCase: z.enum(['none', 'uppercase']).default('none').meta({ description: 'Whether headings are in capitals' }),
  displayLeading: z.number().min(0.8).max(1.6).default(1.08).meta({ description: 'Line height of headings' }),
  heroLeading: z
    .number()
    .min(0.8)
    .max(1.6)
    .default(0.98)
    .meta({ description: 'Line height of the largest text on the home page' }),
  textLeading: z.number().min(1.3).max(2).default(1.5).meta({ description: 'Line height of running text' }),
  cardTitleFace: face
    .default('text')
    .meta({ description: 'Typeface of card titles: that of headings (`display`) or of text' }),
  cardTitleWeight: weight.default(650).meta({ description: 'Font weight of card titles' }),
  priceFace: face
    .default('display')
    .meta({ description: 'Typeface of prices: that of headings (`display`) or of text' }),
  priceWeight: weight.default(750).meta({ description: 'Font weight of prices' }),
  figureWeight: weight.default(650).meta({ description: 'Font weight of figures in cells' }),
  sizeHero: size('clamp(2.625rem, 1.6rem + 3.6vw, 4.375rem)', 'Size of the largest text on the home page'),
  sizeH1: size('clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', 'Size of page titles'),
  sizeH2: size('clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)', 'Size of section titles'),
  sizeH3: size('clamp(1.25rem, 1.1rem + .6vw, 1.5rem)', 'Size of titles of blocks within a section'),
  sizeCardTitle: size('1.0625rem', 'Size of card titles'),
  sizePriceCard: size('1.625rem', 'Size of prices on cards'),
  sizePricePage: size('2.5rem', 'Size of the price on a vehicle page'),
  sizeFigure: size('1rem', 'Size of figures in cells, such as the weekly repayment'),
  sizeLarge: size('1.125rem', 'Size of the first paragraph of a page'),
  sizeText: size('1rem', 'Size of running text'),
  sizeSmall: size('0.875rem', 'Size of second lines under titles and names'),
  sizeSmallest: size('0.8125rem', 'Size of the smallest text: chips and labels under figures'),
});

export type Theme = z.output<typeof themeSchema>;
