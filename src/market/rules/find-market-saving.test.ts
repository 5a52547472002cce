import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { marketConfig } from './config.ts';
import { findMarketSaving } from './find-market-saving.ts';

const config = marketConfig.parse({});
const priced = (dollars: number, state: number | null, national: number | null) =>
  makeTestVehicle({
    priceCents: dollars * 100,
    market: {
      stateAverageCents: state === null ? null : state * 100,
      nationalAverageCents: national === null ? null : national * 100,
    },
  });

describe('findMarketSaving', () => {
  it('shows a saving of 500 dollars, not one of 499 [B4.26]', () => {
    expect(findMarketSaving(priced(20_000, 20_499, null), config)).toBeNull();
    expect(findMarketSaving(priced(20_000, 20_500, null), config)).toEqual({ savingCents: 50_000, scope: 'state' });
  });

  it('compares with the national average only without a state average [B4.26]', () => {
    expect(findMarketSaving(priced(20_000, null, 22_000), config)?.scope).toBe('national');
    expect(findMarketSaving(priced(20_000, 20_100, 22_000), config)).toBeNull();
    expect(findMarketSaving(priced(20_000, null, null), config)).toBeNull();
    expect(findMarketSaving(makeTestVehicle({ priceCents: 100_000 }), config)).toBeNull();
  });

  it('follows the site: another threshold, or no badge [B4.26]', () => {
    expect(
      findMarketSaving(priced(20_000, 20_500, null), marketConfig.parse({ badgeThresholdDollars: 501 })),
    ).toBeNull();
    expect(findMarketSaving(priced(20_000, 25_000, null), marketConfig.parse({ hasBadge: false }))).toBeNull();
  });

  it('shows only prices below the average [B4.26]', () => {
    const amount = fc.integer({ min: 11, max: 300_000 });
    fc.assert(
      fc.property(amount, amount, (price, average) => {
        const saving = findMarketSaving(priced(price, average, null), config);
        expect(saving !== null).toBe(average - price >= 500);
      }),
    );
  });
});
