import { slugify } from '#src/lib/text/slugify.ts';
import { type CellHabits, cellKinds, usualHabits } from '../cells/cell-kinds.ts';
import { createPriceReader } from '../cells/read-price-cell.ts';
import { readSaleWords } from '../cells/read-sale-words.ts';
import { findNotForSale } from '../cells/says-off-sale.ts';
import { findStatusLetter, type StatusLetter } from '../cells/status-letters.ts';
import type { ResolveLocation } from '../complete-feed-record.ts';
import type { GuessYard } from '../create-yard-guesser.ts';
import { feedColumns } from '../feed-columns.ts';
import { type FindElementTarget, settleWeakHeadings } from '../formats/map-foreign-record.ts';
import { isInternal } from '../is-internal.ts';
import { joinWords } from '../list-own-settings.ts';
import type { PriceGuess } from '../price-columns.ts';
import type { LikelyColumn } from '../suggest-optional-columns.ts';
import { takeSaleMark } from '../take-sale-mark.ts';
import { findColumns } from './find-columns.ts';
import type { FoundColumns, OwnHabits } from './found-columns.ts';
import { chooseDateOrder, chooseDecimalMark } from './guess-habits.ts';
import { cellsUnder, minShare, reaches, type SampledFeed } from './sampled-feed.ts';

export interface InternalText {
  readonly heading: string;
  readonly cell: string;
}

export interface ProposedMapping {
  readonly columns: Readonly<Record<string, string>>;
  readonly dateOrder: 'dayFirst' | 'monthFirst';
  readonly decimalMark: 'point' | 'comma';
  readonly noPriceWords: readonly string[];
  /** Location slugs by the feed's yard names. */
  readonly yards: Readonly<Record<string, string>>;
  /** Like `yards`, but the names only resemble a location's, so the dealer must check them. */
  readonly guessedYards: Readonly<Record<string, string>>;
  readonly unknownYards: readonly string[];
  readonly statusLetters: Readonly<Record<string, StatusLetter>>;
  readonly unread: readonly string[];
  readonly internalTexts: readonly InternalText[];
  readonly doubted: readonly LikelyColumn[];
  readonly priceGuess: PriceGuess | null;
}

const cleanByName = new Map(
  feedColumns.map(({ name, target }) => [name, target.kind === 'field' ? target.clean : target.kind] as const),
);
const dateKinds: ReadonlySet<string> = new Set(
  cellKinds.filter((kind) => ['regoExpiry', 'month', 'moment'].includes(kind)),
);

const listInternalTexts = (feed: SampledFeed, columns: FoundColumns): readonly InternalText[] => {
  if (columns.isTaken('comments')) return [];
  return feed.headings.flatMap((heading, column) => {
    const [longest = ''] = cellsUnder(feed, column).toSorted((one, other) => other.length - one.length);
    return isInternal(heading) && columns.nameOf(heading) === undefined && longest.includes(' ')
      ? [{ heading, cell: longest }]
      : [];
  });
};

const guessStatusLetters = (cells: readonly string[]): ProposedMapping['statusLetters'] => {
  const isLetters = cells.length > 0 && cells.every((cell) => /^[a-z]$/i.test(cell));
  if (!isLetters || !reaches(cells, (cell) => findStatusLetter(cell) !== undefined, minShare)) return {};
  const different = [...new Set(cells.map((cell) => cell.toUpperCase()))].sort();
  return Object.fromEntries(
    different.flatMap((letter) => {
      const found = findStatusLetter(letter);
      return found === undefined ? [] : [[letter, found] as const];
    }),
  );
};

const most = 20;

const listPriceWords = (cells: readonly string[], habits: Pick<CellHabits, 'decimalMark' | 'words'>) => {
  const readPrice = createPriceReader(habits);
  const wordless = cells.filter(
    (cell) =>
      !/\d/.test(cell) &&
      cell.length <= 40 &&
      readSaleWords(cell) === undefined &&
      findNotForSale(cell) === null &&
      readPrice(cell).kind === 'unreadable',
  );
  return joinWords(wordless).slice(0, most);
};

const pickSlugs = (
  yards: readonly string[],
  slugOf: (yard: string) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    yards.flatMap((yard) => {
      const slug = slugOf(yard);
      return slug === undefined ? [] : [[yard, slug] as const];
    }),
  );

const proposeYards = (
  cells: readonly string[],
  resolveLocation: ResolveLocation,
  guessYard: GuessYard,
): Pick<ProposedMapping, 'yards' | 'guessedYards' | 'unknownYards'> => {
  const named = cells.filter((cell) => takeSaleMark('location_code', cell) === undefined);
  const yards = [...Map.groupBy(named, slugify).values()].flatMap(([yard]) => yard ?? []);
  const slugOf = (yard: string): string | undefined => resolveLocation(yard)?.location?.slug ?? undefined;
  const unknown = yards.filter((yard) => slugOf(yard) === undefined);
  const guessedYards = pickSlugs(unknown, guessYard);
  return {
    yards: pickSlugs(yards, slugOf),
    guessedYards,
    unknownYards: unknown.filter((yard) => guessedYards[yard] === undefined).slice(0, most),
  };
};

/**
 * @param own the site's own settings. Their date order and decimal mark apply unless the feed's cells contradict them
 */
export const proposeMapping = (
  feed: SampledFeed,
  findTarget: FindElementTarget,
  resolveLocation: ResolveLocation,
  own: OwnHabits = usualHabits,
  guessYard: GuessYard = () => undefined,
): ProposedMapping => {
  const { columns, priceGuess } = findColumns(
    feed,
    settleWeakHeadings(findTarget, feed.headings, own.columns),
    own,
    (cell) => (resolveLocation(cell)?.location ?? guessYard(cell)) != null,
  );
  const cellsOf = (isWanted: (kind: string) => boolean): readonly string[] =>
    feed.headings.flatMap((heading, column) => {
      const kind = cleanByName.get(columns.nameOf(heading) ?? '');
      return kind !== undefined && isWanted(kind) ? cellsUnder(feed, column) : [];
    });
  const cellsOfKind = (wanted: string) => cellsOf((kind) => kind === wanted);
  const prices = cellsOfKind('price');
  const decimalMark = chooseDecimalMark([...prices, ...cellsOfKind('kilometres')], own.decimalMark);
  const dates = cellsOf((kind) => dateKinds.has(kind));
  return {
    columns: columns.proposed,
    dateOrder: chooseDateOrder(dates, own.dateOrder),
    decimalMark,
    noPriceWords: listPriceWords(prices, { decimalMark, words: own.words }),
    ...proposeYards(cellsOfKind('location'), resolveLocation, guessYard),
    statusLetters: guessStatusLetters(cellsOfKind('status')),
    unread: feed.headings.filter((heading) => heading !== '' && columns.nameOf(heading) === undefined),
    internalTexts: listInternalTexts(feed, columns),
    doubted: columns.doubted,
    priceGuess: priceGuess ?? null,
  };
};
