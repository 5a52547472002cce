import { dayMs } from '#src/lib/durations.ts';
import type { VehicleChange } from './notice-change.ts';

export interface VehicleState {
  /** Whether it can be bought: listed, in stock and nobody's yet. */
  readonly isAvailable: boolean;
  /** The price shown; null without one. */
  readonly priceCents: number | null;
}

export interface NotifiedState extends VehicleState {
  readonly vehicleId: number;
  /** When they were last told of it; null for never. */
  readonly notifiedAt: Date | null;
}

/** What becomes of a saved vehicle that was looked at: nothing, a note that nobody is told of, or news. */
export type WatchUpdate =
  | { readonly kind: 'none' }
  | { readonly kind: 'noted'; readonly state: VehicleState }
  | { readonly kind: 'told'; readonly state: VehicleState; readonly change: VehicleChange };

/** One message a vehicle a day, in milliseconds. */
const quietMs = dayMs;

const none: WatchUpdate = { kind: 'none' };

/**
 * What is new of a saved vehicle for its visitor. A price is compared with the one that they were last told, so that one which rose
 * and fell again is no drop; a change within a day of the last message waits until the day is over, and is told if it holds then.
 * @spec B1.15
 */
export const findWatchUpdate = (notified: NotifiedState, current: VehicleState, now: Date): WatchUpdate => {
  const { vehicleId, notifiedAt } = notified;
  if (!current.isAvailable) {
    return notified.isAvailable
      ? { kind: 'noted', state: { isAvailable: false, priceCents: notified.priceCents } }
      : none;
  }
  const isTooSoon = notifiedAt !== null && now.getTime() - notifiedAt.getTime() < quietMs;
  const { priceCents } = current;
  if (!notified.isAvailable) {
    if (isTooSoon) return none;
    return { kind: 'told', state: current, change: { kind: 'back', vehicleId } };
  }
  if (priceCents === null) return none;
  if (notified.priceCents === null) return { kind: 'noted', state: current };
  if (priceCents >= notified.priceCents || isTooSoon) return none;
  return {
    kind: 'told',
    state: current,
    change: { kind: 'drop', vehicleId, priceCents, wasCents: notified.priceCents },
  };
};

/** Whether a change that waited to be sent still holds: nobody is told of what is over. */
export const isUpdateCurrent = (change: VehicleChange, current: VehicleState): boolean =>
  current.isAvailable && (change.kind === 'back' || current.priceCents === change.priceCents);
