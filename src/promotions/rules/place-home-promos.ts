import type { PlacedPromo } from './place-promos.ts';

/**
 * Promos at the given places, counted from 1, among the vehicles of the home page; in turns when there are more places
 * than promos. A place that the vehicles do not reach stays empty. @spec L9.33, B5.41
 */
export const placeHomePromos = <T>(
  promos: readonly T[],
  positions: readonly number[],
  cardCount: number,
): readonly PlacedPromo<T>[] =>
  positions.flatMap((position, at) => {
    const promo = promos[at % promos.length];
    const afterCards = position - 1 - at;
    return promo === undefined || afterCards > cardCount ? [] : [{ afterCards, promo }];
  });
