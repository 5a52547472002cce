import { isEmptyCell } from './cells/is-empty-cell.ts';
import { readYearOfMonth } from './cells/read-date-cell.ts';
import type { requiredFeedColumns } from './feed-columns.ts';
import { isInternal } from './is-internal.ts';
import { isProse } from './is-prose.ts';
import { countModels } from './mapping/find-required-columns.ts';
import { isColour } from './mapping/is-colour.ts';
import { isConfidential } from './mapping/is-confidential.ts';
import type { SampledFeed } from './mapping/sampled-feed.ts';
import { findKnownMake } from './names/known-makes.ts';
import { isStaffNote } from './staff-notes.ts';

type RequiredColumn = (typeof requiredFeedColumns)[number];

const maxSuggested = 5;
const code = /^[\w./-]{1,20}$/;
const name = /^(?=.*[a-z])[\w][\w .+'/()-]{0,39}$/i;
const nameWithModel = /^[a-z][\w-]+[ /]+\w/i;

/**
 * True for a year of four digits, and for a month or day with its year. False for two digits alone, which can be days
 * in stock.
 */
export const saysYear = (cell: string): boolean =>
  /^(?:19[5-9]|20[0-4])\d$/.test(cell) || readYearOfMonth(cell, 'dayFirst') !== undefined;

const isName = (cell: string): boolean => name.test(cell) && !saysYear(cell);

const fits: Readonly<Record<RequiredColumn | 'make_model', (cell: string) => boolean>> = {
  stock_number: (cell) => code.test(cell),
  make: (cell) => isName(cell) && !/\d/.test(cell),
  model: isName,
  make_model: (cell) => isName(cell) && nameWithModel.test(cell),
  year: saysYear,
};

const minShare = 0.5;
/** Minimum share of different cells in a column of stock numbers. Below 1, because a car can be listed twice. */
const uniqueShare = 0.9;

const cellsOf = ({ headings, rows }: SampledFeed, heading: string): readonly string[] => {
  const column = headings.indexOf(heading);
  return rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !isEmptyCell(cell));
};

/** If words repeat this often on average, they aren't models but, for example, places. */
const leastRepeats = 5;
const noteShare = 0.25;

const mayBeModels = (cells: readonly string[]): boolean =>
  new Set(cells.map((cell) => cell.toLowerCase())).size * leastRepeats > cells.length &&
  cells.filter((cell) => isProse(cell) || isStaffNote(cell)).length < cells.length * noteShare &&
  cells.filter(isColour).length < cells.length * minShare;

/**
 * Returns up to five headings whose cells can be the missing column.
 * @param makeHeading the heading of the makes. For the model, columns with models of these makes are preferred
 */
export const listFitting = (
  feed: SampledFeed,
  unread: readonly string[],
  missing: RequiredColumn | 'make_model',
  makeHeading?: string,
): readonly string[] => {
  const countMakes = (heading: string): number =>
    cellsOf(feed, heading).filter((cell) => findKnownMake(cell) !== undefined).length;
  const fitting = unread
    .filter((heading) => {
      const cells = cellsOf(feed, heading);
      const isUnique = missing !== 'stock_number' || new Set(cells).size >= cells.length * uniqueShare;
      if (isConfidential(heading) || isInternal(heading)) return false;
      if (missing === 'model' && !mayBeModels(cells)) return false;
      return isUnique && cells.length > 0 && cells.filter(fits[missing]).length >= cells.length * minShare;
    })
    .toSorted((one, other) => (missing === 'make' ? countMakes(other) - countMakes(one) : 0));
  const known =
    missing === 'model' && makeHeading !== undefined
      ? fitting.filter((heading) => countModels(feed, heading, makeHeading) >= feed.rows.length * minShare)
      : [];
  return (known.length > 0 ? known : fitting).slice(0, maxSuggested);
};
