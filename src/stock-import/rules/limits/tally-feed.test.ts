import { expect, it } from 'vitest';
import { addToTally, emptyTally } from './tally-feed.ts';

const before = {
  priceCents: 2_000_000,
  photoCount: 10,
  isSold: false,
  isShown: true,
  isAvailable: true,
  isReserved: false,
};

it('counts what a row takes from an offered vehicle', () => {
  const gone = addToTally(emptyTally, { before, photoCount: 4, concerns: ['priceGone', 'photosGone'] });
  expect(gone).toEqual({
    offSale: 0,
    priced: 1,
    pricesGone: 1,
    pricesMoved: 0,
    pricesRaised: 0,
    pricesCut: 0,
    photos: 10,
    photosGone: 6,
  });
  const moved = addToTally(gone, { before, photoCount: 12, concerns: ['priceMoved', 'priceCut'] });
  expect(moved).toEqual({
    offSale: 0,
    priced: 2,
    pricesGone: 1,
    pricesMoved: 1,
    pricesRaised: 0,
    pricesCut: 1,
    photos: 20,
    photosGone: 6,
  });
});

it('counts nothing else of a vehicle that the row takes off sale, and no price where there was none', () => {
  expect(addToTally(emptyTally, { before, photoCount: 0, concerns: ['sold', 'priceGone', 'photosGone'] })).toEqual({
    ...emptyTally,
    offSale: 1,
  });
  expect(addToTally(emptyTally, { before, photoCount: 0, concerns: ['hidden'] })).toEqual({
    ...emptyTally,
    offSale: 1,
  });
  const unpriced = { ...before, priceCents: null };
  expect(addToTally(emptyTally, { before: unpriced, photoCount: 10, concerns: [] }).priced).toBe(0);
});

it.each(['sold', 'hidden', 'unavailable', 'reserved'] as const)(
  'counts a vehicle as going off sale by %s, if shoppers could buy it before [B4.02]',
  (concern) => {
    const offSaleOf = (facts: object) =>
      addToTally(emptyTally, { before: { ...before, ...facts }, photoCount: 10, concerns: [concern] }).offSale;
    expect([offSaleOf({}), offSaleOf({ isAvailable: false }), offSaleOf({ isReserved: true })]).toEqual([1, 0, 0]);
  },
);
