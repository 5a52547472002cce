import { hash } from 'node:crypto';
import type { ComparedRow } from '../rules/findings/compared-row.ts';
import {
  countRows,
  type FactsOf,
  type FindingOptions,
  joinFindings,
  listFound,
  listRows,
} from '../rules/findings/finding.ts';
import { findRepriced, type JudgedPrice, type RepricedRow } from '../rules/findings/judged-price.ts';
import {
  countOdometerPrices,
  hasFirstOdometer,
  hasRolledBackOdometer,
  hasSwappedOdometer,
} from '../rules/findings/odometer-findings.ts';
import { findFirstPhoto, findNewPhoto, keepsPhotos } from '../rules/findings/photo-findings.ts';
import {
  findCandidatePrice,
  findCarForSale,
  findCostPrices,
  findLeaving,
  findPriceForSale,
  findPricesBelowCost,
  findSwappedPrices,
  hasFirstPrice,
  hasLowPrice,
  hasTenfoldPrice,
  replacesPrice,
} from '../rules/findings/price-findings.ts';
import { findConcerned, findMarked, losesStatus, tallyRows, toShiftRow } from '../rules/findings/status-findings.ts';
import { countUnchangedTexts, findStaffComments, findTexts } from '../rules/findings/text-findings.ts';
import { toFeedCells, toStoredCells } from '../rules/limits/shifted-columns.ts';
import { isOffered, isOfferedByRow, listRowConcerns } from '../rules/limits/survey-feed-row.ts';
import { createLastRowFaultFinder, type LastRowOptions } from './create-last-row-fault-finder.ts';
import {
  type FeedEvents,
  type FeedPassOptions,
  type FeedReading,
  type PlannedVehicle,
  runFeedPass,
} from './feed-pass.ts';
import { type PlanContext, startPass } from './plan-row.ts';
import type { StockOnHand } from './stock-on-hand.ts';

const findings = {
  tally: tallyRows,
  concerned: listFound(findConcerned),
  marked: listFound(findMarked),
  shiftRows: listFound(toShiftRow),
  statusless: listRows(losesStatus),
  lowPrices: listRows(hasLowPrice),
  tenfoldPrices: listRows(hasTenfoldPrice),
  firstPrices: listRows(hasFirstPrice),
  repriced: listRows(replacesPrice),
  candidatePrices: listFound(findCandidatePrice),
  swappedPrices: findSwappedPrices,
  costPrices: findCostPrices,
  pricesBelowCost: findPricesBelowCost,
  pricesForSale: listFound(findPriceForSale),
  carsForSale: listFound(findCarForSale),
  leaving: listFound(findLeaving),
  swapped: listRows(hasSwappedOdometer),
  rolledBack: listRows(hasRolledBackOdometer),
  firstOdometers: listRows(hasFirstOdometer),
  odometerPrices: countOdometerPrices,
  texts: listFound(findTexts),
  unchangedTexts: countUnchangedTexts,
  staffComments: findStaffComments,
  firstPhotos: listFound(findFirstPhoto),
  newPhotos: listFound(findNewPhoto),
  unchangedPhotos: countRows(keepsPhotos),
} as const;

const startFindings = joinFindings(findings);

export interface ComparedFeed extends FactsOf<typeof findings> {
  readonly reading: FeedReading;
  readonly seen: ReadonlySet<string>;
  readonly unchanged: number;
  readonly hasChanges: boolean;
}

export interface CompareOptions extends FeedEvents, Omit<FindingOptions, 'isSiteEmpty'>, LastRowOptions {
  readonly siteSlug: string;
  readonly feed: FeedPassOptions['feed'];
  readonly stock: StockOnHand;
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'keepHeldFields'>;
  readonly isTenfoldPrice: (row: RepricedRow) => Promise<boolean>;
  readonly findMarketCents: (vehicle: PlannedVehicle['vehicle']) => Promise<number | null>;
}

const judgePrice = async (
  row: RepricedRow,
  { isLowPrice, isTenfoldPrice, findMarketCents }: CompareOptions,
): Promise<JudgedPrice> => {
  if (await isLowPrice(row)) return { ...row, verdict: 'low', marketCents: null };
  if (await isTenfoldPrice(row)) return { ...row, verdict: 'tenfold', marketCents: null };
  const hadNone = row.isFirst && row.beforeCents === null;
  return { ...row, verdict: 'plausible', marketCents: hadNone ? await findMarketCents(row.vehicle) : null };
};

const compareRow = async (planned: PlannedVehicle, options: CompareOptions): Promise<ComparedRow> => {
  const { key, row, vehicle, known, cells, costCells, statusWord, isUnderTitle, writtenKm, columnOf } = planned;
  const { stockNumber, dealerComments } = vehicle;
  const offered = known !== undefined && isOffered(known) ? known : undefined;
  const isUnchanged = known?.hash === planned.feedHash;
  const isSeen = offered !== undefined || isOfferedByRow(vehicle);
  const repriced = isUnchanged || !isSeen ? undefined : findRepriced(vehicle, known);
  return {
    key,
    stockNumber,
    row,
    vehicle,
    known,
    offered,
    isUnchanged,
    before: known && toStoredCells(known),
    after: toFeedCells(vehicle, dealerComments && hash('md5', dealerComments)),
    concerns: isUnchanged || offered === undefined ? [] : listRowConcerns(vehicle, offered, options.priceMovePercent),
    judged: repriced && (await judgePrice(repriced, options)),
    cells,
    costCells,
    statusWord,
    isUnderTitle,
    writtenKm,
    columnOf,
  };
};

const toFindingOptions = (options: CompareOptions): FindingOptions => ({
  ...options,
  isSiteEmpty: options.stock.ids.size === 0,
});

/**
 * Removes all findings about rows. They don't matter if stock numbers are in the wrong rows, because no row is applied
 * then.
 */
export const withoutFindings = (compared: ComparedFeed, options: CompareOptions): ComparedFeed => ({
  ...compared,
  ...startFindings(toFindingOptions(options)).end(),
});

export const compareFeed = async (options: CompareOptions): Promise<ComparedFeed> => {
  const pass = startPass(options.stock);
  const finder = startFindings(toFindingOptions(options));
  let [unchanged, changed] = [0, 0];
  const reading = await runFeedPass({
    ...options,
    context: { ...options.context, stock: options.stock, pass },
    findLastRowFault: createLastRowFaultFinder(options),
    onVehicle: async (planned) => {
      const row = await compareRow(planned, options);
      if (row.isUnchanged) unchanged += 1;
      else changed += 1;
      finder.add(row);
    },
  });
  return { ...finder.end(), reading, seen: pass.seen, unchanged, hasChanges: changed > 0 };
};
