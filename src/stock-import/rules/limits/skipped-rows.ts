import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';

/** A row that is left out because the file may have been cut off in it. */
export interface HeldRow {
  /** Null if the row has no readable stock number. */
  readonly stockNumber: string | null;
  /** What is wrong with the row apart from its missing line ending; null if nothing is. */
  readonly fault: string | null;
}

/** Vehicles that aren't in the feed, but aren't treated as missing, because an unreadable row may be theirs. */
export interface SkippedMissing {
  readonly stockNumbers: readonly string[];
  /** Describes the unreadable row. */
  readonly cause: string;
}

export interface SkipFindings {
  readonly heldRow: HeldRow | null;
  /** Null if the site's setting for missing vehicles applies. */
  readonly skippedMissing: SkippedMissing | null;
  /** True if the dealer has accepted the feed, so that a cut-off row is read. */
  readonly isAccepted: boolean;
}

/** Only reports the last row. The reader leaves it out. */
export const lastRowBrake: Brake<SkipFindings> = {
  listHeld: ({ heldRow, isAccepted }) => {
    if (heldRow === null || isAccepted) return [];
    const names = heldRow.stockNumber === null ? [] : [heldRow.stockNumber];
    return [describeHeldChange({ kind: 'lastRow', count: 1, names, of: null, fault: heldRow.fault })];
  },
};

export const skippedMissingBrake: Brake<SkipFindings> = {
  listHeld: ({ skippedMissing, heldRow, isAccepted }) => {
    // If the last row is held back, its own entry is enough.
    if (skippedMissing === null || (heldRow !== null && !isAccepted)) return [];
    const { stockNumbers: names, cause: fault } = skippedMissing;
    return [describeHeldChange({ kind: 'missingSkipped', count: names.length, names, of: null, fault })];
  },
};
