import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** A price of this many cents or less is a placeholder, and isn't shown. @spec B4.22 */
const placeholderCents = 1000;

type Priced = Pick<Vehicle, 'priceCents' | 'offerPriceCents'>;

/** @spec D.06, D.07 */
export const findShownPriceCents = ({ priceCents, offerPriceCents }: Priced): number | null => {
  if (offerPriceCents !== null && offerPriceCents > placeholderCents) return offerPriceCents;
  return priceCents !== null && priceCents > placeholderCents ? priceCents : null;
};

/** Returns 0 if there's no shown price. Ignores the subscription price. @spec D.08 */
export const getFinanceValueCents = (vehicle: Pick<Vehicle, 'priceCents' | 'offerPriceCents'>): number =>
  findShownPriceCents(vehicle) ?? 0;
