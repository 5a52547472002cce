import type { ReservationEvent, ReservationState } from './reservation.ts';

/** A line of a reservation's book. */
export interface BookLine {
  readonly event: ReservationEvent['kind'];
  readonly state: ReservationState;
  readonly atMs: number;
}

export interface Ending {
  readonly outcome: 'released' | 'expired' | 'refunded' | 'sold';
  readonly endedAtMs: number;
}

const outcomes: Readonly<Partial<Record<BookLine['event'], Ending['outcome']>>> = {
  released: 'released',
  timePassed: 'expired',
  sold: 'sold',
  // Asked for by the dealer, or done at the gateway itself.
  refundAsked: 'refunded',
  refundDone: 'refunded',
};

const hasVehicle = (line: BookLine | undefined): boolean => line?.state === 'held' || line?.state === 'sold';

/** The last end that a reservation came to, by its book: a sale that falls through is another. Null for one that is held, or never was. @spec B9.29 */
export const findEnding = (book: readonly BookLine[]): Ending | null => {
  const last = book.findLastIndex(
    ({ state, event }, index) =>
      state !== 'held' &&
      outcomes[event] !== undefined &&
      hasVehicle(book[index - 1]) &&
      // Money that goes back at the gateway after a sale leaves it a sale.
      (state !== 'sold' || event === 'sold'),
  );
  const line = book[last];
  const outcome = line && outcomes[line.event];
  return outcome === undefined ? null : { outcome, endedAtMs: line?.atMs ?? 0 };
};
