import { cutText } from '#src/lib/text/cut-text.ts';
import type { CellHabits } from '../cells/cell-kinds.ts';
import { readRegoExpiryCell } from '../cells/read-date-cell.ts';
import { isPlate, readPlateCell } from '../cells/read-plate-cell.ts';
import { createPriceReader } from '../cells/read-price-cell.ts';
import { isStatusWord } from '../cells/read-status-cell.ts';
import type { FindElementTarget } from '../formats/map-foreign-record.ts';
import { toHeadingKey } from '../heading-key.ts';
import { findKnownMake } from '../names/known-makes.ts';
import { splitMakeModel } from '../names/split-make-model.ts';
import {
  countLower,
  guessPriceColumn,
  isAskingHeading,
  isBarePrice,
  isNearlyAll,
  type PriceColumn,
  type PriceGuess,
} from '../price-columns.ts';
import { isWeakHeading, nameOfTarget } from '../read-csv-header.ts';
import { isBareComments, isStaffNote } from '../staff-texts.ts';
import { saysYear } from '../suggest-columns.ts';
import { findLikelyColumns, type LikelyColumn } from '../suggest-optional-columns.ts';
import { takeSaleMark } from '../take-sale-mark.ts';
import { holdsFuels, judgeOdometers } from './car-figures.ts';
import {
  askingNames,
  type ContentClue,
  commentsHeading,
  contentClues,
  fitsClue,
  isFigure,
  secondPriceNames,
} from './content-clues.ts';
import { isOpenHeading } from './is-open-heading.ts';
import { cellsUnder, minShare, reaches, type SampledFeed } from './sampled-feed.ts';
import { doubtStatusColumn, looksLikeStatus } from './status-columns.ts';

export type OwnHabits = CellHabits & { readonly columns?: Readonly<Record<string, string>> };

/** Collects our names for a feed's columns. */
export class FoundColumns {
  readonly #nameByHeading = new Map<string, string>();
  /** Names that a column fills besides its own. */
  readonly #covered = new Set<string>();
  /** Our names by heading, if they were guessed rather than recognised from the heading. */
  readonly proposed: Record<string, string> = {};
  /** Columns that only the dealer can confirm. */
  readonly doubted: LikelyColumn[] = [];

  nameOf(heading: string): string | undefined {
    return this.#nameByHeading.get(heading);
  }

  isTaken(name: string): boolean {
    return this.#covered.has(name) || [...this.#nameByHeading.values()].includes(name);
  }

  know(heading: string, name: string): void {
    this.#nameByHeading.set(heading, name);
    if (name === 'make_model') this.cover('make', 'model');
  }

  cover(...names: readonly string[]): void {
    for (const name of names) this.#covered.add(name);
  }

  /** Returns the first heading with one of `names`. */
  headingOf(...names: readonly string[]): string | undefined {
    for (const [heading, name] of this.#nameByHeading) if (names.includes(name)) return heading;
    return undefined;
  }

  propose(heading: string, name: string): void {
    this.know(heading, name);
    this.proposed[heading] = name;
  }
}

/** True for a column such as 'Rego / exp' whose cells are plates with an expiry. */
const hasPlates = (cells: readonly string[], order: CellHabits['dateOrder']): boolean =>
  reaches(
    cells,
    (cell) => readRegoExpiryCell(cell, order) === undefined && isPlate(readPlateCell(cell, order).plate),
    0.5,
  );

const interiorWords: ReadonlySet<string> = new Set(
  'leather leatherette cloth vinyl suede alcantara velour fabric nappa pleather woven partial full part black white grey gray silver beige tan red brown cream charcoal ivory blue ebony parchment saddle camel stone sand dark light and with accents stitching trim interior'.split(
    ' ',
  ),
);

/** True for 'Black leather', but not for a badge such as 'Black Edition'. */
const isInterior = (cell: string): boolean => {
  const words = cell.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => interiorWords.has(word));
};

const isOwnHeading = ({ columns = {} }: OwnHabits, heading: string): boolean =>
  Object.keys(columns).some((one) => toHeadingKey(one) === toHeadingKey(heading));

const namesColumn = ({ columns = {} }: OwnHabits, name: string): boolean => Object.values(columns).includes(name);

const isMoneyClue = ({ name }: ContentClue): boolean => name === 'was_price' || askingNames.some((one) => one === name);

const readDollars = (feed: SampledFeed, column: number, own: OwnHabits): PriceColumn['dollars'] => {
  const readPrice = createPriceReader(own);
  return feed.rows.map((row) => {
    const price = readPrice(row[column]?.trim() ?? '');
    return price.kind === 'price' ? Number(price.dollars) : undefined;
  });
};

const toPriceColumn = (feed: SampledFeed, heading: string, own: OwnHabits): PriceColumn => ({
  heading,
  dollars: readDollars(feed, feed.headings.indexOf(heading), own),
});

const dollarCell = /^\$ ?\d/;
const leastPrice = 1000;

/** True for a column of sums such as '$38,990 DA', whatever its heading says. */
const holdsDollars = (feed: SampledFeed, column: number, own: OwnHabits): boolean =>
  reaches(cellsUnder(feed, column), (cell) => dollarCell.test(cell), 0.5) &&
  reaches(
    readDollars(feed, column, own).flatMap((dollars) => (dollars === undefined ? [] : [String(dollars)])),
    (dollars) => Number(dollars) >= leastPrice,
    minShare,
  );

/** Columns of sums whose headings don't say what the sums are. */
const listSums = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): readonly PriceColumn[] =>
  feed.headings.flatMap((heading, column) =>
    isOpenHeading(heading) &&
    columns.nameOf(heading) === undefined &&
    contentClues.every((one) => !isMoneyClue(one) || !fitsClue(one, heading, cellsUnder(feed, column))) &&
    holdsDollars(feed, column, own)
      ? [toPriceColumn(feed, heading, own)]
      : [],
  );

/** Undefined unless two columns look like the price and the site doesn't say which one it is. */
const guessPrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): PriceGuess | undefined => {
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

/**
 * Undefined if the second column's prices are nearly always below what shoppers pay, because they're then most likely
 * costs.
 */
const doubtSecondPrice = (asking: PriceColumn, second: PriceColumn, column: string): LikelyColumn | undefined => {
  const compared = second.dollars.filter((dollars, row) => dollars !== undefined && asking.dollars[row] !== undefined);
  const lower = countLower(second, asking);
  const higher = countLower(asking, second);
  if (isNearlyAll(lower, compared.length)) return undefined;
  const where =
    lower > 0 ? `It's below "${asking.heading}" in ${lower}` : `It's above "${asking.heading}" in ${higher}`;
  const isLikely = column !== 'price' && isNearlyAll(higher, compared.length);
  return { heading: second.heading, column, why: `${where} of ${compared.length} rows.`, isLikely };
};

/** Returns the heading of a column 'Comments' with notes to the staff. */
const findStaffComments = (columns: FoundColumns, feed: SampledFeed): string | undefined =>
  feed.headings.find(
    (heading, column) =>
      columns.nameOf(heading) === 'comments' && isBareComments(heading) && cellsUnder(feed, column).some(isStaffNote),
  );

const proposePrice = (columns: FoundColumns, { chosen, column, other }: PriceGuess): void => {
  columns.propose(chosen, column);
  columns.propose(other, 'ignored');
};

/** Proposes to ignore a bare 'Price' if the site maps another column as what shoppers pay, but not this one. */
const doubtBarePrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
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

/** If no column is the price, a column of sums can be it. */
const doubtPrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (askingNames.some((name) => columns.isTaken(name) || namesColumn(own, name))) return;
  const [sums] = listSums(columns, feed, own);
  if (sums === undefined) return;
  const [example] = cellsUnder(feed, feed.headings.indexOf(sums.heading));
  const question = `Do shoppers pay "${sums.heading}", such as "${cutText(example ?? '', shownLength)}"?`;
  columns.doubted.push({ heading: sums.heading, column: 'price', question, isLikely: false });
};

const proposeStaffComments = (columns: FoundColumns, feed: SampledFeed): void => {
  const heading = findStaffComments(columns, feed);
  if (heading !== undefined) columns.propose(heading, 'ignored');
};

const longestName = 60;
const shownLength = 40;

/** Recognises 'Vehicle' or 'Description' as make and model by cells such as 'Mazda 3 Neo Sport'. */
const proposeMakeModel = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (columns.isTaken('make') || columns.isTaken('model')) return;
  const isMake = (cell: string): boolean => findKnownMake(cell) !== undefined;
  const isMakeAndModel = (cell: string): boolean => cell.length <= longestName && splitMakeModel(cell) !== undefined;
  if (feed.headings.some((_, column) => reaches(cellsUnder(feed, column), isMake, minShare))) return;
  const heading = feed.headings.find(
    (one, column) =>
      isOpenHeading(one) && !isOwnHeading(own, one) && reaches(cellsUnder(feed, column), isMakeAndModel, minShare),
  );
  if (heading !== undefined) columns.propose(heading, 'make_model');
};

const yearHeading = /compl|build|built|manuf|\bdate\b.*\bman/i;

/** If no column is recognised as the year, a column of years such as 'Compl' may be the year. */
const doubtYear = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (columns.isTaken('year')) return;
  const column = feed.headings.findIndex(
    (heading, at) =>
      yearHeading.test(heading) && !isOwnHeading(own, heading) && reaches(cellsUnder(feed, at), saysYear, minShare),
  );
  const [heading, [example]] = [feed.headings[column], cellsUnder(feed, column)];
  if (heading === undefined) return;
  const why = `No column has the year, but "${heading}" has cells such as "${example}".`;
  columns.doubted.push({ heading, column: 'year', why, isLikely: true });
};

const proposeInterior = (columns: FoundColumns, feed: SampledFeed): void => {
  const heading = feed.headings.find(
    (one, column) => isWeakHeading(one) && reaches(cellsUnder(feed, column), isInterior, minShare),
  );
  if (heading !== undefined && !columns.isTaken('interior_colour')) columns.propose(heading, 'interior_colour');
};

const proposePlates = (columns: FoundColumns, feed: SampledFeed, order: CellHabits['dateOrder']): void => {
  const heading = feed.headings.find(
    (one, column) => columns.nameOf(one) === 'rego_expiry' && hasPlates(cellsUnder(feed, column), order),
  );
  if (heading === undefined || columns.isTaken('rego')) return;
  columns.propose(heading, 'rego');
  columns.cover('rego_expiry');
};

const yardHeading = /\by(?:ar)?ds?\b|loc|site|branch|suburb/i;
const longestYard = 20;
const [fewestYards, mostYards] = [2, 8];
const leastRepeats = 3;

export type KnowsYard = (cell: string) => boolean;

const isYardName = (cell: string): boolean => cell.length <= longestYard && /^[a-z][\w .'&-]*$/i.test(cell);

/** Returns the names in a column of a few short names that repeat, which can be yards; undefined for another column. */
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

/** True for a column of statuses. A column with the heading of a yard is one only if another column has the yards. */
const isStatusColumn = (feed: SampledFeed, heading: string, knowsYard: KnowsYard): boolean =>
  looksLikeStatus(heading, cellsUnder(feed, feed.headings.indexOf(heading)), knowsYard) &&
  (!yardHeading.test(heading) ||
    feed.headings.some(
      (other) =>
        other !== heading &&
        isYardColumn(feed, other) &&
        !cellsUnder(feed, feed.headings.indexOf(other)).some(isStatusWord),
    ));

/** True for 'Where' with the statuses, or next to 'Yd' with the yards. */
const isOtherThanYard = (feed: SampledFeed, heading: string, knowsYard: KnowsYard): boolean =>
  isStatusColumn(feed, heading, knowsYard) ||
  (!yardHeading.test(heading) && feed.headings.some((other) => isYardColumn(feed, other)));

const proposeByContent = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits, knowsYard: KnowsYard): void => {
  const settled = new Set<string>();
  for (const clue of contentClues) {
    if (columns.isTaken(clue.name) && clue.isRepeated !== true && !secondPriceNames.has(clue.name)) continue;
    const fitting = feed.headings.filter(
      (heading, column) =>
        isOpenHeading(heading) &&
        columns.nameOf(heading) === undefined &&
        !settled.has(heading) &&
        fitsClue(clue, heading, cellsUnder(feed, column)) &&
        !(clue.name === 'location_code' && isOtherThanYard(feed, heading, knowsYard)),
    );
    for (const heading of fitting) {
      const asking = secondPriceNames.has(clue.name) ? columns.headingOf(...askingNames) : undefined;
      if (asking !== undefined) {
        settled.add(heading);
        const doubted = doubtSecondPrice(
          toPriceColumn(feed, asking, own),
          toPriceColumn(feed, heading, own),
          clue.name,
        );
        if (doubted !== undefined && !columns.isTaken(clue.name)) columns.doubted.push(doubted);
      } else if (clue.isRepeated === true || !columns.isTaken(clue.name)) columns.propose(heading, clue.name);
    }
  }
};

/** Headings that aren't read and don't resemble a heading that we know. */
const listStrange = (columns: FoundColumns, feed: SampledFeed): readonly string[] =>
  feed.headings.filter(
    (heading) =>
      isOpenHeading(heading) &&
      columns.nameOf(heading) === undefined &&
      columns.doubted.every((one) => one.heading !== heading) &&
      findLikelyColumns([heading], new Set(), feed).length === 0,
  );

/** Reads 'Location' as the status if its cells are statuses and another column has the yards. */
const proposeStatusForYard = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits, knowsYard: KnowsYard): void => {
  const heading = columns.headingOf('location_code');
  if (heading === undefined || columns.isTaken('status') || isOwnHeading(own, heading)) return;
  if (isStatusColumn(feed, heading, knowsYard)) columns.propose(heading, 'status');
};

/** A column with a status, such as 'SOLD', and otherwise a few short words can be the status. */
const doubtStatus = (columns: FoundColumns, feed: SampledFeed, knowsYard: KnowsYard): void => {
  if (columns.isTaken('status')) return;
  const candidates = feed.headings.flatMap((heading, column) =>
    isOpenHeading(heading) && columns.nameOf(heading) === undefined && isStatusColumn(feed, heading, knowsYard)
      ? [doubtStatusColumn(heading, cellsUnder(feed, column))]
      : [],
  );
  const best = candidates.find(({ isLikely }) => isLikely) ?? candidates[0];
  if (best !== undefined) columns.doubted.push(best);
};

/** A column with a few short names that repeat can be the yard. */
const doubtYard = (columns: FoundColumns, feed: SampledFeed, knowsYard: KnowsYard): void => {
  if (columns.isTaken('location_code')) return;
  const candidates = listStrange(columns, feed).flatMap((heading) => {
    const cells = listYardNames(feed, heading);
    if (cells === undefined) return [];
    const question = `Is "${heading}" the yard, with names such as "${cells[0]}"?`;
    return [
      { heading, column: 'location_code', question, isLikely: yardHeading.test(heading) || cells.some(knowsYard) },
    ];
  });
  const best = candidates.find(({ isLikely }) => isLikely) ?? candidates[0];
  if (best !== undefined) columns.doubted.push(best);
};

/** If no column is the odometer or the fuel, a column under a strange heading can be it. */
const doubtFigures = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  for (const heading of listStrange(columns, feed)) {
    const cells = cellsUnder(feed, feed.headings.indexOf(heading));
    const such = `such as "${cells[0]}"`;
    const isMoney = contentClues.some((clue) => isMoneyClue(clue) && clue.heading?.test(heading) === true);
    const odometers = isMoney ? 'none' : judgeOdometers(cells, own.decimalMark);
    if (odometers !== 'none' && !columns.isTaken('odometer')) {
      const question = `Does "${heading}" have the kilometres, ${such}?`;
      columns.doubted.push({ heading, column: 'odometer', question, isLikely: odometers === 'likely' });
    } else if (holdsFuels(cells) && !columns.isTaken('fuel')) {
      const question = `Is "${heading}" the fuel, ${such}?`;
      columns.doubted.push({ heading, column: 'fuel', question, isLikely: true });
    }
  }
};

const leastWords = 3;
const commentShare = 0.5;
const isPhrase = (cell: string): boolean => (cell.match(/[a-z]+/gi) ?? []).length >= leastWords;

/** A column of mostly different phrases can be text for shoppers. */
const doubtComments = (columns: FoundColumns, feed: SampledFeed): void => {
  if (columns.isTaken('comments')) return;
  const [best] = listStrange(columns, feed)
    .flatMap((heading) => {
      const cells = cellsUnder(feed, feed.headings.indexOf(heading));
      const different = new Set(cells.map((cell) => cell.toLowerCase())).size;
      const isText = reaches(cells, isPhrase, commentShare) && different >= cells.length * minShare;
      if (!isText || cells.some(isStaffNote)) return [];
      const question = `Can shoppers read "${heading}", such as "${cutText(cells.find(isPhrase) ?? '', shownLength)}"?`;
      return [{ heading, column: 'comments', question, isLikely: commentsHeading.test(heading) }];
    })
    .sort((one, other) => Number(other.isLikely) - Number(one.isLikely));
  if (best !== undefined) columns.doubted.push(best);
};

/** Names columns by their headings. If a heading isn't recognised, names the column by what its cells contain. */
export const findColumns = (
  feed: SampledFeed,
  findTarget: FindElementTarget,
  own: OwnHabits,
  knowsYard: KnowsYard = () => false,
) => {
  const columns = new FoundColumns();
  for (const heading of feed.headings) {
    const target = findTarget(heading);
    if (target !== undefined) columns.know(heading, nameOfTarget(target) ?? target.kind);
  }
  const priceGuess = guessPrice(columns, feed, own);
  if (priceGuess !== undefined) proposePrice(columns, priceGuess);
  doubtBarePrice(columns, feed, own);
  if (!namesColumn(own, 'comments')) proposeStaffComments(columns, feed);
  proposeMakeModel(columns, feed, own);
  proposeInterior(columns, feed);
  proposePlates(columns, feed, own.dateOrder);
  proposeStatusForYard(columns, feed, own, knowsYard);
  proposeByContent(columns, feed, own, knowsYard);
  doubtYear(columns, feed, own);
  doubtPrice(columns, feed, own);
  doubtStatus(columns, feed, knowsYard);
  doubtYard(columns, feed, knowsYard);
  doubtFigures(columns, feed, own);
  doubtComments(columns, feed);
  return { columns, priceGuess };
};
