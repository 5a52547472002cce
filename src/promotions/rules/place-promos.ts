/** A promo and the number of vehicles that stand before it. */
export interface PlacedPromo<T> {
  readonly afterCards: number;
  readonly promo: T;
}

/** How many promos have stood on the pages before, every one of them full. */
const countBefore = (page: number, pageSize: number, everyCards: number): number =>
  (page - 1) * Math.floor(pageSize / everyCards);

/**
 * A promo after every Nth vehicle of a page of results, in turns that go on from page to page.
 * @spec B2.18, B5.41
 */
export const placePromos = <T>(
  promos: readonly T[],
  cardCount: number,
  everyCards: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): readonly PlacedPromo<T>[] => {
  const before = countBefore(page, pageSize, everyCards);
  return Array.from({ length: Math.floor(cardCount / everyCards) }, (_, at) => {
    const promo = promos[(before + at) % promos.length];
    return promo === undefined ? [] : [{ afterCards: (at + 1) * everyCards, promo }];
  }).flat();
};

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
