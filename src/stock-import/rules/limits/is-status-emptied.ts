import type { StatusCount } from '../feed-run.ts';
import { type Brake, describeNamed, type FoundRow } from './brake.ts';

const fewestEmptied = 3;

/**
 * True if most rows of the last feed had a status, and too many rows now have none: all, or at least three and more
 * than half. An empty column alone proves nothing, because many systems leave the status of cars for sale empty.
 */
export const isStatusEmptied = (last: StatusCount | null, { filled, of }: StatusCount): boolean => {
  if (last === null || of === 0 || last.filled * 2 <= last.of) return false;
  const emptied = of - filled;
  return filled === 0 || (emptied >= fewestEmptied && emptied * 2 > of);
};

export interface StatusFindings {
  readonly statusless: readonly FoundRow[];
}

/** Only reports the vehicles. `chooseHeldBack` keeps their status. */
export const statusBrake: Brake<StatusFindings> = {
  listHeld: ({ statusless }) =>
    describeNamed(
      'statusEmptied',
      statusless.map(({ stockNumber }) => stockNumber),
    ),
};
