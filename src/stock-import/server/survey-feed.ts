import type { StatusCount } from '../rules/feed-run.ts';
import {
  chooseHeldBack,
  type FeedFindings,
  type HeldBack,
  listDoubtedFields,
} from '../rules/limits/choose-held-back.ts';
import { chooseTrippedLimits, type FeedTally } from '../rules/limits/choose-tripped-limits.ts';
import { type ColumnChanges, type FeedHeadings, findColumnChanges } from '../rules/limits/find-column-changes.ts';
import { findOdometerPrices } from '../rules/limits/find-odometer-prices.ts';
import { findHeldMarks } from '../rules/limits/held-marks.ts';
import { isOdometerRolledBack } from '../rules/limits/is-odometer-rolled-back.ts';
import { isStatusEmptied } from '../rules/limits/is-status-emptied.ts';
import { isSwappedOdometer } from '../rules/limits/is-swapped-odometer.ts';
import { leaveOutLeaving } from '../rules/limits/leave-out-leaving.ts';
import { leaveOutSales, leaveOutShifted } from '../rules/limits/leave-out-shifted.ts';
import { listFieldsGone } from '../rules/limits/list-fields-gone.ts';
import { listLeaving } from '../rules/limits/paid-vehicles.ts';
import { findShiftedColumns, isShifted, type ShiftFindings } from '../rules/limits/shifted-columns.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import { isPriceLimitTripped, toTouched } from '../rules/limits/tripped-limits.ts';
import { type ComparedFeed, type CompareOptions, compareFeed, withoutFindings } from './compare-feed.ts';
import type { FeedReading } from './feed-pass.ts';
import { type CarOnHand, listMissing, loadRecords, specNames } from './stock-on-hand.ts';
import type { SurveyOptions } from './survey-options.ts';
import { surveyPhotos } from './survey-photos.ts';
import {
  createMarket,
  createPriceCheck,
  createTenfoldCheck,
  listOtherPrices,
  surveyCosts,
  surveyHighPrices,
  surveyLowFirstPrices,
} from './survey-prices.ts';
import { surveyStaffComments, surveyTexts } from './survey-texts.ts';

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

const surveyShifts = (
  { shiftRows, reading }: ComparedFeed,
  { brakes, isAccepted }: SurveyOptions,
): FeedFindings['shiftedColumns'] =>
  isAccepted || brakes.shiftedColumns === 'accept' ? [] : findShiftedColumns(shiftRows, reading.headings);

/** Finds nothing if the feed lacks the status column, because another limit covers lost columns. */
const surveyStatuses = (
  { statusless, reading }: ComparedFeed,
  fieldsGone: readonly string[],
  { brakes, isAccepted, lastStatuses }: SurveyOptions,
): FeedFindings['statusless'] => {
  const isIgnored = isAccepted || brakes.missingColumns === 'accept' || fieldsGone.includes('status');
  return !isIgnored && isStatusEmptied(lastStatuses, reading.statuses) ? statusless : [];
};

/** Finds nothing if VINs, plates or stock numbers are in the wrong rows, because another limit covers them. */
const surveySameCars = (
  { reading: { sameCars } }: ComparedFeed,
  shifts: ShiftFindings,
  { brakes, isAccepted }: SurveyOptions,
): FeedFindings['sameCars'] => {
  const isMoved = (['vin', 'rego', 'stockNumber'] as const).some((field) => isShifted(shifts, field));
  return isAccepted || brakes.shiftedColumns === 'accept' || isMoved ? [] : sameCars.filter(({ isHeld }) => isHeld);
};

const describeUnknownRow = ({ unknownRow }: FeedReading): string =>
  unknownRow === null
    ? 'the last row of the file is incomplete and could be any of them'
    : `row ${unknownRow} has no readable stock number and could be any of them. Correct that row and import the file again`;

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

const holdBack = (findings: FeedFindings, leaving: ComparedFeed['leaving']): HeldBack => {
  const heldBack = chooseHeldBack(findings);
  return leaving.length === 0 ? heldBack : chooseHeldBack(leaveOutLeaving(findings, leaving, heldBack));
};

export const surveyFeed = async (options: SurveyOptions): Promise<FeedSurvey> => {
  const { database, siteSlug, brakes, isAccepted, findCommitments } = options;
  const findMarketCents = createMarket(options);
  const compareOptions: CompareOptions = {
    ...options,
    priceMovePercent: brakes.priceMovePercent,
    isLowPrice: createPriceCheck(options, findMarketCents),
    isTenfoldPrice: createTenfoldCheck(options, findMarketCents),
    findMarketCents,
    isSwapped: (before, after) => !isAccepted && brakes.swappedOdometers === 'hold' && isSwappedOdometer(before, after),
    isRolledBack: (before, after) =>
      !isAccepted && brakes.odometerFallPercent > 0 && isOdometerRolledBack(before, after, brakes.odometerFallPercent),
    loadRecord: async (id) => (await loadRecords({ tx: database, siteSlug }, [id], specNames)).get(id),
  };
  const all = await compareFeed(compareOptions);
  const shiftedColumns = surveyShifts(all, options);
  const compared = isShifted({ shiftedColumns }, 'stockNumber')
    ? withoutFindings(all, compareOptions)
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
    ...surveyCosts(compared, options, isPriceLimitTripped({ tripped })),
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
    sameCars: surveySameCars(compared, { shiftedColumns }, options),
    staffComments: await surveyStaffComments(compared, options),
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
  const heldBack = holdBack({ ...settled, commitments }, compared.leaving);
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
