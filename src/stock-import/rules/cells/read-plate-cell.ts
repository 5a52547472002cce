import type { CellHabits } from './cell-kinds.ts';
import { readDayCell, readMonthCell } from './read-date-cell.ts';

export interface PlateCell {
  /** In capitals; '' if the cell has only an expiry. It needn't look like a plate. */
  readonly plate: string;
  /** 'YYYY-MM-DD'; for a month, its last day. */
  readonly expiry: string | undefined;
}

const longestCell = 60;
const word = '(?:exp(?:iry|ires|ired|iring)?|until|till?|to|due)';
/** 'ABC123 exp 03/27', 'ABC123 (rego expires Mar 27)' and 'rego 03/27'. */
const withWord = new RegExp(
  `^(.*?)[\\s,;:(-]*\\b(?:reg(?:o|d|istration|istered)?[\\s.:-]*${word}?|${word})\\b[\\s.:-]*(.*\\d)\\s*\\)?$`,
  'i',
);
/** 'ABC123 (03/27)', 'ABC123 27/03/27' and 'ABC123 Mar 27'. */
const withoutWord = /^(\S.*?)[\s,;(]+((?:\d{1,2}\/){1,2}\d{2,4}|(?:\d{1,2}[- ])?[a-z]{3,9}[-/' ]{1,2}\d{2,4})\s*\)?$/i;

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
};

const readExpiry = (text: string, order: CellHabits['dateOrder']): string | undefined => {
  const day = readDayCell(text, order);
  if (day !== undefined) return day;
  const month = readMonthCell(text, order);
  return month === undefined ? undefined : lastDayOf(month);
};

/** Splits a plate and the expiry of its registration, such as 'K45 TS EXP 03/27'. */
export const readPlateCell = (cell: string, order: CellHabits['dateOrder']): PlateCell => {
  const split = cell.length > longestCell ? null : (withWord.exec(cell) ?? withoutWord.exec(cell));
  const [, plate = '', date = ''] = split ?? [];
  const expiry = readExpiry(date.trim(), order);
  return expiry === undefined
    ? { plate: cell.toUpperCase(), expiry: undefined }
    : { plate: plate.trim().toUpperCase(), expiry };
};

/** Up to seven letters and digits, in up to three groups: 'S 556 APQ' and '1AB-2CD'. */
const plateShape = /^[A-Z\d]+(?:[ -][A-Z\d]+){0,2}$/;
const notPlateWords: ReadonlySet<string> = new Set(
  'NO NOT NONE NIL NA NEW USED DEMO PENDING TBA TBC TBD COMING SOON ORDER PLATE PLATES REG REGO REGD REGO EXP EXPIRED LAPSED UNREG UNKNOWN REMOVED DEALER TRADE TRANSIT PERMIT SOLD YES MONTH MONTHS MTH MTHS WEEK WEEKS WKS DAY DAYS YEAR YEARS YR YRS STOCK TEST ONLINE CHECK ASK SEE'.split(
    ' ',
  ),
);
const mostCharacters = 7;
const leastCharacters = 2;

/** True for an Australian plate, in capitals. A word such as 'PENDING' isn't one, although it could be personalised. */
export const isPlate = (plate: string): boolean => {
  const length = plate.replaceAll(/[ -]/g, '').length;
  const parts = plate.split(/[ -]/);
  return (
    plateShape.test(plate) &&
    length >= leastCharacters &&
    length <= mostCharacters &&
    !notPlateWords.has(parts.join('')) &&
    !parts.some((part) => notPlateWords.has(part.replaceAll(/\d/g, '')) && part.length > leastCharacters)
  );
};
