import type { Promo, PromotionsConfig } from './config.ts';
import { isPromoActive } from './is-promo-active.ts';
import { isPromoDisplayed } from './is-promo-displayed.ts';
import { shuffleBySeed } from './shuffle-by-seed.ts';

/** What promos are chosen for. */
export interface PromoOccasion {
  readonly now: Date;
  /** The car types that the shopper filters by. */
  readonly carTypes: readonly string[];
  /** The address: shuffled promos stand in another order elsewhere, and an hour later. */
  readonly address: string;
}

const hourMs = 3_600_000;

/** The promos that may show, those with a position first and by it. @spec B5.37 to B5.40 */
export const choosePromos = (
  { promos, order }: Pick<PromotionsConfig, 'promos' | 'order'>,
  { now, carTypes, address }: PromoOccasion,
): readonly Promo[] => {
  const eligible = promos.filter((promo) => isPromoActive(promo, now) && isPromoDisplayed(promo, carTypes));
  const placed = eligible.filter(({ position }) => position !== null);
  const others = eligible.filter(({ position }) => position === null);
  const seed = `${address} ${Math.floor(now.getTime() / hourMs)}`;
  return [
    ...placed.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0)),
    ...(order === 'shuffled' ? shuffleBySeed(others, seed) : others),
  ];
};
