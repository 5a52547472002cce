import type { StatusCount } from '../feed-run.ts';
import { type Brake, describeNamed, type FoundRow } from './brake.ts';

const fewestEmptied = 3;

/**
 * True if most rows of the last feed had a status, and this feed has no status in any row, or none in at least three
 * rows and more than half. Many systems leave the status of cars for sale empty, so an empty column alone proves
 * nothing.
 */
export const isStatusEmptied = (last: StatusCount | null, { filled, of }: StatusCount): boolean => {
  if (last === null || of === 0 || last.filled * 2 <= last.of) return false;
  const emptied = of - filled;
  return filled === 0 || (emptied >= fewestEmptied && emptied * 2 > of);
};

export interface StatusFindings {
  /** Rows without a status that put a vehicle back on sale, although the column was filled before. */
  readonly statusless: readonly FoundRow[];
}

/** Only reports the rows. `HeldBack.statusKeys` makes their vehicles keep their status. */
export const statusBrake: Brake<StatusFindings> = {
  listHeld: ({ statusless }) =>
    describeNamed(
      'statusEmptied',
      statusless.map(({ stockNumber }) => stockNumber),
    ),
};
