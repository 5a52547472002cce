import { toYear } from './read-date-cell.ts';

const digits = /^\d+$/;
const anyDigit = /\d/;
const wholeYear = /(?<![\d.,])(?:19|20)\d{2}(?!\d|[.,]\d|\s*(?:k|h(?:ou)?rs?\b|miles?\b))/i;
const twoYears = /^\W*(?:MY)?(\d{2})\s?[-/]\s?\d{2}\W*$/i;
/** Latest year that's given as an example. '61/62' could be of either century, so it isn't given. */
const latestExampleYear = 2040;

const findExampleYear = (cell: string): string | undefined => {
  if (!anyDigit.test(cell)) return '2019';
  const [whole] = wholeYear.exec(cell) ?? [];
  const [, short] = twoYears.exec(cell) ?? [];
  if (whole !== undefined || short === undefined) return whole;
  const year = toYear(short);
  return year > latestExampleYear ? undefined : String(year);
};

export const explainYearCell = (cell: string): string | undefined => {
  if (digits.test(cell)) return undefined;
  const example = findExampleYear(cell);
  const such = example === undefined ? '' : `, such as ${example}`;
  return `${JSON.stringify(cell)} isn't one year. Write the year you advertise the vehicle as${such}`;
};
