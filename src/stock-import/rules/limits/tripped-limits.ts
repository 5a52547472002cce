import type { HeldChange } from '../feed-run.ts';
import type { Brake } from './brake.ts';
import type { FeedLimit, TrippedLimit } from './choose-tripped-limits.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { ColumnChanges } from './find-column-changes.ts';
import { isOffered, listOffSaleConcerns, type RowConcern, type StoredFacts } from './survey-feed-row.ts';

export interface TouchedVehicle {
  readonly id: number;
  readonly stockNumber: string;
  readonly name: string;
  readonly isOffered: boolean;
  readonly isAvailable: boolean;
  readonly isReserved: boolean;
}

type TouchedCar = Pick<TouchedVehicle, 'id' | 'stockNumber' | 'name'> &
  Pick<StoredFacts, 'isShown' | 'isSold' | 'isAvailable' | 'isReserved'>;

export const toTouched = (car: TouchedCar): TouchedVehicle => ({
  id: car.id,
  stockNumber: car.stockNumber,
  name: car.name,
  isOffered: isOffered(car),
  isAvailable: car.isAvailable,
  isReserved: car.isReserved,
});

export interface ConcernedRow {
  readonly key: string;
  readonly concerns: readonly RowConcern[];
  readonly vehicle: TouchedVehicle;
}

export interface LimitFindings {
  readonly tripped: readonly TrippedLimit[];
  readonly concerned: readonly ConcernedRow[];
  readonly missing: readonly TouchedVehicle[];
  readonly fieldsGone: readonly string[];
  readonly columnChanges: ColumnChanges;
}

type Tripped = Pick<LimitFindings, 'tripped'>;

const limitOf: Readonly<Partial<Record<RowConcern, FeedLimit>>> = {
  priceGone: 'pricesGone',
  priceMoved: 'pricesMoved',
  priceRaised: 'pricesRaised',
  priceCut: 'pricesCut',
  photosGone: 'photosGone',
};

const priceLimits: ReadonlySet<FeedLimit | undefined> = new Set([
  'pricesGone',
  'pricesMoved',
  'pricesRaised',
  'pricesCut',
]);

/** The column that a limit depends on. If a report names the column as lost, it doesn't mention the limit. */
const columnOf: Readonly<Partial<Record<FeedLimit, string>>> = {
  pricesGone: 'price',
  pricesMoved: 'price',
  pricesRaised: 'price',
  pricesCut: 'price',
  photosGone: 'images',
};

export const isTripped = ({ tripped }: Tripped, limit: FeedLimit | undefined): boolean =>
  tripped.some((one) => one.limit === limit);

export const isPriceLimitTripped = ({ tripped }: Tripped): boolean =>
  tripped.some(({ limit }) => priceLimits.has(limit));

export const isHeldByPriceLimit = (findings: Tripped, concerns: readonly RowConcern[]): boolean =>
  concerns.some((kind) => priceLimits.has(limitOf[kind]) && isTripped(findings, limitOf[kind]));

export const isOffSaleHeld = (
  findings: Tripped,
  { vehicle, concerns }: Pick<ConcernedRow, 'vehicle' | 'concerns'>,
): boolean => isTripped(findings, 'offSale') && listOffSaleConcerns(concerns, vehicle).length > 0;

/** The off-sale limit counts missing vehicles too, so it also holds them back. */
export const isMissingHeld = (findings: Tripped): boolean =>
  isTripped(findings, 'missing') || isTripped(findings, 'offSale');

export const listHeldFieldsGone = (findings: Pick<LimitFindings, 'tripped' | 'fieldsGone'>): readonly string[] =>
  isTripped(findings, 'fieldsGone') ? findings.fieldsGone : [];

const namesOf = ({ tripped, concerned, missing, fieldsGone }: LimitFindings, limit: FeedLimit): readonly string[] => {
  if (limit === 'fieldsGone') return fieldsGone;
  if (limit === 'offSale') {
    const ofRows = concerned.filter(({ concerns, vehicle }) => listOffSaleConcerns(concerns, vehicle).length > 0);
    const leftOut = isTripped({ tripped }, 'missing') ? [] : missing.filter(({ isOffered }) => isOffered);
    return [...ofRows.map(({ vehicle }) => vehicle), ...leftOut].map(({ stockNumber }) => stockNumber);
  }
  const touched =
    limit === 'missing'
      ? missing
      : concerned
          .filter(({ concerns }) => concerns.some((kind) => limitOf[kind] === limit))
          .map(({ vehicle }) => vehicle);
  return touched.filter(({ isOffered }) => isOffered).map(({ stockNumber }) => stockNumber);
};

const listTold = (findings: LimitFindings): readonly TrippedLimit[] => {
  const lostColumns = listHeldFieldsGone(findings);
  return findings.tripped.filter(({ limit, count }) => {
    const isSaidAlready = findings.tripped.some(
      (other) => (other.limit === 'pricesRaised' || other.limit === 'pricesCut') && other.count >= count,
    );
    return !lostColumns.includes(columnOf[limit] ?? '') && !(limit === 'pricesMoved' && isSaidAlready);
  });
};

const describeLimit = (findings: LimitFindings, { limit, count, of, limitPercent }: TrippedLimit): HeldChange =>
  describeHeldChange({
    kind: limit,
    count,
    names: namesOf(findings, limit),
    of: limitPercent === null ? null : { total: of, limitPercent },
    columns: findings.columnChanges,
  });

/**
 * Holds back rows that tripped a limit. Missing vehicles and lost columns have no row: callers ask `isMissingHeld` and
 * `listHeldFieldsGone` about those.
 */
export const limitBrake: Brake<LimitFindings> = {
  listRows: (findings) =>
    findings.concerned.map(({ key, concerns, vehicle }) => {
      const offSale = isTripped(findings, 'offSale') ? listOffSaleConcerns(concerns, vehicle) : [];
      return { key, concerns: concerns.filter((kind) => isTripped(findings, limitOf[kind]) || offSale.includes(kind)) };
    }),
  listHeld: (findings) => listTold(findings).map((limit) => describeLimit(findings, limit)),
};
