import type { CellHabits } from '../cells/cell-kinds.ts';
import { readRegoExpiryCell } from '../cells/read-date-cell.ts';
import { isPlate, readPlateCell } from '../cells/read-plate-cell.ts';
import { createPriceReader } from '../cells/read-price-cell.ts';
import type { FindElementTarget } from '../formats/map-foreign-record.ts';
import { isInternal } from '../is-internal.ts';
import { guessPriceColumn, isAskingHeading, type PriceGuess } from '../price-columns.ts';
import { isWeakHeading, nameOfTarget } from '../read-csv-header.ts';
import { isBareComments, isStaffNote } from '../staff-texts.ts';
import { contentClues, fitsClue, isFigure } from './content-clues.ts';
import { isConfidential } from './is-confidential.ts';
import { cellsUnder, minShare, reaches, type SampledFeed } from './sampled-feed.ts';

export type OwnHabits = CellHabits & { readonly columns?: Readonly<Record<string, string>> };

/** Collects our names for a feed's columns. */
export class FoundColumns {
  readonly #nameByHeading = new Map<string, string>();
  /** Names that a column fills besides its own. */
  readonly #covered = new Set<string>();
  /** By heading: names that were guessed, because they don't follow from the heading. */
  readonly proposed: Record<string, string> = {};

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

const namesColumn = ({ columns = {} }: OwnHabits, name: string): boolean => Object.values(columns).includes(name);

/** Undefined unless two columns look like the price and the site doesn't say which one it is. */
const guessPrice = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): PriceGuess | undefined => {
  if (namesColumn(own, 'price')) return undefined;
  const readPrice = createPriceReader(own);
  const candidates = feed.headings.flatMap((heading, column) => {
    const name = columns.nameOf(heading);
    const isCandidate = name === 'price' || (name === undefined && isAskingHeading(heading));
    if (!isCandidate || (name === undefined && !reaches(cellsUnder(feed, column), isFigure, 0.5))) return [];
    const dollars = feed.rows.map((row) => {
      const price = readPrice(row[column]?.trim() ?? '');
      return price.kind === 'price' ? Number(price.dollars) : undefined;
    });
    return [{ heading, dollars }];
  });
  return guessPriceColumn(candidates);
};

/** Returns the heading of a column 'Comments' with notes to the staff. */
const findStaffComments = (columns: FoundColumns, feed: SampledFeed): string | undefined =>
  feed.headings.find(
    (heading, column) =>
      columns.nameOf(heading) === 'comments' && isBareComments(heading) && cellsUnder(feed, column).some(isStaffNote),
  );

const proposePrice = (columns: FoundColumns, { chosen, other }: PriceGuess): void => {
  columns.propose(chosen, 'price');
  columns.propose(other, 'ignored');
};

const proposeStaffComments = (columns: FoundColumns, feed: SampledFeed): void => {
  const heading = findStaffComments(columns, feed);
  if (heading !== undefined) columns.propose(heading, 'ignored');
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

const proposeByContent = (columns: FoundColumns, feed: SampledFeed): void => {
  const isOpen = (heading: string): boolean =>
    heading !== '' && columns.nameOf(heading) === undefined && !isConfidential(heading) && !isInternal(heading);
  for (const clue of contentClues) {
    if (columns.isTaken(clue.name) && clue.isRepeated !== true) continue;
    const fitting = feed.headings.filter(
      (heading, column) => isOpen(heading) && fitsClue(clue, heading, cellsUnder(feed, column)),
    );
    for (const heading of clue.isRepeated === true ? fitting : fitting.slice(0, 1)) columns.propose(heading, clue.name);
  }
};

/** Names the columns by their headings, and the others by what their cells contain. */
export const findColumns = (feed: SampledFeed, findTarget: FindElementTarget, own: OwnHabits) => {
  const columns = new FoundColumns();
  for (const heading of feed.headings) {
    const target = findTarget(heading);
    if (target !== undefined) columns.know(heading, nameOfTarget(target) ?? target.kind);
  }
  const priceGuess = guessPrice(columns, feed, own);
  if (priceGuess !== undefined) proposePrice(columns, priceGuess);
  if (!namesColumn(own, 'comments')) proposeStaffComments(columns, feed);
  proposeInterior(columns, feed);
  proposePlates(columns, feed, own.dateOrder);
  proposeByContent(columns, feed);
  return { columns, priceGuess };
};
