import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface AgreedPrice {
  readonly cents: number;
  /** 'Drive Away'; null where the dealer says nothing of it. */
  readonly type: string | null;
}

type Priced = Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'priceType'>;

/** What a shopper is shown now; null for a vehicle without a price. */
export const readPrice = (vehicle: Priced): AgreedPrice | null => {
  const cents = findShownPriceCents(vehicle);
  return cents === null ? null : { cents, type: vehicle.priceType };
};

/** Whether both say the same, so that what was agreed to is what is asked. */
export const isSamePrice = (one: AgreedPrice | null, other: AgreedPrice | null): boolean =>
  one?.cents === other?.cents && one?.type === other?.type;

/**
 * The price of a vehicle that is held: that of when it was reserved, or today's where it is lower. Prices of two kinds are not
 * compared: what one leaves out may be more than the difference. @spec D.41
 */
export const chooseHeldPrice = (agreed: AgreedPrice | null, today: AgreedPrice | null): AgreedPrice | null => {
  if (agreed === null || today === null) return agreed ?? today;
  return agreed.type === today.type && today.cents < agreed.cents ? today : agreed;
};
