import { isEmptyCell } from './cells/is-empty-cell.ts';
import { readYearOfMonth } from './cells/read-date-cell.ts';
import type { requiredFeedColumns } from './feed-columns.ts';
import { formatColumnLine } from './format-column-line.ts';
import { isInternal } from './is-internal.ts';
import { isConfidential } from './mapping/is-confidential.ts';
import type { SampledFeed } from './mapping/sampled-feed.ts';
import { findKnownMake } from './names/known-makes.ts';

type RequiredColumn = (typeof requiredFeedColumns)[number];

const maxSuggested = 5;
const code = /^[\w./-]{1,20}$/;
const name = /^(?=.*[a-z])[\w][\w .+'/()-]{0,39}$/i;
const nameWithModel = /^[a-z][\w-]+[ /]+\w/i;

/**
 * True for a year of four digits, and for a month with its year. False for two digits alone, which can be days in
 * stock.
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

const cellsOf = ({ headings, rows }: SampledFeed, heading: string): readonly string[] => {
  const column = headings.indexOf(heading);
  return rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !isEmptyCell(cell));
};

export const suggestColumns = (
  feed: SampledFeed,
  unread: readonly string[],
  missing: RequiredColumn | 'make_model',
): readonly string[] => {
  const countMakes = (heading: string): number =>
    cellsOf(feed, heading).filter((cell) => findKnownMake(cell) !== undefined).length;
  return unread
    .filter((heading) => {
      const cells = cellsOf(feed, heading);
      const isUnique = missing !== 'stock_number' || new Set(cells).size === cells.length;
      if (isConfidential(heading) || isInternal(heading)) return false;
      return isUnique && cells.length > 0 && cells.filter(fits[missing]).length >= cells.length * minShare;
    })
    .toSorted((one, other) => (missing === 'make' ? countMakes(other) - countMakes(one) : 0))
    .slice(0, maxSuggested)
    .map((heading) => formatColumnLine(heading, missing));
};
