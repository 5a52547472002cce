import { hash } from 'node:crypto';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isAbsent } from '#src/vehicle/rules/fields/field-table.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findOffSale } from '../rules/find-off-sale.ts';
import type { FeedFindings } from '../rules/limits/choose-held-back.ts';
import { createCostPriceFinder } from '../rules/limits/find-cost-prices.ts';
import { listCellKeys, type RowTexts } from '../rules/limits/find-moved-comments.ts';
import type { FirstPhotoRow } from '../rules/limits/find-named-photos.ts';
import { looksLikePrice, type OdometerPrices } from '../rules/limits/find-odometer-prices.ts';
import { findShortenedField } from '../rules/limits/find-shortened-field.ts';
import { createStaffCommentFinder } from '../rules/limits/find-staff-comments.ts';
import type { FirstPhoto } from '../rules/limits/find-swapped-photos.ts';
import { createSwappedPriceFinder } from '../rules/limits/find-swapped-prices.ts';
import { createTextCounter, listTexts, type TextCounts, type VehicleTexts } from '../rules/limits/find-text-changes.ts';
import { findMarkedRow, type MarkedRow } from '../rules/limits/held-marks.ts';
import { type PricedCar, toPricedCar } from '../rules/limits/is-low-first-price.ts';
import type { OdometerReading } from '../rules/limits/is-odometer-rolled-back.ts';
import type { isSwappedOdometer } from '../rules/limits/is-swapped-odometer.ts';
import type { LeavingRow } from '../rules/limits/leave-out-leaving.ts';
import { type ShiftRow, toFeedCells, toStoredCells } from '../rules/limits/shifted-columns.ts';
import { isOffered, isSoldRow, listRowConcerns } from '../rules/limits/survey-feed-row.ts';
import { addToTally, chooseTally, emptyTally, withoutPrice } from '../rules/limits/tally-feed.ts';
import type { ConcernedRow, TouchedVehicle } from '../rules/limits/tripped-limits.ts';
import {
  type FeedEvents,
  type FeedPassOptions,
  type FeedReading,
  type PlannedVehicle,
  runFeedPass,
} from './feed-pass.ts';
import { type PlanContext, startPass } from './plan-row.ts';
import type { CarOnHand, StockOnHand } from './stock-on-hand.ts';

export interface RepricedRow {
  readonly vehicle: Vehicle;
  readonly priceCents: number;
  readonly beforeCents: number | null;
  /** True if shoppers see no price now, and this price isn't the last one they saw. */
  readonly isFirst: boolean;
}

export interface ChangedTexts extends RowTexts {
  readonly id: number;
  readonly stockNumber: string;
  readonly after: VehicleTexts;
}

export interface CandidatePrice {
  readonly key: string;
  readonly stockNumber: string;
  readonly priceCents: number;
  readonly marketCents: number | null;
  readonly car: PricedCar | undefined;
}

export interface ComparedFeed {
  readonly reading: FeedReading;
  readonly seen: ReadonlySet<string>;
  readonly tally: typeof emptyTally;
  readonly concerned: readonly ConcernedRow[];
  readonly lowPrices: FeedFindings['lowPrices'];
  readonly tenfoldPrices: FeedFindings['tenfoldPrices'];
  readonly swappedPrices: FeedFindings['swappedPrices'];
  readonly costPrices: FeedFindings['costPrices'];
  readonly candidatePrices: readonly CandidatePrice[];
  /** In cents. */
  readonly pricesForSale: readonly number[];
  readonly carsForSale: readonly PricedCar[];
  readonly rolledBack: FeedFindings['rolledBack'];
  readonly swapped: FeedFindings['swapped'];
  readonly firstOdometers: FeedFindings['firstOdometers'];
  readonly firstPrices: FeedFindings['firstPrices'];
  readonly repriced: FeedFindings['repriced'];
  /** Vehicles on offer that their rows take off sale, and that get a new price. */
  readonly leaving: readonly LeavingRow[];
  readonly statusless: FeedFindings['statusless'];
  /** One entry for each changed row of an offered vehicle. */
  readonly texts: readonly ChangedTexts[];
  /** Number of offered vehicles with an unchanged row that have a value, by field. */
  readonly unchangedTexts: TextCounts;
  readonly odometerPrices: OdometerPrices;
  /** Includes comments whose notes may have been in the vehicle's earlier comments too. */
  readonly staffComments: FeedFindings['staffComments'];
  readonly marked: readonly MarkedRow[];
  /** All accepted rows, in the feed's order. */
  readonly shiftRows: readonly ShiftRow[];
  /** One entry for each changed row of an offered vehicle. */
  readonly firstPhotos: readonly FirstPhoto[];
  /** The first photo of each changed or new row that has photos. */
  readonly newPhotos: readonly FirstPhotoRow[];
  /** How many offered vehicles with an unchanged row have a photo. */
  readonly unchangedPhotos: number;
  readonly unchanged: number;
  readonly hasChanges: boolean;
}

export interface CompareOptions extends FeedEvents {
  readonly siteSlug: string;
  readonly feed: FeedPassOptions['feed'];
  readonly stock: StockOnHand;
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'keepHeldFields'>;
  readonly priceMovePercent: number;
  /** Keys of vehicles that got their first price within the last seven days. */
  readonly newlyPriced: ReadonlySet<string>;
  readonly isLowPrice: (row: RepricedRow) => Promise<boolean>;
  readonly isTenfoldPrice: (row: RepricedRow) => Promise<boolean>;
  readonly findMarketCents: (vehicle: Vehicle) => Promise<number | null>;
  readonly isRolledBack: (before: OdometerReading, after: OdometerReading) => boolean;
  readonly isSwapped: typeof isSwappedOdometer;
  readonly ownPhones?: readonly string[];
  readonly loadRecord: (id: number) => Promise<Readonly<Record<string, unknown>> | undefined>;
}

export const toTouched = (car: CarOnHand): TouchedVehicle => ({
  id: car.id,
  stockNumber: car.stockNumber,
  name: car.name,
  isOffered: isOffered(car),
  isAvailable: car.isAvailable,
  isReserved: car.isReserved,
});

const isOfferedByRow = ({ vehicle }: PlannedVehicle): boolean =>
  isOffered({ isShown: vehicle.isShownOnWebsite, isSold: isSoldRow(vehicle) });

const findRepriced = ({ vehicle, known }: PlannedVehicle): RepricedRow | undefined => {
  const priceCents = findShownPriceCents(vehicle);
  const shownCents = known !== undefined && isOffered(known) ? known.priceCents : null;
  if (priceCents === null || priceCents === shownCents) return undefined;
  const beforeCents = known?.lastPriceCents ?? null;
  return { vehicle, priceCents, beforeCents, isFirst: shownCents === null && priceCents !== beforeCents };
};

const createLastRowCheck =
  ({ priceMovePercent, isLowPrice, loadRecord }: Omit<CompareOptions, 'feed'>) =>
  async (planned: PlannedVehicle): Promise<string | null> => {
    const { known, vehicle, feedHash, recordJson, unread } = planned;
    if (known?.hash === feedHash) return null;
    if (unread.length > 0) return `we can't read its ${unread.join(', ')}`;
    const stored = known === undefined ? undefined : await loadRecord(known.id);
    const shortened = stored && findShortenedField(stored, JSON.parse(recordJson) as Record<string, unknown>);
    if (shortened !== undefined) return `its ${planned.columnOf(shortened)} is shorter than before`;
    const repriced = isOfferedByRow(planned) ? findRepriced(planned) : undefined;
    const concerns = known === undefined ? [] : listRowConcerns(vehicle, known, priceMovePercent);
    const isFarFromBefore = concerns.includes('priceGone') || concerns.includes('priceMoved');
    const isDoubtful = isFarFromBefore || (repriced !== undefined && (await isLowPrice(repriced)));
    return isDoubtful ? 'its price is far from what it was, or from the market' : null;
  };

const createFindings = () => ({
  concerned: [] as ConcernedRow[],
  lowPrices: [] as FeedFindings['lowPrices'][number][],
  tenfoldPrices: [] as FeedFindings['tenfoldPrices'][number][],
  candidatePrices: [] as CandidatePrice[],
  pricesForSale: [] as number[],
  carsForSale: [] as PricedCar[],
  rolledBack: [] as FeedFindings['rolledBack'][number][],
  swapped: [] as FeedFindings['swapped'][number][],
  firstOdometers: [] as FeedFindings['firstOdometers'][number][],
  firstPrices: [] as FeedFindings['firstPrices'][number][],
  repriced: [] as FeedFindings['repriced'][number][],
  leaving: [] as LeavingRow[],
  statusless: [] as FeedFindings['statusless'][number][],
  texts: [] as ChangedTexts[],
  marked: [] as MarkedRow[],
  shiftRows: [] as ShiftRow[],
  firstPhotos: [] as FirstPhoto[],
  newPhotos: [] as FirstPhotoRow[],
});

/**
 * Removes all findings about rows. They don't matter if stock numbers are in the wrong rows, because no row is applied
 * then.
 */
export const withoutFindings = (compared: ComparedFeed): ComparedFeed => ({
  ...compared,
  ...createFindings(),
  swappedPrices: [],
  costPrices: [],
  staffComments: [],
  tally: emptyTally,
  odometerPrices: { count: 0, of: 0 },
});

interface ComparedRow {
  readonly planned: PlannedVehicle;
  /** The stored vehicle, if it's shown and not sold. Limits count only changes that shoppers can see. */
  readonly offered: CarOnHand | undefined;
  readonly isUnchanged: boolean;
}

const createComparison = (options: CompareOptions) => {
  const { priceMovePercent, isLowPrice, isTenfoldPrice, isRolledBack, isSwapped, newlyPriced } = options;
  const found = createFindings();
  const unchangedTexts = createTextCounter();
  const swappedPrices = createSwappedPriceFinder();
  const costPrices = createCostPriceFinder();
  const staffComments = createStaffCommentFinder(options.ownPhones);
  let [all, settled] = [emptyTally, emptyTally];
  const counts = { changed: 0, unchanged: 0, unchangedPhotos: 0 };
  const odometerPrices = { count: 0, of: 0 };

  const addTallies = ({ planned: { vehicle, key }, offered, isUnchanged }: ComparedRow): void => {
    if (offered === undefined) return;
    const concerns = isUnchanged ? [] : listRowConcerns(vehicle, offered, priceMovePercent);
    const row = { before: offered, photoCount: vehicle.images.length, concerns };
    all = addToTally(all, row);
    settled = addToTally(settled, newlyPriced.has(key) ? withoutPrice(row) : row);
    if (concerns.length > 0) found.concerned.push({ key, concerns, vehicle: toTouched(offered) });
  };

  const addShift = ({ known, vehicle, key, row, statusWord, isUnderTitle, columnOf }: PlannedVehicle): void => {
    const { stockNumber, dealerComments } = vehicle;
    const after = toFeedCells(vehicle, dealerComments && hash('md5', dealerComments));
    const before = known && toStoredCells(known);
    const marked = findMarkedRow({ key, stockNumber }, before, after, columnOf('status'));
    if (marked !== undefined) found.marked.push(marked);
    found.shiftRows.push({ row, stockNumber, before, after, statusWord, isUnderTitle });
  };

  const addTexts = ({ planned: { vehicle, cells }, offered, isUnchanged }: ComparedRow): void => {
    if (offered === undefined) return;
    const { stockNumber, dealerComments: comments } = vehicle;
    const after = listTexts(vehicle);
    if (isUnchanged) unchangedTexts.add(after);
    else found.texts.push({ id: offered.id, stockNumber, after, comments, cellKeys: listCellKeys(cells) });
  };

  const addComments = ({ planned: { key, known, vehicle }, offered }: ComparedRow): void => {
    const { stockNumber, dealerComments: text } = vehicle;
    if (text === null) return;
    const other = offered === undefined ? 'other' : 'kept';
    const changed = known?.commentsHash === hash('md5', text) ? 'same' : other;
    staffComments.add({
      key,
      stockNumber,
      id: known?.id,
      text,
      stored: known?.commentsHash == null ? 'none' : changed,
    });
  };

  const addPhotos = ({ planned: { vehicle, row, key, known }, offered, isUnchanged }: ComparedRow): void => {
    const { stockNumber, primaryImageUrl: after } = vehicle;
    const isFirst = known === undefined ? options.stock.ids.size === 0 : known.photoCount === 0;
    if (!isUnchanged && after !== null) {
      found.newPhotos.push({ key, stockNumber, id: known?.id, photo: after, plate: vehicle.regoPlate, isFirst });
    }
    if (offered === undefined) return;
    if (!isUnchanged) found.firstPhotos.push({ id: offered.id, row, stockNumber, after });
    else if (offered.photoCount > 0) counts.unchangedPhotos += 1;
  };

  const addOdometer = ({ planned: { vehicle, key, writtenKm }, offered, isUnchanged }: ComparedRow): void => {
    if (!isAbsent(writtenKm)) odometerPrices.of += 1;
    if (looksLikePrice(writtenKm)) odometerPrices.count += 1;
    if (isUnchanged) return;
    const { stockNumber, odometerKm } = vehicle;
    if (offered !== undefined) {
      if (isSwapped(offered, { priceCents: findShownPriceCents(vehicle), odometerKm })) {
        found.swapped.push({ key, stockNumber });
      } else if (isRolledBack(offered, vehicle)) found.rolledBack.push({ key, stockNumber });
    }
    const hadOdometer = offered !== undefined && offered.odometerKm !== null;
    if (odometerKm !== null && !hadOdometer) found.firstOdometers.push({ key, stockNumber });
  };

  const addPriceForSale = (vehicle: Vehicle, shownCents: number | null): void => {
    if (shownCents === null) return;
    found.pricesForSale.push(shownCents);
    const car = toPricedCar(vehicle, shownCents);
    if (car !== undefined) found.carsForSale.push(car);
  };

  const addSale = ({ planned: { known, vehicle, key, statusWord }, offered }: ComparedRow): void => {
    if (findOffSale(vehicle) !== null) {
      // A feed that takes all cars off sale by mistake has no prices of its own to compare with.
      addPriceForSale(vehicle, offered?.isAvailable === true ? offered.priceCents : null);
      return;
    }
    addPriceForSale(vehicle, findShownPriceCents(vehicle));
    if (known?.isAvailable === false && statusWord === null) {
      found.statusless.push({ key, stockNumber: vehicle.stockNumber });
    }
  };

  const addPrice = async ({ planned, offered, isUnchanged }: ComparedRow): Promise<void> => {
    const { key, vehicle, cells } = planned;
    const { stockNumber, odometerKm, year } = vehicle;
    const priceCents = findShownPriceCents(vehicle);
    const beforeCents = offered?.priceCents ?? null;
    swappedPrices.add({ key, stockNumber, beforeCents, afterCents: priceCents, cells });
    const isByRow = isOfferedByRow(planned);
    const row = isUnchanged || (!isByRow && offered === undefined) ? undefined : findRepriced(planned);
    if (priceCents !== null) {
      costPrices.add({ key, stockNumber, isFirst: row?.isFirst === true, priceCents, odometerKm, year, cells });
    }
    if (row === undefined) return;
    if (!isByRow) found.leaving.push({ key, isSold: isSoldRow(vehicle), isHidden: !vehicle.isShownOnWebsite });
    if (offered !== undefined && offered.priceCents !== null) found.repriced.push({ key, stockNumber });
    if (row.isFirst) found.firstPrices.push({ key, stockNumber });
    if (await isLowPrice(row)) found.lowPrices.push({ key, stockNumber });
    else if (await isTenfoldPrice(row)) found.tenfoldPrices.push({ key, stockNumber });
    else if (row.isFirst && row.beforeCents === null) {
      const marketCents = await options.findMarketCents(vehicle);
      const car = toPricedCar(vehicle, row.priceCents);
      found.candidatePrices.push({ key, stockNumber, priceCents: row.priceCents, marketCents, car });
    }
  };

  return {
    add: (planned: PlannedVehicle): Promise<void> => {
      const { known, feedHash } = planned;
      const offered = known !== undefined && isOffered(known) ? known : undefined;
      const row = { planned, offered, isUnchanged: known?.hash === feedHash };
      counts[row.isUnchanged ? 'unchanged' : 'changed'] += 1;
      addTallies(row);
      addShift(planned);
      addTexts(row);
      addComments(row);
      addPhotos(row);
      addOdometer(row);
      addSale(row);
      return addPrice(row);
    },
    end: () => ({
      ...found,
      swappedPrices: swappedPrices.end(),
      costPrices: costPrices.end(),
      staffComments: staffComments.end(),
      tally: chooseTally(all, settled),
      unchangedTexts: unchangedTexts.counts,
      odometerPrices,
      unchangedPhotos: counts.unchangedPhotos,
      unchanged: counts.unchanged,
      hasChanges: counts.changed > 0,
    }),
  };
};

export const compareFeed = async (options: CompareOptions): Promise<ComparedFeed> => {
  const pass = startPass(options.stock);
  const comparison = createComparison(options);
  const reading = await runFeedPass({
    ...options,
    context: { ...options.context, stock: options.stock, pass },
    findLastRowFault: createLastRowCheck(options),
    onVehicle: comparison.add,
  });
  return { ...comparison.end(), reading, seen: pass.seen };
};
