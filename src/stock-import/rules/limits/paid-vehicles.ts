import type { CommitmentKind, NamedVehicle } from '../feed-run.ts';
import { type Brake, describeNamed } from './brake.ts';
import { isLeaving } from './survey-feed-row.ts';
import { isMissingHeld, isOffSaleHeld, type LimitFindings, type TouchedVehicle } from './tripped-limits.ts';

export interface LeavingFindings extends Pick<LimitFindings, 'tripped' | 'concerned' | 'missing'> {
  readonly commitments: ReadonlyMap<number, readonly CommitmentKind[]>;
  readonly isAccepted: boolean;
}

/** True also for a purchase with a paid deposit, because such a purchase has a reservation. */
export const isPaidFor = (kinds: readonly CommitmentKind[]): boolean => kinds.includes('reservation');

export const listLeaving = (
  findings: Pick<LeavingFindings, 'tripped' | 'concerned' | 'missing'>,
): readonly TouchedVehicle[] => {
  const { concerned, missing } = findings;
  const ofRows = concerned
    .filter((row) => isLeaving(row.concerns) && !isOffSaleHeld(findings, row))
    .map(({ vehicle }) => vehicle);
  const leftOut = isMissingHeld(findings) ? [] : missing;
  return [...ofRows, ...leftOut].filter(({ isOffered }) => isOffered);
};

export interface CommittedVehicle extends NamedVehicle {
  readonly id: number;
}

export const listCommitted = (findings: LeavingFindings): readonly CommittedVehicle[] =>
  listLeaving(findings).flatMap(({ id, stockNumber, name }) => {
    const commitments = findings.commitments.get(id) ?? [];
    if (commitments.length === 0) return [];
    return [{ id, stockNumber, name, commitments, isHeld: !findings.isAccepted && isPaidFor(commitments) }];
  });

const listPaid = (findings: LeavingFindings): readonly CommittedVehicle[] =>
  listCommitted(findings).filter(({ isHeld }) => isHeld);

export const listPaidIds = (findings: LeavingFindings): ReadonlySet<number> =>
  new Set(listPaid(findings).map(({ id }) => id));

/**
 * Unless the feed is accepted, holds back all concerns of a row that takes a vehicle with a paid deposit off the site.
 */
export const paidBrake: Brake<LeavingFindings> = {
  listRows: (findings) => {
    const ids = listPaidIds(findings);
    return findings.concerned.filter(({ vehicle }) => ids.has(vehicle.id));
  },
  listHeld: (findings) =>
    describeNamed(
      'committed',
      listPaid(findings).map(({ stockNumber }) => stockNumber),
    ),
};
