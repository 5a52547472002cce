import { expect, it } from 'vitest';
import { addToTally, emptyTally } from './tally-feed.ts';

const before = { priceCents: 2_000_000, photoCount: 10, isSold: false, isShown: true };

it('counts what a row takes from an offered vehicle', () => {
  const gone = addToTally(emptyTally, { before, photoCount: 4, concerns: ['priceGone', 'photosGone'] });
  expect(gone).toEqual({ priced: 1, pricesGone: 1, pricesMoved: 0, photos: 10, photosGone: 6 });
  const moved = addToTally(gone, { before, photoCount: 12, concerns: ['priceMoved'] });
  expect(moved).toEqual({ priced: 2, pricesGone: 1, pricesMoved: 1, photos: 20, photosGone: 6 });
});

it('counts nothing of a vehicle that the row takes off sale, and no price where there was none', () => {
  expect(addToTally(emptyTally, { before, photoCount: 0, concerns: ['sold', 'priceGone', 'photosGone'] })).toBe(
    emptyTally,
  );
  expect(addToTally(emptyTally, { before, photoCount: 0, concerns: ['hidden'] })).toBe(emptyTally);
  const unpriced = { ...before, priceCents: null };
  expect(addToTally(emptyTally, { before: unpriced, photoCount: 10, concerns: [] }).priced).toBe(0);
});
