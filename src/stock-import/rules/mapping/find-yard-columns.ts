import { isStatusWord } from '../cells/read-status-cell.ts';
import { takeSaleMark } from '../take-sale-mark.ts';
import { type FoundColumns, isOwnHeading, listStrange, type OwnHabits } from './found-columns.ts';
import { isOpenHeading } from './is-open-heading.ts';
import { cellsUnder, minShare, type SampledFeed } from './sampled-feed.ts';
import { doubtStatusColumn, looksLikeStatus } from './status-columns.ts';
import { placeHeading, yardHeading } from './yard-heading.ts';

const longestYard = 20;

const [fewestYards, mostYards] = [2, 8];

const leastRepeats = 3;

export type KnowsYard = (cell: string) => boolean;

const isYardName = (cell: string): boolean => cell.length <= longestYard && /^[a-z][\w .'&-]*$/i.test(cell);

const listYardNames = (feed: SampledFeed, heading: string): readonly string[] | undefined => {
  const all = cellsUnder(feed, feed.headings.indexOf(heading));
  const cells = all.filter((cell) => takeSaleMark('location_code', cell) === undefined && !isStatusWord(cell));
  const different = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  const isRepeated = cells.length >= different.length * leastRepeats && cells.length >= all.length * minShare;
  const isFew = different.length >= fewestYards && different.length <= mostYards;
  return isRepeated && isFew && different.every(isYardName) ? cells : undefined;
};

const isYardColumn = (feed: SampledFeed, heading: string): boolean =>
  isOpenHeading(heading) && yardHeading.test(heading) && listYardNames(feed, heading) !== undefined;

const isStatusColumn = (feed: SampledFeed, heading: string, knowsYard: KnowsYard): boolean =>
  looksLikeStatus(heading, cellsUnder(feed, feed.headings.indexOf(heading)), knowsYard) &&
  (!yardHeading.test(heading) ||
    feed.headings.some(
      (other) =>
        other !== heading &&
        isYardColumn(feed, other) &&
        !cellsUnder(feed, feed.headings.indexOf(other)).some(isStatusWord),
    ));

export const isOtherThanYard = (feed: SampledFeed, heading: string, knowsYard: KnowsYard): boolean =>
  isStatusColumn(feed, heading, knowsYard) ||
  (!yardHeading.test(heading) && feed.headings.some((other) => isYardColumn(feed, other)));

export const proposeStatusForYard = (
  columns: FoundColumns,
  feed: SampledFeed,
  own: OwnHabits,
  knowsYard: KnowsYard,
): void => {
  const heading = columns.headingOf('location_code');
  if (heading === undefined || columns.isTaken('status') || isOwnHeading(own, heading)) return;
  if (isStatusColumn(feed, heading, knowsYard)) columns.propose(heading, 'status');
};

const mayBeYard = (feed: SampledFeed, heading: string): boolean =>
  placeHeading.test(heading) && listYardNames(feed, heading) !== undefined;

export const doubtStatus = (columns: FoundColumns, feed: SampledFeed, knowsYard: KnowsYard): void => {
  if (columns.isTaken('status')) return;
  const asksYard = !columns.isTaken('location_code');
  const candidates = feed.headings.flatMap((heading, column) =>
    isOpenHeading(heading) &&
    columns.nameOf(heading) === undefined &&
    !(asksYard && mayBeYard(feed, heading)) &&
    isStatusColumn(feed, heading, knowsYard)
      ? [doubtStatusColumn(heading, cellsUnder(feed, column))]
      : [],
  );
  const best = candidates.find(({ isLikely }) => isLikely) ?? candidates[0];
  if (best !== undefined) columns.doubted.push(best);
};

export const doubtYard = (columns: FoundColumns, feed: SampledFeed, knowsYard: KnowsYard): void => {
  if (columns.isTaken('location_code')) return;
  const candidates = listStrange(columns, feed).flatMap((heading) => {
    const cells = listYardNames(feed, heading);
    if (cells === undefined) return [];
    const question = `Is "${heading}" the yard, with names such as "${cells[0]}"?`;
    return [
      {
        heading,
        column: 'location_code',
        question,
        example: `"${cells[0]}"`,
        isLikely: yardHeading.test(heading) || placeHeading.test(heading) || cells.some(knowsYard),
      },
    ];
  });
  const best = candidates.find(({ isLikely }) => isLikely) ?? candidates[0];
  if (best !== undefined) columns.doubted.push(best);
};
