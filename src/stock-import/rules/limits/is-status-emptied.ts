/** How many of a feed's accepted rows have a status. */
export interface StatusCount {
  readonly filled: number;
  readonly of: number;
}

const fewestEmptied = 3;

/**
 * True if most rows of the last feed had a status, and this feed's rows have none, or more than half of them, at least
 * three, have none. Many systems leave the status of cars for sale empty, so an empty column says nothing alone.
 */
export const isStatusEmptied = (last: StatusCount | null, { filled, of }: StatusCount): boolean => {
  if (last === null || of === 0 || last.filled * 2 <= last.of) return false;
  const emptied = of - filled;
  return filled === 0 || (emptied >= fewestEmptied && emptied * 2 > of);
};
