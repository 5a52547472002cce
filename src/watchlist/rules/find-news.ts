import type { VehicleChange } from './notice-change.ts';

/** A vehicle as its buyer finds it. */
export interface VehicleState {
  /** Whether it can be bought: listed, in stock and nobody's yet. */
  readonly isAvailable: boolean;
  /** The price shown; null without one. */
  readonly priceCents: number | null;
}

/** What a visitor knows of a saved vehicle. */
export interface ToldState extends VehicleState {
  readonly vehicleId: number;
  /** When they were last told of it; null for never. */
  readonly toldAt: Date | null;
}

/** What becomes of a saved vehicle that was looked at: nothing, a note that nobody is told of, or news. */
export type News =
  | { readonly kind: 'none' }
  | { readonly kind: 'noted'; readonly state: VehicleState }
  | { readonly kind: 'told'; readonly state: VehicleState; readonly change: VehicleChange };

/** One message a vehicle a day, in milliseconds. */
const quietMs = 24 * 3_600_000;

const none: News = { kind: 'none' };

/**
 * What is new of a saved vehicle for its visitor. A price is compared with the one that they were last told, so that one which rose and
 * fell again is no drop; a change within a day of the last message waits until the day is over, and is told if it holds then. @spec B1.15
 */
export const findNews = (told: ToldState, current: VehicleState, now: Date): News => {
  const { vehicleId, toldAt } = told;
  if (!current.isAvailable) {
    return told.isAvailable ? { kind: 'noted', state: { isAvailable: false, priceCents: told.priceCents } } : none;
  }
  const isTooSoon = toldAt !== null && now.getTime() - toldAt.getTime() < quietMs;
  const { priceCents } = current;
  if (!told.isAvailable) {
    if (isTooSoon) return none;
    return { kind: 'told', state: current, change: { kind: 'back', vehicleId } };
  }
  if (priceCents === null) return none;
  if (told.priceCents === null) return { kind: 'noted', state: current };
  if (priceCents >= told.priceCents || isTooSoon) return none;
  return { kind: 'told', state: current, change: { kind: 'drop', vehicleId, priceCents, wasCents: told.priceCents } };
};

/** Whether a change that waited to be sent still holds: nobody is told of what is over. */
export const isStillNews = (change: VehicleChange, current: VehicleState): boolean =>
  current.isAvailable && (change.kind === 'back' || current.priceCents === change.priceCents);
