import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateFigures, findMostFinancedCents } from './calculate-figures.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const sums = fc.record({
  priceCents: fc.integer({ min: 1_001, max: 100_000_000 }),
  deliveryCents: fc.option(cents),
  tradeInCents: cents,
  depositCents: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('the figures of a purchase', () => {
  it('add up to the cent, whatever is traded in, financed or quoted later [B2.03] [D.41]', () => {
    fc.assert(
      fc.property(sums, fc.double({ min: 0, max: 1, noNaN: true }), (known, share) => {
        const financedCents = Math.floor(findMostFinancedCents(known) * share);
        const figures = calculateFigures({ ...known, financedCents });
        if (figures === null) throw new Error('refused');
        const { priceCents, deliveryCents, tradeInCents, depositCents, balanceCents, surplusCents } = figures;
        expect(priceCents + (deliveryCents ?? 0) + surplusCents).toBe(
          tradeInCents + depositCents + financedCents + balanceCents,
        );
        expect(Math.min(balanceCents, surplusCents)).toBe(0);
        for (const figure of [balanceCents, surplusCents]) {
          expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
        }
      }),
    );
  });

  it('refuse finance of a cent more than the rest, and any finance once nothing is left to pay [D.41]', () => {
    fc.assert(
      fc.property(sums, (known) => {
        const mostCents = findMostFinancedCents(known);
        expect(calculateFigures({ ...known, financedCents: mostCents })?.balanceCents).toBe(0);
        expect(calculateFigures({ ...known, financedCents: mostCents + 1 })).toBeNull();
      }),
    );
  });

  it('pay out the surplus when a trade-in is worth more than the vehicle [D.41]', () => {
    const known = { priceCents: 1_000_000, deliveryCents: 0, tradeInCents: 1_200_050, depositCents: 20_000 };
    expect(calculateFigures({ ...known, financedCents: 0 })).toMatchObject({ balanceCents: 0, surplusCents: 220_050 });
    expect(calculateFigures({ ...known, tradeInCents: 0, deliveryCents: null, financedCents: 0 })).toMatchObject({
      deliveryCents: null,
      balanceCents: 980_000,
      surplusCents: 0,
    });
  });
});
