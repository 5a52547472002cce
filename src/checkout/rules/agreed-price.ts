import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface AgreedPrice {
  readonly cents: number;
  readonly type: string | null;
}

type Priced = Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'priceType'>;

export const readPrice = (vehicle: Priced): AgreedPrice | null => {
  const cents = findShownPriceCents(vehicle);
  return cents === null ? null : { cents, type: vehicle.priceType };
};

export const isSamePrice = (one: AgreedPrice | null, other: AgreedPrice | null): boolean =>
  one?.cents === other?.cents && one?.type === other?.type;

/** @spec D.41 */
export const chooseHeldPrice = (agreed: AgreedPrice | null, today: AgreedPrice | null): AgreedPrice | null => {
  if (agreed === null || today === null) return agreed ?? today;
  return agreed.type === today.type && today.cents < agreed.cents ? today : agreed;
};
