import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffered, listRowConcerns } from './survey-feed-row.ts';

const image = { image: { url: 'https://photos.example/1.jpg' } } as never;
const rowOf = (fields: object = {}) => ({
  priceCents: 2_000_000,
  offerPriceCents: null,
  images: [image, image],
  isShownOnWebsite: true,
  status: 'in_stock',
  isSold: false,
  isReserved: false,
  ...fields,
});
const stored = {
  priceCents: 2_000_000,
  photoCount: 2,
  isSold: false,
  isShown: true,
  isAvailable: true,
  isReserved: false,
};
const concernsOf = (row: object, before: object = {}, movePercent = 50) =>
  listRowConcerns(rowOf(row), { ...stored, ...before }, movePercent);

describe('what a row changes that a limit may hold back', () => {
  it.each([
    ['nothing', {}, {}, []],
    ['a price gone', { priceCents: null }, {}, ['priceGone']],
    ['a price of a placeholder', { priceCents: 1000 }, {}, ['priceGone']],
    ['a price that was not there', { priceCents: 100_000 }, { priceCents: null }, []],
    ['half the price', { priceCents: 1_000_000 }, {}, ['priceCut']],
    ['95% of the price', { priceCents: 1_900_000 }, {}, []],
    ['less than 95% of the price', { priceCents: 1_899_999 }, {}, ['priceCut']],
    ['less than half the price', { priceCents: 999_999 }, {}, ['priceMoved', 'priceCut']],
    ['half as much again', { priceCents: 3_000_000 }, {}, ['priceRaised']],
    ['more than half as much again', { priceCents: 3_000_001 }, {}, ['priceMoved', 'priceRaised']],
    ['an offer price', { offerPriceCents: 900_000 }, {}, ['priceMoved', 'priceCut']],
    ['a photo gone', { images: [image] }, {}, ['photosGone']],
    ['a photo more', {}, { photoCount: 1 }, []],
    ['hidden', { isShownOnWebsite: false }, {}, ['hidden']],
    ['hidden before', { isShownOnWebsite: false }, { isShown: false }, []],
    ['sold by its status', { status: 'sold' }, {}, ['sold']],
    ['sold by its field', { isSold: true }, {}, ['sold']],
    ['a status that is unknown', { status: 'auction' }, {}, ['unavailable']],
    ['a status that was unknown before', { status: 'auction' }, { isAvailable: false }, []],
    ['reserved', { isReserved: true }, {}, ['reserved']],
    ['reserved before', { isReserved: true }, { isReserved: true }, []],
    ['sold before', { isSold: true }, { isSold: true }, []],
  ] as const)('%s', (_name, row, before, expected) => {
    expect(concernsOf(row, before)).toEqual(expected);
  });

  it("moves a price by the site's own percentage", () => {
    expect(concernsOf({ priceCents: 1_700_000 }, {}, 10)).toEqual(['priceMoved', 'priceCut']);
    expect(concernsOf({ priceCents: 1_800_000 }, {}, 10)).toEqual(['priceCut']);
  });

  it('never moves a price that stays within half', () => {
    const cents = fc.integer({ min: 100_000, max: 100_000_000 });
    fc.assert(
      fc.property(cents, fc.double({ min: 0.5, max: 1.5, noNaN: true }), (before, factor) => {
        const after = Math.round(before * factor);
        expect(concernsOf({ priceCents: after }, { priceCents: before }).includes('priceMoved')).toBe(
          Math.abs(after - before) > before / 2,
        );
      }),
    );
  });

  it('offers what is shown and unsold', () => {
    expect(isOffered({ isShown: true, isSold: false })).toBe(true);
    expect(isOffered({ isShown: false, isSold: false })).toBe(false);
    expect(isOffered({ isShown: true, isSold: true })).toBe(false);
  });
});
