import { slugify } from '#src/lib/text/slugify.ts';
import { type CellHabits, cellKinds, usualHabits } from './cells/cell-kinds.ts';
import { isHtml } from './cells/convert-html-to-text.ts';
import { isEmptyCell } from './cells/is-empty-cell.ts';
import { readRegoExpiryCell, readYearCell } from './cells/read-date-cell.ts';
import { type EngineCell, readEngineCell } from './cells/read-engine-cell.ts';
import { isPlate, readPlateCell } from './cells/read-plate-cell.ts';
import { createPriceReader } from './cells/read-price-cell.ts';
import { readSaleWords } from './cells/read-sale-words.ts';
import { isStatusWord } from './cells/read-status-cell.ts';
import { findStatusLetter, type StatusLetter } from './cells/status-letters.ts';
import type { ResolveLocation } from './complete-feed-record.ts';
import type { GuessYard } from './create-yard-guesser.ts';
import { feedColumns } from './feed-columns.ts';
import { type FindElementTarget, settleWeakHeadings } from './formats/map-foreign-record.ts';
import { isInternal } from './is-internal.ts';
import { joinWords } from './list-own-settings.ts';
import { findKnownMake } from './names/known-makes.ts';
import { guessPriceColumn, isAskingHeading, type PriceGuess } from './price-columns.ts';
import { isWeakHeading, nameOfTarget } from './read-csv-header.ts';
import { isKnownAttribute, type SimpleAttribute } from './simplify-attribute.ts';
import { splitPhotoAddresses } from './split-photo-addresses.ts';
import { isBareComments, isStaffNote } from './staff-texts.ts';
import { takeSaleMark } from './take-sale-mark.ts';

export interface SampledFeed {
  readonly headings: readonly string[];
  /** Cells in the order of the headings. A short row has no cells for the last headings. */
  readonly rows: readonly (readonly string[])[];
}

export interface InternalText {
  readonly heading: string;
  readonly cell: string;
}

export interface ProposedMapping {
  /** Headings that are recognised by name aren't listed. */
  readonly columns: Readonly<Record<string, string>>;
  readonly dateOrder: 'dayFirst' | 'monthFirst';
  readonly decimalMark: 'point' | 'comma';
  readonly noPriceWords: readonly string[];
  /** Location slugs, by the feed's names for the locations. */
  readonly yards: Readonly<Record<string, string>>;
  /** Location slugs by names for yards that only resemble a location's, so that the dealer must check them. */
  readonly guessedYards: Readonly<Record<string, string>>;
  readonly unknownYards: readonly string[];
  /** A guess at a column of statuses that are single letters, by letter. Letters without a usual meaning aren't in it. */
  readonly statusLetters: Readonly<Record<string, StatusLetter>>;
  readonly unread: readonly string[];
  /** Columns of text that only the dealer can release for shoppers, each with its longest cell. */
  readonly internalTexts: readonly InternalText[];
  /** Null unless several columns look like the price. */
  readonly priceGuess: PriceGuess | null;
}

type OwnHabits = CellHabits & { readonly columns?: Readonly<Record<string, string>> };

interface ContentClue {
  readonly name: string;
  readonly fits: (cell: string) => boolean;
  readonly heading?: RegExp;
  /**
   * Share of the cells that must fit, if it isn't `minShare`. It's lower for prices, because a price column can contain
   * words.
   */
  readonly share?: number;
  /** Share of the distinct cells that must fit. */
  readonly differentShare?: number;
  readonly isRepeated?: boolean;
}

const minShare = 0.8;
const sentence = 20;
const names = (attribute: SimpleAttribute) => (cell: string) => cell.length <= 60 && isKnownAttribute(attribute, cell);
const isFigure = (cell: string): boolean => /^\D{0,5}\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?\D{0,20}$/.test(cell);
const isDate = (cell: string): boolean => /^\d{1,4}[-/. ][\da-z]{1,9}(?:[-/. ]\d{2,4})?(?:[T ].{0,20})?$/i.test(cell);

/** Matches a heading for an engine's size, but not for its hours, number or code. */
const engineHeading = /^(?!.*(?:hour|hrs|\bno\b|num|code|#)).*(?:\b(?:eng(?:ine)?|motor)\b|capacity|displ)/i;
const isEngineIn = (field: EngineCell['field']) => (cell: string) => readEngineCell(cell, 'point')?.field === field;

const pictureName = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$/i;
const isPhotoCell = (cell: string): boolean => {
  const photos = splitPhotoAddresses(cell);
  return photos.length > 0 && photos.every((photo) => pictureName.test(photo));
};

/** Matches any heading but that of a rego, service or warranty, whose cells can be 'Current'. */
const statusHeading = /^(?!.*(?:reg|serv|warr|insur))/i;

const letterHeading = /^(?!.*(?:reg|serv|warr|insur)).*(?:\bsta?t?s?\b|status|\bavail|\bcode\b)/i;

const clues: readonly ContentClue[] = [
  { name: 'vin', fits: (cell) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(cell) },
  { name: 'images', fits: isPhotoCell, isRepeated: true },
  { name: 'make', fits: (cell) => findKnownMake(cell) !== undefined },
  { name: 'year', fits: (cell) => /^(?:19[5-9]|20[0-4])\d$/.test(cell) },
  { name: 'year', fits: (cell) => readYearCell(cell) !== undefined, heading: /\b(?:yr|year|my)\b/i },
  { name: 'rego_expiry', fits: isDate, heading: /reg.*(?:exp|due|until)|exp.*reg/i },
  { name: 'compliance_date', fits: isDate, heading: /compl/i },
  { name: 'build_date', fits: isDate, heading: /build|built|manuf/i },
  { name: 'odometer', fits: (cell) => /^\d[\d., ]{0,9} ?km/i.test(cell) },
  { name: 'odometer', fits: isFigure, heading: /\bkm|kilom|odo|mileage/i },
  { name: 'drive_away_price', fits: isFigure, heading: /drive ?-?away|\bdap\b/i },
  { name: 'price_excluding_government_charges', fits: isFigure, heading: /\begc\b|ex.{0,8}gov/i },
  { name: 'was_price', fits: isFigure, heading: /was|before|old.{0,3}price/i },
  { name: 'price', fits: isFigure, heading: /price|\$|amount|asking/i, share: 0.5 },
  { name: 'price', fits: isFigure, heading: /^(?:ask|sell|selling|retail|sticker)\b/i, share: 0.5 },
  { name: 'status', fits: isStatusWord, heading: statusHeading, share: 0.5, differentShare: 0.25 },
  { name: 'status', fits: (cell) => findStatusLetter(cell) !== undefined, heading: letterHeading, share: 1 },
  { name: 'location_code', fits: (cell) => cell.length <= 60, heading: /yard|where|branch|locat|\blot\b|site|suburb/i },
  {
    name: 'stock_number',
    fits: (cell) => /^[\w./-]{1,20}$/.test(cell),
    heading: /stock|\bstk|#|ref|\bid\b|\bno\b|number/i,
  },
  { name: 'model', fits: (cell) => cell.length <= 60, heading: /model/i },
  { name: 'transmission', fits: names('transmission') },
  { name: 'drive', fits: names('drive') },
  { name: 'fuel', fits: names('fuel') },
  { name: 'body', fits: names('body') },
  { name: 'rego', fits: (cell) => /^[A-Z0-9 -]{2,9}$/i.test(cell), heading: /reg|plate/i },
  { name: 'colour', fits: (cell) => /^[a-z][a-z /-]{2,40}$/i.test(cell), heading: /colou?r|paint/i },
  {
    name: 'comments',
    fits: (cell) => isHtml(cell) || cell.length > sentence,
    heading: /text|comment|desc|detail|blurb|about|advert|\bad\b/i,
    share: 0.5,
  },
  { name: 'engine_size_litres', fits: isEngineIn('engine_size_litres'), heading: engineHeading, share: 0.5 },
  { name: 'engine_size_cc', fits: isEngineIn('engine_size'), heading: engineHeading, share: 0.5 },
  { name: 'features', fits: (cell) => cell.split('|').length > 2 },
];

/** Headings of confidential figures, such as wholesale prices. Cells under these headings never decide their column. */
const confidential = /cost|wholesale|trade|floor ?plan|invoice|margin|reserve|minimum|internal|\bint\b.*note|purchase/i;

export const isConfidential = (heading: string): boolean => confidential.test(heading);

const cellsUnder = ({ rows }: SampledFeed, column: number): readonly string[] =>
  rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !isEmptyCell(cell));

const reaches = (cells: readonly string[], fits: (cell: string) => boolean, share: number): boolean =>
  cells.length > 0 && cells.filter(fits).length >= cells.length * share;

const fitsClue = (
  { fits, heading, share = minShare, differentShare = 0 }: ContentClue,
  name: string,
  cells: readonly string[],
): boolean =>
  (heading === undefined || heading.test(name)) &&
  reaches(cells, fits, share) &&
  reaches([...new Set(cells.map((cell) => cell.toLowerCase()))], fits, differentShare);

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

const isOwnPrice = ({ columns = {} }: OwnHabits): boolean => Object.values(columns).includes('price');

/** Undefined unless two columns look like the price and the site doesn't say which one it is. */
const guessPrice = (
  feed: SampledFeed,
  nameByHeading: ReadonlyMap<string, string>,
  own: OwnHabits,
): PriceGuess | undefined => {
  if (isOwnPrice(own)) return undefined;
  const readPrice = createPriceReader(own);
  const columns = feed.headings.flatMap((heading, column) => {
    const name = nameByHeading.get(heading);
    const isCandidate = name === 'price' || (name === undefined && isAskingHeading(heading));
    if (!isCandidate || (name === undefined && !reaches(cellsUnder(feed, column), isFigure, 0.5))) return [];
    const dollars = feed.rows.map((row) => {
      const price = readPrice(row[column]?.trim() ?? '');
      return price.kind === 'price' ? Number(price.dollars) : undefined;
    });
    return [{ heading, dollars }];
  });
  return guessPriceColumn(columns);
};

const isOwnText = ({ columns = {} }: OwnHabits): boolean => Object.values(columns).includes('comments');

/** Returns the heading of a column 'Comments' with notes to the staff. */
const findStaffComments = (feed: SampledFeed, nameByHeading: ReadonlyMap<string, string>): string | undefined =>
  feed.headings.find(
    (heading, column) =>
      nameByHeading.get(heading) === 'comments' &&
      isBareComments(heading) &&
      cellsUnder(feed, column).some(isStaffNote),
  );

const findColumns = (feed: SampledFeed, findTarget: FindElementTarget, own: OwnHabits) => {
  const order = own.dateOrder;
  const nameByHeading = new Map<string, string>();
  const proposed: Record<string, string> = {};
  for (const heading of feed.headings) {
    const target = findTarget(heading);
    const name = target === undefined ? undefined : (nameOfTarget(target) ?? target.kind);
    if (name !== undefined) nameByHeading.set(heading, name);
  }
  const priceGuess = guessPrice(feed, nameByHeading, own);
  if (priceGuess !== undefined) {
    for (const [heading, name] of [
      [priceGuess.chosen, 'price'],
      [priceGuess.other, 'ignored'],
    ] as const) {
      nameByHeading.set(heading, name);
      proposed[heading] = name;
    }
  }
  const staffComments = isOwnText(own) ? undefined : findStaffComments(feed, nameByHeading);
  if (staffComments !== undefined) {
    nameByHeading.set(staffComments, 'ignored');
    proposed[staffComments] = 'ignored';
  }
  const interior = feed.headings.find(
    (heading, column) => isWeakHeading(heading) && reaches(cellsUnder(feed, column), isInterior, minShare),
  );
  if (interior !== undefined && ![...nameByHeading.values()].includes('interior_colour')) {
    nameByHeading.set(interior, 'interior_colour');
    proposed[interior] = 'interior_colour';
  }
  const taken = new Set(nameByHeading.values());
  if (taken.has('make_model')) for (const name of ['make', 'model']) taken.add(name);
  const plates = feed.headings.find(
    (heading, column) => nameByHeading.get(heading) === 'rego_expiry' && hasPlates(cellsUnder(feed, column), order),
  );
  if (plates !== undefined && !taken.has('rego')) {
    taken.add('rego');
    nameByHeading.set(plates, 'rego');
    proposed[plates] = 'rego';
  }
  for (const clue of clues) {
    if (taken.has(clue.name) && clue.isRepeated !== true) continue;
    const fitting = feed.headings.filter(
      (heading, column) =>
        heading !== '' &&
        !nameByHeading.has(heading) &&
        !isConfidential(heading) &&
        !isInternal(heading) &&
        fitsClue(clue, heading, cellsUnder(feed, column)),
    );
    for (const heading of clue.isRepeated === true ? fitting : fitting.slice(0, 1)) {
      taken.add(clue.name);
      nameByHeading.set(heading, clue.name);
      proposed[heading] = clue.name;
    }
  }
  return { nameByHeading, proposed, priceGuess };
};

const cleanByName = new Map(
  feedColumns.map(({ name, target }) => [name, target.kind === 'field' ? target.clean : target.kind] as const),
);
const dateKinds: ReadonlySet<string> = new Set(
  cellKinds.filter((kind) => ['regoExpiry', 'month', 'moment'].includes(kind)),
);

/** A number above 12 must be a day. Keeps the site's own order if neither place has one, or both do. */
const chooseDateOrder = (cells: readonly string[], own: CellHabits['dateOrder']): CellHabits['dateOrder'] => {
  const parts = cells.flatMap((cell) => {
    const [, one, other] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(cell) ?? [];
    return one === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  const isDayFirst = parts.some(([one]) => one > 12);
  const isMonthFirst = parts.some(([, other]) => other > 12);
  if (isDayFirst === isMonthFirst) return own;
  return isMonthFirst ? 'monthFirst' : 'dayFirst';
};

const chooseDecimalMark = (cells: readonly string[], own: CellHabits['decimalMark']): CellHabits['decimalMark'] => {
  const withPoint = cells.filter((cell) => /\d\.\d{3}(?:\D|$)/.test(cell) || /\d,\d{1,2}(?:\D|$)/.test(cell)).length;
  const withComma = cells.filter((cell) => /\d,\d{3}(?:\D|$)/.test(cell) || /\d\.\d{1,2}(?:\D|$)/.test(cell)).length;
  if (withPoint === withComma) return own;
  return withPoint > withComma ? 'comma' : 'point';
};

/** Returns an empty list if the feed has comments under another heading. */
const listInternalTexts = (feed: SampledFeed, nameByHeading: ReadonlyMap<string, string>): readonly InternalText[] => {
  if ([...nameByHeading.values()].includes('comments')) return [];
  return feed.headings.flatMap((heading, column) => {
    const [longest = ''] = cellsUnder(feed, column).toSorted((one, other) => other.length - one.length);
    return isInternal(heading) && !nameByHeading.has(heading) && longest.includes(' ')
      ? [{ heading, cell: longest }]
      : [];
  });
};

/** Empty unless all statuses are single letters, most of them with a usual meaning. */
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

/** @param own the site's own settings, of which the date order and the decimal mark are kept unless the feed's cells contradict them */
export const proposeMapping = (
  feed: SampledFeed,
  findTarget: FindElementTarget,
  resolveLocation: ResolveLocation,
  own: OwnHabits = usualHabits,
  guessYard: GuessYard = () => undefined,
): ProposedMapping => {
  const { nameByHeading, proposed, priceGuess } = findColumns(
    feed,
    settleWeakHeadings(findTarget, feed.headings, own.columns),
    own,
  );
  const cellsOf = (isWanted: (kind: string) => boolean): readonly string[] =>
    feed.headings.flatMap((heading, column) => {
      const name = nameByHeading.get(heading);
      const kind = name === undefined ? undefined : cleanByName.get(name);
      return kind !== undefined && isWanted(kind) ? cellsUnder(feed, column) : [];
    });
  const prices = cellsOf((kind) => kind === 'price');
  const decimalMark = chooseDecimalMark([...prices, ...cellsOf((kind) => kind === 'kilometres')], own.decimalMark);
  const readPrice = createPriceReader({ decimalMark, words: own.words });
  const wordless = prices.filter(
    (cell) =>
      !/\d/.test(cell) &&
      cell.length <= 40 &&
      readSaleWords(cell) === undefined &&
      readPrice(cell).kind === 'unreadable',
  );
  // 'Main Yard' and 'main yard' are listed once, because the resolver also treats them as one yard.
  const yards = [
    ...Map.groupBy(
      cellsOf((kind) => kind === 'location').filter((cell) => takeSaleMark('location_code', cell) === undefined),
      slugify,
    ).values(),
  ].flatMap(([yard]) => yard ?? []);
  const slugOf = (yard: string): string | undefined => resolveLocation(yard)?.location?.slug ?? undefined;
  const unknown = yards.filter((yard) => slugOf(yard) === undefined);
  const guessedYards: Readonly<Record<string, string>> = Object.fromEntries(
    unknown.flatMap((yard) => {
      const slug = guessYard(yard);
      return slug === undefined ? [] : [[yard, slug] as const];
    }),
  );
  return {
    columns: proposed,
    dateOrder: chooseDateOrder(
      cellsOf((kind) => dateKinds.has(kind)),
      own.dateOrder,
    ),
    decimalMark,
    noPriceWords: joinWords(wordless).slice(0, most),
    yards: Object.fromEntries(
      yards.flatMap((yard) => {
        const slug = slugOf(yard);
        return slug === undefined ? [] : [[yard, slug] as const];
      }),
    ),
    guessedYards,
    unknownYards: unknown.filter((yard) => guessedYards[yard] === undefined).slice(0, most),
    statusLetters: guessStatusLetters(cellsOf((kind) => kind === 'status')),
    unread: feed.headings.filter((heading) => heading !== '' && !nameByHeading.has(heading)),
    internalTexts: listInternalTexts(feed, nameByHeading),
    priceGuess: priceGuess ?? null,
  };
};
