import { findExampleYear } from './read-date-cell.ts';

const digits = /^\d+$/;

/**
 * Asks for one year instead of a cell such as '2017/18'. Doesn't choose a year, because the cell can mean the years of
 * build and compliance, or of build and model. Returns undefined for digits alone, which only the field's range can
 * refuse.
 */
export const explainYearCell = (cell: string): string | undefined => {
  if (digits.test(cell)) return undefined;
  return `${JSON.stringify(cell)} isn't one year. Write the year you advertise the vehicle as, such as ${findExampleYear(cell)}`;
};
