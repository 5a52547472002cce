import type { CellHabits } from './cell-kinds.ts';

type DecimalMark = CellHabits['decimalMark'];

interface FigureShapes {
  readonly shape: RegExp;
  readonly thousands: RegExp;
}

const shapes: Readonly<Record<DecimalMark, FigureShapes>> = {
  point: { shape: /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/, thousands: /[, ]/g },
  comma: { shape: /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,\d+)?$/, thousands: /[. ]/g },
};
const plain = /^\d+$/;
const anySpace = /[\u00a0\u2000-\u200a\u202f']/g;

const maxAmbiguous = 3;

/**
 * Returns digits, with a point before any decimals: '24990.00' for '24.990,00' with a decimal comma. Undefined for
 * other text, and for three decimals: 34.990 could be 34,990 or 34.99.
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

/** If the decimal mark is a point, reads '45,210 km', '5 seats', '2487cc' and '5.0', but not '5.5' or '45k'. */
export const readWholeCell = (cell: string, mark: DecimalMark): string | undefined => {
  const figure = readFigure(cell.replace(units, ''), mark)?.replace(trailingZeros, '');
  return figure?.includes('.') ? undefined : figure;
};

const aboutBefore = /^(?:approximately|approx|about|around|circa|ca?|est|~)\.?/i;
const aboutAfter = /\(?(?:approximately|approx|estimated|est)\.?\)?$/i;
const thousandsOfKm = /^(\d{1,3})(?:[.,](\d))?\s?[kt]$/i;
const kilometres = /\s?(?:kms?|klms?|kays|kilomet(?:re|er)s?)\.?$/i;

/** Reads '166000 kms approx', '94000 klms', '175k' and '175 T km', but not '28000 miles'. */
export const readKilometresCell = (cell: string, mark: DecimalMark): string | undefined => {
  const text = cell.replace(aboutBefore, '').replace(aboutAfter, '').trim().replace(kilometres, '');
  const [, whole, tenth = '0'] = thousandsOfKm.exec(text) ?? [];
  return whole === undefined ? readWholeCell(text, mark) : String(Number(whole) * 1000 + Number(tenth) * 100);
};

export const readDecimalCell = (cell: string, mark: DecimalMark): string | undefined => {
  const text = cell.replace(units, '');
  // Fields with decimals never reach the thousands. With a decimal point, '2.487' therefore isn't 2487.
  return readFigure(text, mark) ?? (mark === 'point' && /^\d{1,3}\.\d{1,6}$/.test(text) ? text : undefined);
};

/**
 * If the decimal mark is a comma, adds a question to a cell such as '24,990'. Without the question, the field would
 * read the comma as a thousands separator.
 */
export const markDoubt = (cell: string, mark: DecimalMark): string =>
  mark === 'comma' && /\d,\d{3}/.test(cell) ? `${cell} (thousands or decimals?)` : cell;
