import type { HeldChange } from '../feed-run.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { HeldConcern } from './hold-row-fields.ts';

export interface FoundRow {
  readonly key: string;
  readonly stockNumber: string;
}

export interface HeldRowConcerns {
  readonly key: string;
  readonly concerns: readonly HeldConcern[];
}

/** Reports a part of a feed that's held back. The optional functions choose what to hold back. */
export interface Brake<Findings> {
  readonly listRows?: (findings: Findings) => readonly HeldRowConcerns[];
  /** Returns the fields that no vehicle gets from the feed, by their names in the specification. */
  readonly listFields?: (findings: Findings) => readonly string[];
  /** Returns the fields that vehicles on the site don't get from the feed, by their names in the specification. */
  readonly listKept?: (findings: Findings) => readonly string[];
  readonly listHeld: (findings: Findings) => readonly HeldChange[];
}

export const describeNamed = (kind: HeldChange['kind'], stockNumbers: readonly string[]): readonly HeldChange[] =>
  stockNumbers.length === 0
    ? []
    : [describeHeldChange({ kind, count: stockNumbers.length, names: stockNumbers, of: null })];

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
