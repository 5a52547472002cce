import { findExampleYear } from './read-date-cell.ts';

const digits = /^\d+$/;

/**
 * Says which year to write instead of a cell such as '2017/18', without choosing one: it can be the years of build and
 * compliance, or of build and model. Returns undefined for digits alone, because only the field's range can have
 * refused them.
 */
export const explainYearCell = (cell: string): string | undefined => {
  if (digits.test(cell)) return undefined;
  return `${JSON.stringify(cell)} isn't one year. Write the year you advertise the vehicle as, such as ${findExampleYear(cell)}`;
};
