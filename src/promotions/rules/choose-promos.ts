import { hourMs } from '#src/lib/durations.ts';
import { hashText } from '#src/lib/hash-text.ts';
import type { Promo, PromotionsConfig } from './config.ts';

/** @spec B5.37, B5.43 */
export const isPromoActive = ({ start, expiry }: Pick<Promo, 'start' | 'expiry'>, now: Date): boolean =>
  (start === null || now.getTime() > Date.parse(start)) && (expiry === null || now.getTime() < Date.parse(expiry));

/** @spec B5.40, D.43, L4.26 */
export const isPromoDisplayed = (
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  carTypes: readonly string[],
): boolean => {
  const isMatching = display.some((carType) => carTypes.includes(carType));
  if (strictDisplay) return isMatching;
  return display.length === 0 || carTypes.length === 0 || isMatching;
};

/** The seed decides the order, so that all visitors to a page see the same one. @spec B5.39 */
const shuffleBySeed = <T>(entries: readonly T[], seed: string): readonly T[] =>
  entries
    .map((entry, at) => ({ entry, place: hashText(`${at} ${seed}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);

export interface PromoOccasion {
  readonly now: Date;
  readonly carTypes: readonly string[];
  readonly address: string;
}

/** @spec B5.37 to B5.40 */
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
