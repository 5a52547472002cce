import type { FoundRow } from './brake.ts';
import type { FeedTally } from './choose-tripped-limits.ts';
import type { PriceFindings } from './doubted-prices.ts';
import type { HeldMarkFindings } from './held-marks.ts';
import type { RollbackFindings } from './is-odometer-rolled-back.ts';
import type { SwapFindings } from './is-swapped-odometer.ts';
import { isShifted, type ShiftFindings } from './shifted-columns.ts';
import { listOffSaleConcerns, type RowConcern } from './survey-feed-row.ts';
import type { ConcernedRow, LimitFindings } from './tripped-limits.ts';

type ShiftSensitive = Pick<PriceFindings, 'concerned' | 'lowPrices' | 'tenfoldPrices' | 'firstPrices' | 'repriced'> &
  Pick<SwapFindings, 'firstOdometers'> &
  RollbackFindings & {
    readonly tally: Omit<FeedTally, 'offered' | 'missing' | 'fieldsGone'>;
    readonly swappedPrices: readonly unknown[];
    readonly costPrices: readonly unknown[];
    readonly pricesBelowCost: unknown;
    readonly candidatePrices: readonly unknown[];
  };

const priceConcerns: readonly RowConcern[] = ['priceGone', 'priceMoved', 'priceRaised', 'priceCut'];
const statusConcerns: readonly RowConcern[] = ['sold', 'unavailable', 'reserved'];

const countOffSale = (concerned: readonly ConcernedRow[]): number =>
  concerned.filter(({ concerns, vehicle }) => listOffSaleConcerns(concerns, vehicle).length > 0).length;

/**
 * Removes the status changes of `heldMarks`, which are held back, and recalculates the limits without them.
 * @param trip returns the limits that are tripped if `offSale` vehicles go off sale
 */
export const leaveOutSales = <Findings extends Pick<LimitFindings, 'concerned' | 'tripped'>>(
  findings: Findings,
  heldMarks: readonly FoundRow[],
  trip: (offSale: number) => LimitFindings['tripped'],
): Findings & HeldMarkFindings => {
  if (heldMarks.length === 0) return { ...findings, heldMarks };
  const keys = new Set(heldMarks.map(({ key }) => key));
  const concerned = findings.concerned.map((row) =>
    keys.has(row.key) ? { ...row, concerns: row.concerns.filter((each) => !statusConcerns.includes(each)) } : row,
  );
  return { ...findings, heldMarks, concerned, tripped: trip(countOffSale(concerned)) };
};

const noPrices = {
  lowPrices: [],
  swappedPrices: [],
  costPrices: [],
  pricesBelowCost: undefined,
  tenfoldPrices: [],
  firstPrices: [],
  repriced: [],
  candidatePrices: [],
} as const;
const noPriceTally = { pricesGone: 0, pricesMoved: 0, pricesRaised: 0, pricesCut: 0 } as const;
const noOdometers = { rolledBack: [], firstOdometers: [] } as const;

/** Removes findings about values in shifted columns, because those are held back and reported by column. */
export const leaveOutShifted = <Compared extends ShiftSensitive>(
  compared: Compared,
  findings: ShiftFindings,
): Compared => {
  if (findings.shiftedColumns.length === 0) return compared;
  const [isPrice, isStatus] = [isShifted(findings, 'price'), isShifted(findings, 'status')];
  const leftOut = new Set<RowConcern>([
    ...(isPrice ? priceConcerns : []),
    ...(isStatus ? statusConcerns : []),
    ...(isShifted(findings, 'shown') ? (['hidden'] as const) : []),
  ]);
  const concerned = compared.concerned.map((row) => ({
    ...row,
    concerns: row.concerns.filter((concern) => !leftOut.has(concern)),
  }));
  return {
    ...compared,
    concerned,
    tally: { ...compared.tally, offSale: countOffSale(concerned), ...(isPrice && noPriceTally) },
    ...(isPrice && noPrices),
    ...(isShifted(findings, 'km') && noOdometers),
  };
};
