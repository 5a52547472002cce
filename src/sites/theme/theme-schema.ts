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
  radiusChip: size('6px', 'Corners of chips and tags'),
  radiusControl: size('10px', 'Corners of buttons'),
  radiusField: size('10px', 'Corners of fields and selects'),
  radiusCard: size('14px', 'Corners of cards'),
  radiusPanel: size('20px', 'Corners of panels, bands and dialogs'),
  spaceSection: size('clamp(2.25rem, 1.5rem + 2.6vw, 3.5rem)', 'Room above and below a section'),
  gutter: size('clamp(1rem, 3vw, 2rem)', 'Room at the sides of the page'),
  pageWidth: size('82.5rem', 'Widest content'),
  density: size('12px', 'Padding of a row or cell'),
  target: size('44px', 'Minimum height of a button or field'),
  shadowCard: shadow.default('0 0 #0000').meta({ description: 'Shadow of a card at rest' }),
  shadowRaised: shadow
    .default('0 10px 28px -8px rgb(10 40 28 / .22)')
    .meta({ description: 'Shadow of a hovered card' }),
  shadowPanel: shadow.default('0 16px 40px -20px rgb(4 24 16 / .4)').meta({ description: 'Shadow of floating panels' }),
  shadowBar: shadow.default('0 1px 2px rgb(10 40 28 / .06)').meta({ description: 'Shadow of sticky bars' }),
  displayWeight: weight.default(700).meta({ description: 'Weight of headings' }),
  heroWeight: weight.default(800).meta({ description: 'Font weight of the largest text on the home page' }),
  displayTracking: size('-0.02em', 'Letter spacing of headings'),
  heroTracking: size('-0.035em', 'Letter spacing of the largest text'),
  displayStretch: percent
    .default('100%')
    .meta({ description: 'Width of headings, if the typeface is variable in width' }),
  labelStretch: percent.default('100%').meta({ description: 'Width of labels' }),
  figureStretch: percent.default('100%').meta({ description: 'Width of figures' }),
  displayCase: z.enum(['none', 'uppercase']).default('none').meta({ description: 'Capitals in headings' }),
  displayLeading: z.number().min(0.8).max(1.6).default(1.08).meta({ description: 'Line height of headings' }),
  heroLeading: z.number().min(0.8).max(1.6).default(0.98).meta({ description: 'Line height of the largest text' }),
  textLeading: z.number().min(1.3).max(2).default(1.5).meta({ description: 'Line height of text' }),
  cardTitleFace: face.default('text').meta({ description: 'Typeface of the title of a card' }),
  cardTitleWeight: weight.default(650).meta({ description: 'Weight of the title of a card' }),
  priceFace: face.default('display').meta({ description: 'Typeface of prices' }),
  priceWeight: weight.default(750).meta({ description: 'Weight of prices' }),
  figureWeight: weight.default(650).meta({ description: 'Weight of figures in cells' }),
  sizeHero: size('clamp(2.625rem, 1.6rem + 3.6vw, 4.375rem)', 'Largest text of the home page'),
  sizeH1: size('clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', 'Title of a page'),
  sizeH2: size('clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)', 'Title of a section'),
  sizeH3: size('clamp(1.25rem, 1.1rem + .6vw, 1.5rem)', 'Title of a block'),
  sizeCardTitle: size('1.0625rem', 'Title of a card'),
  sizePriceCard: size('1.625rem', 'Price of a card'),
  sizePricePage: size('2.5rem', 'Price of the vehicle page'),
  sizeFigure: size('1rem', 'Figures in cells: weekly estimate, plate'),
  sizeLarge: size('1.125rem', 'Lead paragraphs'),
  sizeText: size('1rem', 'Text'),
  sizeSmall: size('0.875rem', 'Second lines'),
  sizeSmallest: size('0.8125rem', 'Chips, labels under figures; nothing is smaller'),
});

export type Theme = z.output<typeof themeSchema>;
