import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockFeedConfig } from '../config.ts';
import { chooseTrippedLimits, type FeedTally } from './choose-tripped-limits.ts';

const limitsOf = (switches: object = {}) => stockFeedConfig.parse({ brakes: switches }).brakes;
const still: FeedTally = {
  offered: 100,
  missing: 0,
  offSale: 0,
  priced: 100,
  pricesGone: 0,
  pricesMoved: 0,
  pricesRaised: 0,
  pricesCut: 0,
  photos: 1000,
  photosGone: 0,
  fieldsGone: [],
};
const trippedBy = (tally: Partial<FeedTally>, switches: object = {}) =>
  chooseTrippedLimits({ ...still, ...tally }, limitsOf(switches)).map(({ limit }) => limit);

describe('the limits of a feed', () => {
  it.each([
    ['missing', 20, { missingPercent: 30 }],
    ['offSale', 20, { missingPercent: 30 }],
    ['pricesGone', 20, { pricesGonePercent: 30 }],
    ['pricesMoved', 20, { pricesChangedPercent: 30 }],
  ] as const)('%s holds at one more than %i in a hundred, or than the site allows', (name, limit, switches) => {
    expect(trippedBy({ [name]: limit })).toEqual([]);
    expect(trippedBy({ [name]: limit + 1 })).toEqual([name]);
    expect(trippedBy({ [name]: limit + 1 }, switches)).toEqual([]);
    expect(trippedBy({ [name]: 31 }, switches)).toEqual([name]);
  });

  it('offSale counts missing vehicles too, unless they are held back by themselves', () => {
    expect(trippedBy({ offSale: 11, missing: 9 })).toEqual([]);
    expect(trippedBy({ offSale: 11, missing: 10 })).toEqual(['offSale']);
    expect(trippedBy({ offSale: 11, missing: 21 })).toEqual(['missing']);
    expect(trippedBy({ offSale: 21, missing: 21 })).toEqual(['missing', 'offSale']);
  });

  it.each(['pricesRaised', 'pricesCut'] as const)('%s holds at nine in ten, of ten vehicles or more', (name) => {
    expect(trippedBy({ [name]: 89 })).toEqual([]);
    expect(trippedBy({ [name]: 90 })).toEqual([name]);
    expect(trippedBy({ [name]: 80 }, { sameDirectionPercent: 80 })).toEqual([name]);
    expect(trippedBy({ priced: 9, [name]: 9 })).toEqual([]);
    expect(trippedBy({ priced: 11, [name]: 10 })).toEqual([name]);
    expect(trippedBy({ pricesRaised: 50, pricesCut: 50 })).toEqual([]);
  });

  it('photosGone counts photos, not vehicles', () => {
    expect(trippedBy({ photosGone: 500 })).toEqual([]);
    expect(trippedBy({ photosGone: 501 })).toEqual(['photosGone']);
    expect(trippedBy({ photosGone: 501 }, { photosGonePercent: 60 })).toEqual([]);
  });

  it('holds a column that is gone, unless the site accepts that', () => {
    expect(trippedBy({ fieldsGone: ['price'] })).toEqual(['fieldsGone']);
    expect(trippedBy({ fieldsGone: ['price'] }, { missingColumns: 'accept' })).toEqual([]);
  });

  it('lets one vehicle go, however small the yard', () => {
    const yardOfTwo = { offered: 2, priced: 2, photos: 2 };
    expect(trippedBy({ ...yardOfTwo, missing: 1, pricesGone: 1, pricesMoved: 1, photosGone: 1 })).toEqual([]);
    expect(trippedBy({ ...yardOfTwo, missing: 2 })).toEqual(['missing']);
  });

  it('says how much of what, and the limit', () => {
    expect(chooseTrippedLimits({ ...still, missing: 40 }, limitsOf())).toEqual([
      { limit: 'missing', count: 40, of: 100, limitPercent: 20 },
    ]);
  });

  it('trips no less when more is gone, and no more when the limit is higher', () => {
    const count = fc.integer({ min: 0, max: 300 });
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(count, count, count, percent, percent, (offered, less, extra, lower, raise) => {
        const trips = (missing: number, missingPercent: number) =>
          trippedBy({ offered, missing }, { missingPercent: Math.min(100, missingPercent) }).length;
        expect(trips(less + extra, lower)).toBeGreaterThanOrEqual(trips(less, lower));
        expect(trips(less, lower + raise)).toBeLessThanOrEqual(trips(less, lower));
      }),
    );
  });
});
