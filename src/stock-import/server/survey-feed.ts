import type { Database } from '#src/platform/db/database.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FeedBrakes } from '../rules/config.ts';
import type { CommitmentKind, StatusCount } from '../rules/feed-run.ts';
import {
  chooseHeldBack,
  type FeedFindings,
  type HeldBack,
  listDoubtedFields,
} from '../rules/limits/choose-held-back.ts';
import { chooseTrippedLimits, type FeedTally } from '../rules/limits/choose-tripped-limits.ts';
import { type ColumnChanges, type FeedHeadings, findColumnChanges } from '../rules/limits/find-column-changes.ts';
import { findMovedComments } from '../rules/limits/find-moved-comments.ts';
import { findNamedPhotos, findOwnedPhotos, type NamedPhoto } from '../rules/limits/find-named-photos.ts';
import { findOdometerPrices } from '../rules/limits/find-odometer-prices.ts';
import { findSwappedPhotos, firstPhotoField, type PhotosBefore } from '../rules/limits/find-swapped-photos.ts';
import { fewestTextChanges, findTextChanges, textFields } from '../rules/limits/find-text-changes.ts';
import { findHeldMarks } from '../rules/limits/held-marks.ts';
import { commentsField } from '../rules/limits/hold-row-fields.ts';
import { findMedianCents, isHighFirstPrice } from '../rules/limits/is-high-first-price.ts';
import { createLowFirstPriceCheck } from '../rules/limits/is-low-first-price.ts';
import { isLowPrice } from '../rules/limits/is-low-price.ts';
import { isOdometerRolledBack } from '../rules/limits/is-odometer-rolled-back.ts';
import { isStatusEmptied } from '../rules/limits/is-status-emptied.ts';
import { isSwappedOdometer } from '../rules/limits/is-swapped-odometer.ts';
import { isTenfoldPrice } from '../rules/limits/is-tenfold-price.ts';
import { leaveOutSales, leaveOutShifted } from '../rules/limits/leave-out-shifted.ts';
import { listFieldsGone } from '../rules/limits/list-fields-gone.ts';
import { listLeaving } from '../rules/limits/paid-vehicles.ts';
import { findShiftedColumns, isShifted } from '../rules/limits/shifted-columns.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import { isPriceLimitTripped } from '../rules/limits/tripped-limits.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { type ComparedFeed, type CompareOptions, compareFeed, toTouched, withoutFindings } from './compare-feed.ts';
import type { FeedReading } from './feed-pass.ts';
import { type CarOnHand, listMissing, loadRecords, specNames } from './stock-on-hand.ts';

export type FindCommitments = (
  database: Database,
  siteSlug: string,
  vehicleIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly CommitmentKind[]>>;

/**
 * Returns a used car's estimated price in cents. Returns null for any other vehicle, and if the market gives no
 * estimate.
 */
export type EstimatePrice = (siteSlug: string, vehicle: Vehicle) => Promise<number | null>;

export interface SurveyOptions
  extends Omit<
    CompareOptions,
    | 'priceMovePercent'
    | 'isLowPrice'
    | 'isTenfoldPrice'
    | 'findMarketCents'
    | 'isRolledBack'
    | 'isSwapped'
    | 'loadRecord'
  > {
  readonly database: Database;
  readonly missing: MissingPolicy;
  readonly brakes: FeedBrakes;
  readonly isAccepted: boolean;
  /** Specification names of the last readable feed's fields, including lost fields that were held back. */
  readonly lastFields: readonly string[];
  /**
   * Headings of the last readable feed, or of an earlier one if lost columns were held back; null if there are none.
   */
  readonly lastHeadings: FeedHeadings | null;
  /**
   * Status counts of the last readable feed, or of an earlier one if empty statuses were held back; null if unknown.
   */
  readonly lastStatuses: StatusCount | null;
  readonly findCommitments: FindCommitments;
  readonly estimatePriceCents: EstimatePrice;
}

export interface FeedSurvey {
  readonly reading: FeedReading;
  readonly lastHeadings: FeedHeadings | null;
  readonly lastStatuses: StatusCount | null;
  readonly unchanged: number;
  readonly hasChanges: boolean;
  readonly missing: readonly CarOnHand[];
  readonly wasMissingPolicySkipped: boolean;
  readonly absent: number;
  readonly leavingIds: readonly number[];
  readonly heldBack: HeldBack;
}

type FindMarket = CompareOptions['findMarketCents'];

const createMarket = ({ siteSlug, estimatePriceCents }: SurveyOptions): FindMarket => {
  const estimates = new WeakMap<Vehicle, Promise<number | null>>();
  return (vehicle) => {
    const estimate = estimates.get(vehicle) ?? estimatePriceCents(siteSlug, vehicle);
    estimates.set(vehicle, estimate);
    return estimate;
  };
};

const createPriceCheck =
  ({ brakes, isAccepted }: SurveyOptions, findMarketCents: FindMarket): CompareOptions['isLowPrice'] =>
  async ({ vehicle, priceCents, beforeCents }) => {
    if (isAccepted || brakes.lowPricePercent === 0) return false;
    const marketCents = await findMarketCents(vehicle);
    return isLowPrice({ priceCents, marketCents, beforeCents }, brakes.lowPricePercent);
  };

const createTenfoldCheck =
  ({ brakes, isAccepted }: SurveyOptions, findMarketCents: FindMarket): CompareOptions['isTenfoldPrice'] =>
  async ({ vehicle, priceCents, beforeCents }) => {
    if (isAccepted || brakes.tenfoldPrices === 'accept') return false;
    const marketCents = await findMarketCents(vehicle);
    return isTenfoldPrice({ priceCents, marketCents, beforeCents });
  };

interface TextFindings {
  readonly textChanges: FeedFindings['textChanges'];
  readonly movedComments: FeedFindings['movedComments'];
}

/** Leaves out columns that the feed lacks, because another limit covers lost columns. */
const surveyTexts = async (
  { texts, unchangedTexts }: ComparedFeed,
  fieldsGone: readonly string[],
  { database, siteSlug, brakes, isAccepted }: SurveyOptions,
): Promise<TextFindings> => {
  if (isAccepted || brakes.textChangedPercent === 0 || texts.length < fewestTextChanges) {
    return { textChanges: [], movedComments: undefined };
  }
  const ids = texts.map(({ id }) => id);
  const records = await loadRecords({ tx: database, siteSlug }, ids, [...textFields, commentsField]);
  const rows = texts.map(({ id, stockNumber, after }) => ({ stockNumber, before: records.get(id) ?? {}, after }));
  const comments = texts.map(({ id, ...text }) => {
    const before = records.get(id)?.[commentsField];
    return { ...text, before: typeof before === 'string' ? before : null };
  });
  return {
    textChanges: findTextChanges(rows, unchangedTexts, brakes.textChangedPercent).filter(
      ({ field }) => !fieldsGone.includes(field),
    ),
    movedComments: fieldsGone.includes(commentsField)
      ? undefined
      : findMovedComments(comments, brakes.textChangedPercent),
  };
};

/** Finds nothing if the feed lacks the photo column, because another limit covers lost columns. */
const surveyPhotos = async (
  { firstPhotos, newPhotos, unchangedPhotos, shiftRows }: ComparedFeed,
  fieldsGone: readonly string[],
  { database, siteSlug, stock, brakes, isAccepted }: SurveyOptions,
): Promise<Pick<FeedFindings, 'swappedPhotos' | 'namedPhotos' | 'ownedPhotos'>> => {
  const none = { swappedPhotos: [], namedPhotos: [], ownedPhotos: [] };
  if (isAccepted || brakes.swappedPhotos === 'accept' || fieldsGone.includes('images')) return none;
  const load = async (ids: readonly number[]): Promise<PhotosBefore> => {
    const records = await loadRecords({ tx: database, siteSlug }, ids, [firstPhotoField]);
    return new Map(
      [...records].flatMap(([id, { [firstPhotoField]: photo }]) => (typeof photo === 'string' ? [[id, photo]] : [])),
    );
  };
  const before = await load(firstPhotos.map(({ id }) => id));
  const swappedPhotos = await findSwappedPhotos(firstPhotos, before, unchangedPhotos, () => load([...stock.ids]));
  if (swappedPhotos.length > 0) return { ...none, swappedPhotos };
  const stockNumbers = shiftRows.map(({ stockNumber }) => stockNumber);
  const named = findNamedPhotos(newPhotos, stockNumbers);
  const shown = await load(named.flatMap(({ id }) => id ?? []));
  const isNew = ({ id, photo }: NamedPhoto): boolean => id === undefined || shown.get(id) !== photo;
  const namedPhotos = findNamedPhotos(named.filter(isNew), stockNumbers);
  const namedKeys = new Set(namedPhotos.map(({ key }) => key));
  const cars = shiftRows.map(({ stockNumber, after }) => ({ stockNumber, plate: after.regoPlate }));
  const ownedPhotos = findOwnedPhotos(newPhotos, cars).filter(({ key }) => !namedKeys.has(key));
  return { ...none, namedPhotos, ownedPhotos };
};

const surveyShifts = (
  { shiftRows, reading }: ComparedFeed,
  { brakes, isAccepted }: SurveyOptions,
): FeedFindings['shiftedColumns'] =>
  isAccepted || brakes.shiftedColumns === 'accept' ? [] : findShiftedColumns(shiftRows, reading.headings);

/** Prices in cents of vehicles for sale that no row of the feed names. A short feed has too few prices of its own. */
const listOtherPrices = ({ seen }: ComparedFeed, { stock }: SurveyOptions): readonly number[] =>
  [...stock.byStockKey].flatMap(([key, { isAvailable, priceCents, ...car }]) =>
    !seen.has(key) && isOffered(car) && isAvailable && priceCents !== null ? [priceCents] : [],
  );

const surveyHighPrices = (
  { candidatePrices, pricesForSale }: ComparedFeed,
  { brakes, isAccepted }: SurveyOptions,
  otherPrices: readonly number[],
): FeedFindings['highPrices'] => {
  if (isAccepted || brakes.highFirstPrices === 'accept') return [];
  const medianCents = findMedianCents([...pricesForSale, ...otherPrices]);
  return candidatePrices.filter((price) => isHighFirstPrice({ ...price, medianCents }));
};

/** Skips cars with a market estimate, because another check compares their prices with the estimate. */
const surveyLowFirstPrices = (
  { candidatePrices, carsForSale }: ComparedFeed,
  { brakes, isAccepted, context }: SurveyOptions,
  otherPrices: readonly number[],
): FeedFindings['lowFirstPrices'] => {
  if (isAccepted || brakes.lowPricePercent === 0) return [];
  const stock = { cars: carsForSale, otherPrices };
  const isLow = createLowFirstPriceCheck(stock, brakes.lowPricePercent, new Date(context.nowMs).getUTCFullYear());
  return candidatePrices.filter(({ car, marketCents }) => car !== undefined && marketCents === null && isLow(car));
};

/** Finds nothing if the feed lacks the status column, because another limit covers lost columns. */
const surveyStatuses = (
  { statusless, reading }: ComparedFeed,
  fieldsGone: readonly string[],
  { brakes, isAccepted, lastStatuses }: SurveyOptions,
): FeedFindings['statusless'] => {
  const isIgnored = isAccepted || brakes.missingColumns === 'accept' || fieldsGone.includes('status');
  return !isIgnored && isStatusEmptied(lastStatuses, reading.statuses) ? statusless : [];
};

const describeUnknownRow = ({ unknownRow }: FeedReading): string =>
  unknownRow === null
    ? 'the last row of the file is incomplete and could be about any of them'
    : `row ${unknownRow} has no readable stock number and could be about any of them. Correct that row and import the file again`;

const chooseMissing = ({ reading, seen }: ComparedFeed, { missing: policy, stock }: SurveyOptions) => {
  const wasSkipped = policy !== 'keep' && reading.hasUnknownVehicles;
  const missing = listMissing(stock, seen, policy);
  const skipped = wasSkipped ? missing.filter(isOffered) : [];
  return {
    wasSkipped,
    missing: wasSkipped ? [] : missing,
    skippedMissing:
      skipped.length === 0
        ? null
        : { stockNumbers: skipped.map(({ stockNumber }) => stockNumber), cause: describeUnknownRow(reading) },
  };
};

const countAbsent = ({ seen }: ComparedFeed, { stock }: SurveyOptions): number =>
  [...stock.byStockKey].filter(([key, car]) => !seen.has(key) && isOffered(car)).length;

const tallyFeed = (
  { tally, reading }: ComparedFeed,
  missing: readonly CarOnHand[],
  { stock, lastFields }: SurveyOptions,
  { isOtherFormat }: ColumnChanges,
): FeedTally => ({
  ...tally,
  offered: [...stock.byStockKey.values()].filter(isOffered).length,
  missing: missing.filter(isOffered).length,
  fieldsGone: listFieldsGone(lastFields, isOtherFormat ? reading.rareFields : reading.fields),
});

export const surveyFeed = async (options: SurveyOptions): Promise<FeedSurvey> => {
  const { database, siteSlug, brakes, isAccepted, findCommitments } = options;
  const findMarketCents = createMarket(options);
  const all = await compareFeed({
    ...options,
    priceMovePercent: brakes.priceMovePercent,
    isLowPrice: createPriceCheck(options, findMarketCents),
    isTenfoldPrice: createTenfoldCheck(options, findMarketCents),
    findMarketCents,
    isSwapped: (before, after) => !isAccepted && brakes.swappedOdometers === 'hold' && isSwappedOdometer(before, after),
    isRolledBack: (before, after) =>
      !isAccepted && brakes.odometerFallPercent > 0 && isOdometerRolledBack(before, after, brakes.odometerFallPercent),
    loadRecord: async (id) => (await loadRecords({ tx: database, siteSlug }, [id], specNames)).get(id),
  });
  const shiftedColumns = surveyShifts(all, options);
  const compared = isShifted({ shiftedColumns }, 'stockNumber')
    ? withoutFindings(all)
    : leaveOutShifted(all, { shiftedColumns });
  const { reading, concerned, lowPrices, tenfoldPrices, rolledBack, swapped, unchanged } = compared;
  const { wasSkipped, missing, skippedMissing } = chooseMissing(compared, {
    ...options,
    missing: isShifted({ shiftedColumns }, 'stockNumber') ? 'keep' : options.missing,
  });
  const columnChanges = findColumnChanges(options.lastHeadings, reading.headings);
  const tally = tallyFeed(compared, missing, options, columnChanges);
  const tripped = isAccepted ? [] : chooseTrippedLimits(tally, brakes);
  const touched = missing.map(toTouched);
  const otherPrices = listOtherPrices(compared, options);
  const findings: FeedFindings = {
    tripped,
    concerned,
    lowPrices,
    tenfoldPrices,
    swappedPrices:
      isAccepted || brakes.shiftedColumns === 'accept' || isPriceLimitTripped({ tripped })
        ? []
        : compared.swappedPrices,
    highPrices: surveyHighPrices(compared, options, otherPrices),
    odometerPrices:
      isAccepted || brakes.swappedOdometers === 'accept' ? undefined : findOdometerPrices(compared.odometerPrices),
    lowFirstPrices: surveyLowFirstPrices(compared, options, otherPrices),
    rolledBack,
    swapped,
    firstOdometers: compared.firstOdometers,
    firstPrices: compared.firstPrices,
    repriced: compared.repriced,
    statusless: surveyStatuses(compared, tally.fieldsGone, options),
    heldMarks: [],
    shiftedColumns,
    staffComments: isAccepted || brakes.staffComments === 'accept' ? [] : compared.staffComments,
    ...(await surveyPhotos(compared, tally.fieldsGone, options)),
    ...(await surveyTexts(compared, tally.fieldsGone, options)),
    missing: touched,
    fieldsGone: tally.fieldsGone,
    commitments: new Map(),
    columnChanges,
    heldRow: reading.heldRow,
    skippedMissing,
    isAccepted,
  };
  const heldMarks = findHeldMarks(compared.marked, listDoubtedFields(findings), reading.headings);
  const settled = leaveOutSales(findings, heldMarks, (offSale) =>
    isAccepted ? [] : chooseTrippedLimits({ ...tally, offSale }, brakes),
  );
  const leavingIds = listLeaving(settled).map(({ id }) => id);
  const commitments = leavingIds.length === 0 ? new Map() : await findCommitments(database, siteSlug, leavingIds);
  const heldBack = chooseHeldBack({ ...settled, commitments });
  const applied = heldBack.isMissingHeld ? [] : missing.filter(({ id }) => !heldBack.heldVehicleIds.has(id));
  return {
    reading,
    lastHeadings: options.lastHeadings,
    lastStatuses: options.lastStatuses,
    unchanged,
    hasChanges: compared.hasChanges || applied.length > 0,
    missing: applied,
    wasMissingPolicySkipped: wasSkipped,
    absent: countAbsent(compared, options),
    leavingIds: leavingIds.filter((id) => !heldBack.heldVehicleIds.has(id)),
    heldBack,
  };
};
