import { dayMs } from '#src/lib/durations.ts';
import type { VehicleChange } from './notice-change.ts';

export interface VehicleState {
  readonly isAvailable: boolean;
  readonly priceCents: number | null;
}

export interface NotifiedState extends VehicleState {
  readonly vehicleId: number;
  readonly notifiedAt: Date | null;
}

export type WatchUpdate =
  | { readonly kind: 'none' }
  | { readonly kind: 'noted'; readonly state: VehicleState }
  | { readonly kind: 'notified'; readonly state: VehicleState; readonly change: VehicleChange };

const quietMs = dayMs;

const none: WatchUpdate = { kind: 'none' };

/**
 * Compares the current price with the price that the visitor last knew, so that a price that rose and fell again isn't
 * a drop.
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
    return { kind: 'notified', state: current, change: { kind: 'back', vehicleId } };
  }
  if (priceCents === null) return none;
  if (notified.priceCents === null) return { kind: 'noted', state: current };
  if (priceCents >= notified.priceCents || isTooSoon) return none;
  return {
    kind: 'notified',
    state: current,
    change: { kind: 'drop', vehicleId, priceCents, wasCents: notified.priceCents },
  };
};

export const isUpdateCurrent = (change: VehicleChange, current: VehicleState): boolean =>
  current.isAvailable && (change.kind === 'back' || current.priceCents === change.priceCents);
