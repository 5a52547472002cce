import { formatPrice } from '#src/lib/format-price.ts';
import type { VehicleChange } from '../rules/notice-change.ts';

/** What is new of a vehicle, with its price of now. @param currentCents null without a price */
export const describeChange = (change: VehicleChange, currentCents: number | null): string => {
  if (change.kind === 'drop') return `now ${formatPrice(change.priceCents)}, was ${formatPrice(change.wasCents)}`;
  return currentCents === null ? 'available again' : `available again at ${formatPrice(currentCents)}`;
};
