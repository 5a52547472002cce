import type { HeldChange } from '../feed-run.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { HeldConcern } from './hold-row-fields.ts';

/** A row that a check found. `key` identifies its vehicle. */
export interface FoundRow {
  readonly key: string;
  readonly stockNumber: string;
}

/** The reasons to keep the stored values of a row's vehicle. */
export interface HeldRowConcerns {
  readonly key: string;
  readonly concerns: readonly HeldConcern[];
}

/** A rule that holds back part of a feed. `Findings` is the type of what it needs from the feed's checks. */
export interface Brake<Findings> {
  /** Rows whose vehicles keep stored values. */
  readonly listRows?: (findings: Findings) => readonly HeldRowConcerns[];
  /** Specification names of fields that no vehicle gets from the feed. */
  readonly listFields?: (findings: Findings) => readonly string[];
  /** Specification names of fields that vehicles on the site keep. New vehicles get them from the feed. */
  readonly listKept?: (findings: Findings) => readonly string[];
  readonly listHeld: (findings: Findings) => readonly HeldChange[];
}

/** Describes a change without a percentage limit; returns an empty list if there are no stock numbers. */
export const describeNamed = (kind: HeldChange['kind'], stockNumbers: readonly string[]): readonly HeldChange[] =>
  stockNumbers.length === 0
    ? []
    : [describeHeldChange({ kind, count: stockNumbers.length, names: stockNumbers, of: null })];

/** Returns a brake that holds back the concern's fields in each row that `listFound` returns. */
export const createRowBrake = <Findings>(
  kind: HeldChange['kind'],
  concern: HeldConcern,
  listFound: (findings: Findings) => readonly FoundRow[],
): Brake<Findings> => ({
  listRows: (findings) => listFound(findings).map(({ key }) => ({ key, concerns: [concern] })),
  listHeld: (findings) =>
    describeNamed(
      kind,
      listFound(findings).map(({ stockNumber }) => stockNumber),
    ),
});
