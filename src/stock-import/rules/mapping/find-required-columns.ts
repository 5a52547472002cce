import { startsWithModel } from '../names/split-make-model.ts';
import type { FoundColumns, OwnHabits } from './found-columns.ts';
import { isOwnHeading } from './found-columns.ts';
import { isOpenHeading } from './is-open-heading.ts';
import { cellsUnder, reaches, type SampledFeed } from './sampled-feed.ts';

/** Columns that a car doesn't need, and whose headings, such as 'Tag' and 'Name', can mean something else. */
export const optionalNames: ReadonlySet<string> = new Set(['tag', 'title', 'series', 'badge']);

const isFree = (columns: FoundColumns, own: OwnHabits, heading: string): boolean => {
  const name = columns.nameOf(heading);
  return isOpenHeading(heading) && !isOwnHeading(own, heading) && (name === undefined || optionalNames.has(name));
};

const fewestRows = 5;
const uniqueShare = 0.9;
const code = /^(?=.*\d)[\w./-]{2,20}$/;
const numberHeading = /\b(?:stock|stk|tag|ref|id|no|num|number|code|file)\b|#/i;

const prefixOf = (cell: string): string => /^[a-z]+(?=[./-]?\d)/i.exec(cell)?.[0].toLowerCase() ?? '';

/**
 * A few rows can repeat a code, because a car can be listed twice. Unless half the codes begin with the same letters,
 * the heading has to name a number, for example 'Ref'.
 */
const holdsStockNumbers = (feed: SampledFeed, heading: string): boolean => {
  const cells = cellsUnder(feed, feed.headings.indexOf(heading));
  const isFilled = cells.length >= fewestRows && cells.length >= feed.rows.length * uniqueShare;
  if (!isFilled || !reaches(cells, (cell) => code.test(cell), uniqueShare)) return false;
  if (new Set(cells.map((cell) => cell.toLowerCase())).size < cells.length * uniqueShare) return false;
  const prefixes = Map.groupBy(cells, prefixOf);
  const [most = ''] = [...prefixes.keys()].toSorted(
    (one, other) => (prefixes.get(other)?.length ?? 0) - (prefixes.get(one)?.length ?? 0),
  );
  const isPrefixed = most !== '' && (prefixes.get(most)?.length ?? 0) * 2 >= cells.length;
  return isPrefixed || numberHeading.test(heading);
};

const proposeStockNumber = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (columns.isTaken('stock_number')) return;
  const [heading, other] = feed.headings.filter((one) => isFree(columns, own, one) && holdsStockNumbers(feed, one));
  if (heading !== undefined && other === undefined) columns.propose(heading, 'stock_number');
};

const modelShare = 0.5;

export const countModels = (feed: SampledFeed, heading: string, makeHeading: string | undefined): number => {
  const [column, make] = [feed.headings.indexOf(heading), feed.headings.indexOf(makeHeading ?? '')];
  return feed.rows.filter((row) => startsWithModel(row[make] ?? '', row[column] ?? '')).length;
};

const proposeModel = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  const make = columns.headingOf('make');
  if (columns.isTaken('model') || make === undefined || feed.rows.length < fewestRows) return;
  const [heading, other] = feed.headings.filter(
    (one) => isFree(columns, own, one) && countModels(feed, one, make) >= feed.rows.length * modelShare,
  );
  if (heading !== undefined && other === undefined) columns.propose(heading, 'model');
};

export const proposeRequired = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  proposeStockNumber(columns, feed, own);
  proposeModel(columns, feed, own);
};
