import type { CellHabits } from './cell-kinds.ts';

type DecimalMark = CellHabits['decimalMark'];

interface FigureShapes {
  /** A figure with marks or spaces between thousands, or none. */
  readonly shape: RegExp;
  readonly thousands: RegExp;
}

const shapes: Readonly<Record<DecimalMark, FigureShapes>> = {
  point: { shape: /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/, thousands: /[, ]/g },
  comma: { shape: /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,\d+)?$/, thousands: /[. ]/g },
};
const plain = /^\d+$/;
const anySpace = /[\u00a0\u2000-\u200a\u202f']/g;

/** Three digits after the mark may be thousands: 34.990 is 34,990 or 34.99. */
const maxAmbiguous = 3;

/**
 * Reads a figure without a unit into digits with a point before decimals: '24.990,00' into '24990.00' where the decimal
 * mark is a comma. Undefined for anything else, and where three decimals may be thousands.
 */
export const readFigure = (text: string, mark: DecimalMark): string | undefined => {
  if (plain.test(text)) return text;
  const { shape, thousands } = shapes[mark];
  const spaced = text.replaceAll(anySpace, ' ');
  if (!shape.test(spaced)) return undefined;
  const [whole = '', decimals] = spaced.replaceAll(thousands, '').split(mark === 'point' ? '.' : ',');
  if (decimals === undefined) return whole;
  return decimals.length === maxAmbiguous ? undefined : `${whole}.${decimals}`;
};

const units =
  /\s?(?:kms?|kilomet(?:re|er)s?|seats?|seater|doors?|dr|cyl(?:inders?|s)?|cc|cm3|kw|kgs?|kilograms?|mm|speeds?|sp|gears?|berths?|l|lt|lit(?:re|er)s?)\.?$/i;

const trailingZeros = /\.0{1,2}$/;

/** Reads a whole number with or without its unit: '45,210 km', '5 seats', '2487cc'. '45k' is none. */
export const readWholeCell = (cell: string, mark: DecimalMark): string | undefined => {
  const figure = readFigure(cell.replace(units, ''), mark)?.replace(trailingZeros, '');
  return figure?.includes('.') ? undefined : figure;
};

/** Reads a number with decimals, with or without its unit: '2.5 L'. */
export const readDecimalCell = (cell: string, mark: DecimalMark): string | undefined => {
  const text = cell.replace(units, '');
  // Three decimals are no thousands where the figure before them has none.
  return readFigure(text, mark) ?? (mark === 'point' && /^\d{1,3}\.\d{1,6}$/.test(text) ? text : undefined);
};

/**
 * Marks a figure that couldn't be read where the mark before decimals is a comma: '24,990' would otherwise be read as
 * thousands after all.
 */
export const markDoubt = (cell: string, mark: DecimalMark): string =>
  mark === 'comma' && /\d,\d{3}/.test(cell) ? `${cell} (thousands or decimals?)` : cell;
