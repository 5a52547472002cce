import type { ReservationEvent, ReservationState } from './change-reservation.ts';

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
  refundAsked: 'refunded',
  refundDone: 'refunded',
};

const hasVehicle = (line: BookLine | undefined): boolean => line?.state === 'held' || line?.state === 'sold';

/**
 * Returns how and when the last hold or sale ended, or null if none has ended. A sale also ends the hold.
 * @spec B9.29
 */
export const findEnding = (book: readonly BookLine[]): Ending | null => {
  const last = book.findLastIndex(
    ({ state, event }, index) =>
      state !== 'held' &&
      outcomes[event] !== undefined &&
      hasVehicle(book[index - 1]) &&
      // A refund at the gateway doesn't undo a sale.
      (state !== 'sold' || event === 'sold'),
  );
  const line = book[last];
  const outcome = line && outcomes[line.event];
  return outcome === undefined ? null : { outcome, endedAtMs: line?.atMs ?? 0 };
};
