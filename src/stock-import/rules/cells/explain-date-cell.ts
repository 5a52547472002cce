import { capitalise } from '#src/lib/text/words.ts';
import type { CellHabits } from './cell-kinds.ts';
import { fullMonthNames, splitDate } from './read-date-cell.ts';

const examples = {
  regoExpiry: "isn't a date such as 30/6/27 or 30 June 2027",
  moment: "isn't a date such as 30/6/27 or 30 June 2027",
  month: "isn't a month such as Mar-19, 3/2019 or March 2019",
} as const;

const yearAlone = /^\d{4}$/;

const findFault = (cell: string, kind: keyof typeof examples, order: CellHabits['dateOrder']): string => {
  if (kind === 'month' && yearAlone.test(cell)) return "doesn't give a month";
  const parts = splitDate(cell, order);
  if (parts === undefined) return examples[kind];
  const { year, month, date, monthName } = parts;
  const name = fullMonthNames[month - 1];
  if (name === undefined) return `isn't a date: there's no month called ${monthName}`;
  if (year < 1900 || year > 2100) return `is in the year ${year}`;
  const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return date < 1 || date > lastDate ? `isn't a day: ${capitalise(name)} ${year} has ${lastDate} days` : examples[kind];
};

export const explainDateCell = (cell: string, kind: keyof typeof examples, order: CellHabits['dateOrder']): string =>
  `${JSON.stringify(cell)} ${findFault(cell, kind, order)}`;
