import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateFuelCost } from './calculate-fuel-cost.ts';

const divide = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

describe('calculateFuelCost', () => {
  it('costs $42.50 a week at 1.70 a litre, 250 km and 10 L/100 km [B9.24] [B9.25]', () => {
    expect(calculateFuelCost({ priceCents: 170, litresPer100Km: 10, weeklyKm: 250 })).toEqual({
      weekCents: 4_250,
      monthCents: 18_417,
      yearCents: 221_000,
    });
  });

  it('has 52 weeks a year and 52/12 a month, to the cent [D.12]', () => {
    const tenths = fc.integer({ min: 0, max: 10_000 });
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    const km = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(tenths, hundredths, km, (priceTenths, litreHundredths, weeklyKm) => {
        const parts = BigInt(priceTenths) * BigInt(litreHundredths) * BigInt(weeklyKm);
        const cost = calculateFuelCost({
          priceCents: priceTenths / 10,
          litresPer100Km: litreHundredths / 100,
          weeklyKm,
        });
        expect(cost).toEqual({
          weekCents: Number(divide(parts, 100_000n)),
          monthCents: Number(divide(parts * 52n, 1_200_000n)),
          yearCents: Number(divide(parts * 52n, 100_000n)),
        });
      }),
    );
  });
});
