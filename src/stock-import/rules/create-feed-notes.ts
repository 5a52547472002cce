import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { StockFeedConfig } from './config.ts';
import { type BuyerCell, createSaleConflicts } from './create-sale-conflicts.ts';
import { createSectionNotes, type FeedSection } from './create-section-notes.ts';
import { createWordColumns, type UnreadCell, type WordColumn } from './create-word-columns.ts';
import {
  type CountedOffer,
  type CountedText,
  type CountedYear,
  describeColumn,
  describeOffer,
  describeStaffTexts,
  describeStars,
  describeUnknownWords,
  describeWordColumns,
  describeYear,
  type HintedColumn,
  listSaleWords,
  type StatusWord,
} from './describe-feed-notes.ts';
import { searched } from './feed-columns.ts';
import { findOffSale } from './find-off-sale.ts';
import type { SaleHint } from './find-sale-hints.ts';
import { toHeadingKey } from './heading-key.ts';
import type { WrittenStatus, YearOfMonth } from './row/mapped-row.ts';
import type { Warning } from './row-remark.ts';
import type { StaffText } from './staff-texts.ts';

export interface NotedRow {
  readonly row: number;
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
  readonly staffTexts?: readonly StaffText[];
  readonly buyerCells?: readonly BuyerCell[];
  readonly unreadCells?: readonly UnreadCell[];
  readonly readsSale?: boolean;
  readonly section?: FeedSection;
  readonly hasStar?: boolean;
  readonly yearOfMonth?: YearOfMonth;
  readonly columnOf?: (field: string) => string;
}

type NotedVehicle = Pick<
  Vehicle,
  'stockNumber' | 'priceCents' | 'offerPriceCents' | 'isSold' | 'status' | 'isShownOnWebsite'
>;

const offerField = 'offer_price';

export interface SaleColumn {
  readonly heading: string;
  readonly held: number;
  readonly says: string;
}

const maxWords = 200;
const maxColumns = 50;
const mostNamed = 10;

/**
 * Collects facts that the import reports once for the whole feed, such as unknown status words.
 * @param ownColumns the site's `stockFeed.columns`. Offer prices from these columns aren't reported, because the dealer
 * chose the columns
 * @spec B4.02, D.05
 */
export const createFeedNotes = (
  ownColumns: StockFeedConfig['columns'] = {},
  knowsYard: (cell: string) => boolean = () => false,
) => {
  const ownKeys = new Set(Object.keys(ownColumns).map(toHeadingKey));
  const searchedKeys = new Set(
    Object.entries(ownColumns).flatMap(([heading, name]) => (name === searched ? [toHeadingKey(heading)] : [])),
  );
  const offers = new Map<string, CountedOffer>();
  const words = new Map<string, StatusWord>();
  const columns = new Map<string, HintedColumn>();
  const texts = new Map<string, CountedText>();
  const sections = createSectionNotes();
  const conflicts = createSaleConflicts();
  const wordColumns = createWordColumns(knowsYard);
  const listWordColumns = (): readonly WordColumn[] =>
    wordColumns.list().filter(({ heading }) => !ownKeys.has(toHeadingKey(heading)));
  const starred: string[] = [];
  const years = new Map<string, CountedYear>();
  const addYear = (year: YearOfMonth, row: number): void => {
    const before = years.get(year.heading);
    years.set(year.heading, { ...(before ?? { ...year, row }), count: (before?.count ?? 0) + 1 });
  };
  const addText = (text: StaffText, row: number): void => {
    const before = texts.get(text.heading);
    texts.set(text.heading, { ...(before ?? { ...text, row }), count: (before?.count ?? 0) + 1 });
  };
  const addOffer = (heading: string, { stockNumber, priceCents, offerPriceCents }: NotedVehicle): void => {
    const offerCents = findShownPriceCents({ priceCents: null, offerPriceCents });
    const insteadCents = findShownPriceCents({ priceCents, offerPriceCents: null });
    const isOwn = heading === offerField || ownKeys.has(toHeadingKey(heading));
    if (offerCents === null || offerCents === insteadCents || isOwn) return;
    const before = offers.get(heading) ?? { stockNumber, offerCents, insteadCents, count: 0 };
    offers.set(heading, { ...before, count: before.count + 1 });
  };
  const addStatus = (status: WrittenStatus): void => {
    const key = status.word.toLowerCase();
    const before = words.get(key);
    if (before === undefined && words.size >= maxWords) return;
    words.set(key, { ...(before ?? status), count: (before?.count ?? 0) + 1 });
  };
  const startColumn = ({ heading, cell, isByHeading }: SaleHint, row: number): HintedColumn => ({
    isByHeading,
    cell,
    row,
    count: 0,
    held: 0,
    heldCars: [],
    mentioned: 0,
    mentionedCars: [],
    isSettled: searchedKeys.has(toHeadingKey(heading)),
  });
  const addHint = (hint: SaleHint, row: number, { stockNumber, ...vehicle }: NotedVehicle): void => {
    const { heading, cell, takesOffSale, mentionsSale } = hint;
    const before = columns.get(heading) ?? startColumn(hint, row);
    const isMentioned = mentionsSale && findOffSale(vehicle) === null;
    const addTo = (cars: HintedColumn['heldCars'], isAdded: boolean) =>
      isAdded && cars.length < mostNamed ? [...cars, { stockNumber, cell }] : cars;
    if (!columns.has(heading) && columns.size >= maxColumns) return;
    const isExample = (cell !== '' && before.count === 0) || (takesOffSale && before.held === 0);
    columns.set(heading, {
      ...before,
      ...(isExample && { cell, row }),
      count: before.count + (cell === '' ? 0 : 1),
      held: before.held + (takesOffSale ? 1 : 0),
      heldCars: addTo(before.heldCars, takesOffSale),
      mentioned: before.mentioned + (isMentioned ? 1 : 0),
      mentionedCars: addTo(before.mentionedCars, isMentioned),
    });
  };
  return {
    add: (
      {
        row,
        status,
        saleHints,
        staffTexts = [],
        buyerCells = [],
        unreadCells = [],
        readsSale = false,
        section,
        hasStar,
        yearOfMonth,
        columnOf = (field) => field,
      }: NotedRow,
      vehicle: NotedVehicle,
    ): void => {
      const { stockNumber, isSold } = vehicle;
      if (status !== null) conflicts.add({ stockNumber, ...status, buyerCells, isSold });
      wordColumns.add(unreadCells, readsSale || status !== null);
      addOffer(columnOf(offerField), vehicle);
      if (hasStar === true) starred.push(stockNumber);
      if (yearOfMonth !== undefined) addYear(yearOfMonth, row);
      if (section !== undefined) sections.add(section, stockNumber);
      for (const text of staffTexts) addText(text, row);
      if (status !== null) addStatus(status);
      for (const hint of saleHints) addHint(hint, row, vehicle);
    },
    listStatusWords: (): readonly StatusWord[] => [...words.values()].sort((one, other) => other.count - one.count),
    listWordWarnings: (): readonly Warning[] => {
      const unknown = [...words.values()].filter(({ meaning }) => meaning === 'unknown');
      return [...Map.groupBy(unknown, ({ heading }) => heading)].map(([heading, ofColumn]) =>
        describeUnknownWords(heading, ofColumn),
      );
    },
    listSaleColumns: (): readonly SaleColumn[] =>
      [...columns].flatMap(([heading, column]) =>
        column.held > 0 && !column.isSettled ? [{ heading, held: column.held, says: listSaleWords(column) }] : [],
      ),
    listWordColumns,
    listColumnWarnings: (): readonly Warning[] => [
      ...sections.list(),
      ...describeStars(starred),
      ...[...columns].flatMap(describeColumn),
      ...describeWordColumns(listWordColumns().filter(({ heading }) => !columns.has(heading))),
      ...conflicts.list(),
      ...[...texts.values()].map(describeStaffTexts),
      ...[...offers].map(describeOffer),
      ...[...years.values()].map(describeYear),
    ],
  };
};
