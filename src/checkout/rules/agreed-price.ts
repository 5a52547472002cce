import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface AgreedPrice {
  readonly cents: number;
  /** 'Drive Away'; null if the dealer doesn't say. */
  readonly type: string | null;
}

type Priced = Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'priceType'>;

/** The price shown now; null for a vehicle without one. */
export const readPrice = (vehicle: Priced): AgreedPrice | null => {
  const cents = findShownPriceCents(vehicle);
  return cents === null ? null : { cents, type: vehicle.priceType };
};

/** True when the price is still the one that the shopper agreed to. */
export const isSamePrice = (one: AgreedPrice | null, other: AgreedPrice | null): boolean =>
  one?.cents === other?.cents && one?.type === other?.type;

/**
 * The price of a held vehicle: the one it was reserved at, or today's if lower. Prices of different types aren't compared: one may leave
 * out more than the difference. @spec D.41
 */
export const chooseHeldPrice = (agreed: AgreedPrice | null, today: AgreedPrice | null): AgreedPrice | null => {
  if (agreed === null || today === null) return agreed ?? today;
  return agreed.type === today.type && today.cents < agreed.cents ? today : agreed;
};
