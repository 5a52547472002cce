import { createPriceReader } from '../cells/read-price-cell.ts';
import {
  countLower,
  guessPriceColumn,
  isAskingHeading,
  isBarePrice,
  isNearlyAll,
  type PriceColumn,
  type PriceGuess,
} from '../price-columns.ts';
import type { LikelyColumn } from '../suggest-optional-columns.ts';
import { askingNames, type ContentClue, contentClues, fitsClue, isFigure } from './content-clues.ts';
import { type FoundColumns, isOwnHeading, namesColumn, type OwnHabits, showCell } from './found-columns.ts';
import { isConfidential } from './is-confidential.ts';
import { isOpenHeading } from './is-open-heading.ts';
import { cellsUnder, minShare, reaches, type SampledFeed } from './sampled-feed.ts';

export const isMoneyClue = ({ name }: ContentClue): boolean =>
  name === 'was_price' || askingNames.some((one) => one === name);

const readDollars = (feed: SampledFeed, column: number, own: OwnHabits): PriceColumn['dollars'] => {
  const readPrice = createPriceReader(own);
  return feed.rows.map((row) => {
    const price = readPrice(row[column]?.trim() ?? '');
    return price.kind === 'price' ? Number(price.dollars) : undefined;
  });
};

export const toPriceColumn = (feed: SampledFeed, heading: string, own: OwnHabits): PriceColumn => ({
  heading,
  dollars: readDollars(feed, feed.headings.indexOf(heading), own),
});

const dollarCell = /^\$ ?\d/;

const leastPrice = 1000;

const holdsDollars = (feed: SampledFeed, column: number, own: OwnHabits): boolean =>
  reaches(cellsUnder(feed, column), (cell) => dollarCell.test(cell), 0.5) &&
  reaches(
    readDollars(feed, column, own).flatMap((dollars) => (dollars === undefined ? [] : [String(dollars)])),
    (dollars) => Number(dollars) >= leastPrice,
    minShare,
  );

/** A price tag can be headed 'Tag', which is also our name for a label on a card. */
const isUnknown = (columns: FoundColumns, heading: string): boolean =>
  [undefined, 'tag'].includes(columns.nameOf(heading));

const listSums = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): readonly PriceColumn[] =>
  feed.headings.flatMap((heading, column) =>
    isOpenHeading(heading) &&
    isUnknown(columns, heading) &&
    contentClues.every((one) => !isMoneyClue(one) || !fitsClue(one, heading, cellsUnder(feed, column))) &&
    holdsDollars(feed, column, own)
      ? [toPriceColumn(feed, heading, own)]
      : [],
  );

export const guessPrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): PriceGuess | undefined => {
  if (askingNames.some((name) => namesColumn(own, name))) return undefined;
  const hasKnown = feed.headings.some((heading) => columns.nameOf(heading) === 'price');
  const findAsking = (heading: string, cells: readonly string[]): string | undefined => {
    const clue = contentClues.find((one) => isMoneyClue(one) && fitsClue(one, heading, cells));
    if (clue !== undefined) return clue.name;
    return isAskingHeading(heading) && reaches(cells, isFigure, 0.5) ? 'price' : undefined;
  };
  const candidates = feed.headings.flatMap((heading, column): readonly PriceColumn[] => {
    const known = columns.nameOf(heading);
    const name = known ?? (isOpenHeading(heading) ? findAsking(heading, cellsUnder(feed, column)) : undefined);
    const isCandidate = name === 'price' || (name === 'drive_away_price' && known === undefined && hasKnown);
    return isCandidate ? [{ heading, name, dollars: readDollars(feed, column, own) }] : [];
  });
  const isPlain = candidates.every(({ heading }) => columns.nameOf(heading) === undefined && !isAskingHeading(heading));
  return guessPriceColumn(isPlain ? [...candidates, ...listSums(columns, feed, own)] : candidates);
};

/** Returns undefined if the second column is nearly always below what shoppers pay. It then probably holds costs. */
export const doubtSecondPrice = (
  asking: PriceColumn,
  second: PriceColumn,
  column: string,
): LikelyColumn | undefined => {
  const compared = second.dollars.filter((dollars, row) => dollars !== undefined && asking.dollars[row] !== undefined);
  const lower = countLower(second, asking);
  const higher = countLower(asking, second);
  if (isNearlyAll(lower, compared.length)) return undefined;
  const where =
    lower > 0 ? `It's below "${asking.heading}" in ${lower}` : `It's above "${asking.heading}" in ${higher}`;
  const isLikely = column !== 'price' && isNearlyAll(higher, compared.length);
  return { heading: second.heading, column, why: `${where} of ${compared.length} rows.`, isLikely };
};

export const proposePrice = (columns: FoundColumns, { chosen, column, other }: PriceGuess): void => {
  columns.propose(chosen, column);
  columns.propose(other, 'ignored');
};

export const doubtBarePrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  const find = (isOwn: boolean, names: readonly string[]): string | undefined =>
    feed.headings.find((one) => isOwnHeading(own, one) === isOwn && names.includes(columns.nameOf(one) ?? ''));
  const asking = find(true, askingNames);
  const price = find(false, ['price']);
  const bare = price !== undefined && isBarePrice(price) ? price : undefined;
  if (asking === undefined || bare === undefined) return;
  columns.propose(bare, 'ignored');
  const doubted = doubtSecondPrice(toPriceColumn(feed, asking, own), toPriceColumn(feed, bare, own), 'price');
  if (doubted !== undefined) columns.doubted.push(doubted);
};

export const doubtPrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (askingNames.some((name) => columns.isTaken(name) || namesColumn(own, name))) return;
  const [sums] = listSums(columns, feed, own);
  if (sums === undefined) return;
  const [example] = cellsUnder(feed, feed.headings.indexOf(sums.heading));
  const question = `Do shoppers pay "${sums.heading}", such as "${showCell(example)}"?`;
  columns.doubted.push({ heading: sums.heading, column: 'price', question, isLikely: false });
};

const fewestCompared = 3;

/**
 * Doubts the price column if a column whose heading names a cost is above it in nearly all rows, because the two are
 * probably swapped.
 */
export const doubtSwappedCost = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  const asking = columns.headingOf(...askingNames);
  const column = columns.nameOf(asking ?? '');
  if (asking === undefined || column === undefined || isOwnHeading(own, asking)) return;
  const paid = toPriceColumn(feed, asking, own);
  for (const heading of feed.headings) {
    if (!isConfidential(heading) || columns.nameOf(heading) !== undefined) continue;
    const cost = toPriceColumn(feed, heading, own);
    const compared = cost.dollars.filter((dollars, row) => dollars !== undefined && paid.dollars[row] !== undefined);
    const lower = countLower(paid, cost);
    if (compared.length < fewestCompared || !isNearlyAll(lower, compared.length)) continue;
    columns.forget(asking);
    columns.doubted.push({
      heading: asking,
      column,
      why: `"${asking}" is below "${heading}" in ${lower} of ${compared.length} rows, so it may be the cost.`,
      question: `Do shoppers pay "${asking}", such as "${showCell(cellsUnder(feed, feed.headings.indexOf(asking))[0])}"?`,
      isLikely: false,
    });
    return;
  }
};
