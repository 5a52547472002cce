import { feedColumns } from './feed-columns.ts';
import { isInternal } from './is-internal.ts';
import { isConfidential } from './mapping/is-confidential.ts';
import type { SampledFeed } from './mapping/sampled-feed.ts';

const minLikeness = 0.6;
const shortestStart = 3;

const splitWords = (heading: string): readonly string[] =>
  heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= shortestStart && (one.startsWith(other) || other.startsWith(one)));

const likenessOf = (words: readonly string[], known: readonly string[]): number => {
  const shared = words.filter((word) => known.some((other) => isAlike(word, other))).length;
  return (2 * shared) / (words.length + known.length);
};

export const likenessOfHeadings = (one: string, other: string): number =>
  likenessOf(splitWords(one), splitWords(other));

export interface LikelyColumn {
  readonly heading: string;
  readonly column: string;
  readonly why?: string;
  readonly example?: string;
  readonly question?: string;
  readonly isLikely?: boolean;
  /** What the column is if the dealer says no; 'ignored' if undefined. */
  readonly otherwise?: string;
  readonly others?: readonly string[];
}

const priceNames: ReadonlySet<string> = new Set([
  'drive_away_price',
  'price_excluding_government_charges',
  'price',
  'was_price',
  'offer_price',
]);

const isCount = /^\d{1,6}$/;

/**
 * True for a column of counts, such as days in stock. False for a column of only 0 and 1, which can mean no and yes.
 */
const holdsCounts = ({ headings, rows }: SampledFeed, heading: string): boolean => {
  const column = headings.indexOf(heading);
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.every((cell) => isCount.test(cell)) && cells.some((cell) => Number(cell) > 1);
};

export const findLikelyColumns = (
  unread: readonly string[],
  taken: ReadonlySet<string>,
  feed: SampledFeed = { headings: [], rows: [] },
): readonly LikelyColumn[] =>
  unread.flatMap((heading) => {
    const words = splitWords(heading);
    if (words.length === 0 || isConfidential(heading) || isInternal(heading)) return [];
    const isCounted = holdsCounts(feed, heading);
    const [best] = feedColumns
      .flatMap(({ name, headings }) =>
        [name, ...headings].map((known) => ({ name, likeness: likenessOf(words, splitWords(known)) })),
      )
      .filter(({ name }) => name !== 'sold' || !isCounted)
      .sort((one, other) => other.likeness - one.likeness);
    const isSecondPrice =
      best !== undefined && priceNames.has(best.name) && [...priceNames].some((name) => taken.has(name));
    return !isSecondPrice && best !== undefined && best.likeness >= minLikeness && !taken.has(best.name)
      ? [{ heading, column: best.name }]
      : [];
  });
