import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';

export interface HeldRow {
  readonly stockNumber: string | null;
  /** A fault of the row, besides its missing line ending; null if there's no other. */
  readonly fault: string | null;
}

export interface SkippedMissing {
  readonly stockNumbers: readonly string[];
  readonly cause: string;
}

export interface SkipFindings {
  readonly heldRow: HeldRow | null;
  readonly skippedMissing: SkippedMissing | null;
  readonly isAccepted: boolean;
}

/** Reports a last row that the feed's reader left out. There is nothing more to hold back. */
export const lastRowBrake: Brake<SkipFindings> = {
  listHeld: ({ heldRow, isAccepted }) => {
    if (heldRow === null || isAccepted) return [];
    const names = heldRow.stockNumber === null ? [] : [heldRow.stockNumber];
    return [describeHeldChange({ kind: 'lastRow', count: 1, names, of: null, fault: heldRow.fault })];
  },
};

export const skippedMissingBrake: Brake<SkipFindings> = {
  listHeld: ({ skippedMissing, heldRow, isAccepted }) => {
    // The entry of a held last row already covers these vehicles.
    if (skippedMissing === null || (heldRow !== null && !isAccepted)) return [];
    const { stockNumbers: names, cause: fault } = skippedMissing;
    return [describeHeldChange({ kind: 'missingSkipped', count: names.length, names, of: null, fault })];
  },
};
