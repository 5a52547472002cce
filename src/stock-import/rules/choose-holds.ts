import type { FeedBrake, TrippedBrake } from './choose-brakes.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { CommitmentKind, HeldChange, NamedVehicle } from './feed-run.ts';
import { listHeldFields } from './hold-row-fields.ts';
import type { RowConcern } from './survey-feed-row.ts';

/** A vehicle of the site's stock that a feed touches. */
export interface TouchedVehicle {
  readonly id: number;
  readonly stockNumber: string;
  readonly name: string;
  /** True while shoppers can buy it: shown and not sold. */
  readonly isOffered: boolean;
}

/** A row that a brake may hold back. `key` identifies the row's vehicle. */
export interface ConcernedRow {
  readonly key: string;
  readonly kind: RowConcern;
  readonly vehicle: TouchedVehicle;
}

export interface FeedFindings {
  readonly tripped: readonly TrippedBrake[];
  readonly concerns: readonly ConcernedRow[];
  /** Rows whose price is far below the market. */
  readonly lowPrices: readonly { readonly key: string; readonly stockNumber: string }[];
  /** Vehicles that the missing policy would hide or sell. */
  readonly missing: readonly TouchedVehicle[];
  readonly fieldsGone: readonly string[];
  /** By vehicle id. */
  readonly commitments: ReadonlyMap<number, readonly CommitmentKind[]>;
  readonly hasHeldRow: boolean;
  readonly rows: number;
  /** True when the dealer lets everything through. */
  readonly isAccepted: boolean;
}

export interface FeedHolds {
  /** Specification names of the fields that stay as they were, by the row's key. */
  readonly fieldsByKey: ReadonlyMap<string, readonly string[]>;
  /** Fields that every vehicle keeps, because the feed lost their column; by the feed's names and by all they fill. */
  readonly fieldsGone: readonly string[];
  readonly fieldsOfAll: readonly string[];
  readonly isMissingHeld: boolean;
  /** Ids of vehicles that are neither hidden nor sold, because somebody paid for them. */
  readonly heldVehicleIds: ReadonlySet<number>;
  readonly held: readonly HeldChange[];
  readonly named: readonly NamedVehicle[];
}

const brakeOf: Readonly<Partial<Record<RowConcern, FeedBrake>>> = {
  priceGone: 'pricesGone',
  priceMoved: 'pricesMoved',
  photosGone: 'photosGone',
};

/** A reservation holds the vehicle by a deposit, and so does a purchase once it is paid for. */
const isPaidFor = (kinds: readonly CommitmentKind[]): boolean => kinds.includes('reservation');

const isLeaving = ({ kind, vehicle }: ConcernedRow): boolean =>
  (kind === 'hidden' || kind === 'sold') && vehicle.isOffered;

/** The vehicles that a feed takes off sale, whether by a row or by leaving them out. */
export const listLeaving = ({
  tripped,
  concerns,
  missing,
}: Pick<FeedFindings, 'tripped' | 'concerns' | 'missing'>): readonly TouchedVehicle[] => {
  const isMissingHeld = tripped.some(({ brake }) => brake === 'missing');
  return [
    ...concerns.filter(isLeaving).map(({ vehicle }) => vehicle),
    ...(isMissingHeld ? [] : missing.filter(({ isOffered }) => isOffered)),
  ];
};

const nameLeaving = (findings: FeedFindings): readonly (NamedVehicle & { readonly id: number })[] => {
  const byId = new Map(listLeaving(findings).map((vehicle) => [vehicle.id, vehicle]));
  return [...byId.values()].flatMap(({ id, stockNumber, name }) => {
    const commitments = findings.commitments.get(id) ?? [];
    if (commitments.length === 0) return [];
    return [{ id, stockNumber, name, commitments, isHeld: !findings.isAccepted && isPaidFor(commitments) }];
  });
};

const stockNumbersOf = ({ concerns, missing, fieldsGone }: FeedFindings, brake: FeedBrake): readonly string[] => {
  if (brake === 'missing') return missing.map(({ stockNumber }) => stockNumber);
  if (brake === 'fieldsGone') return fieldsGone;
  return concerns.filter(({ kind }) => brakeOf[kind] === brake).map(({ vehicle }) => vehicle.stockNumber);
};

const describeHolds = (findings: FeedFindings, paidFor: readonly string[]): readonly HeldChange[] => {
  const lowPrices = findings.lowPrices.map(({ stockNumber }) => stockNumber);
  const of = findings.rows;
  const limitPercent = null;
  return [
    ...findings.tripped.map(({ brake, ...share }) =>
      describeHeldChange({ kind: brake, names: stockNumbersOf(findings, brake), ...share }),
    ),
    ...(lowPrices.length > 0
      ? [describeHeldChange({ kind: 'lowPrice', count: lowPrices.length, names: lowPrices, of, limitPercent })]
      : []),
    ...(paidFor.length > 0
      ? [describeHeldChange({ kind: 'committed', count: paidFor.length, names: paidFor, of, limitPercent })]
      : []),
    ...(findings.hasHeldRow
      ? [describeHeldChange({ kind: 'lastRow', count: 1, names: [], of: of + 1, limitPercent })]
      : []),
  ];
};

/** Decides what of a feed stays as it was, and names the vehicles in which a shopper has a stake. */
export const chooseHolds = (findings: FeedFindings): FeedHolds => {
  const { tripped, concerns, lowPrices, isAccepted } = findings;
  const isTripped = (brake: FeedBrake | undefined): boolean => tripped.some((one) => one.brake === brake);
  const named = nameLeaving(findings);
  const heldVehicleIds = new Set(named.filter(({ isHeld }) => isHeld).map(({ id }) => id));
  const kindsByKey = new Map<string, Set<RowConcern | 'lowPrice'>>();
  const hold = (key: string, kind: RowConcern | 'lowPrice') =>
    kindsByKey.set(key, (kindsByKey.get(key) ?? new Set()).add(kind));
  for (const concern of concerns) {
    const { key, kind, vehicle } = concern;
    if (isLeaving(concern) ? heldVehicleIds.has(vehicle.id) : isTripped(brakeOf[kind])) hold(key, kind);
  }
  if (!isAccepted) for (const { key } of lowPrices) hold(key, 'lowPrice');
  const paidFor = named.filter(({ isHeld }) => isHeld).map(({ stockNumber }) => stockNumber);
  const fieldsGone = isTripped('fieldsGone') ? findings.fieldsGone : [];
  return {
    fieldsByKey: new Map([...kindsByKey].map(([key, kinds]) => [key, listHeldFields(kinds)])),
    fieldsGone,
    fieldsOfAll: listHeldFields([], fieldsGone),
    isMissingHeld: isTripped('missing'),
    heldVehicleIds,
    held: describeHolds(findings, paidFor),
    named: named.map(({ id: _, ...vehicle }) => vehicle),
  };
};
