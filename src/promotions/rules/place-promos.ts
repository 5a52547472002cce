export interface PlacedPromo<T> {
  readonly afterCards: number;
  readonly promo: T;
}

/** @spec B2.18, B5.41 */
export const placePromos = <T>(
  promos: readonly T[],
  cardCount: number,
  everyCards: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): readonly PlacedPromo<T>[] => {
  // All earlier pages are full, so each of them has `pageSize / everyCards` promos, rounded down.
  const before = (page - 1) * Math.floor(pageSize / everyCards);
  return Array.from({ length: Math.floor(cardCount / everyCards) }, (_, at) => {
    const promo = promos[(before + at) % promos.length];
    return promo === undefined ? [] : [{ afterCards: (at + 1) * everyCards, promo }];
  }).flat();
};

/** Positions count vehicles and promos together, from 1. A position beyond the end stays empty. @spec L9.33, B5.41 */
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
