import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseHeldPrice, isSamePrice } from './agreed-price.ts';

const price = fc.record({
  cents: fc.integer({ min: 1_001, max: 100_000_000_00 }),
  type: fc.constantFrom(null, 'Drive Away', 'Excl. Govt. Charges'),
});
const maybe = fc.option(price);

describe('the price of a vehicle that is held [D.41]', () => {
  it('never exceeds the price at reservation', () => {
    fc.assert(
      fc.property(price, maybe, (agreed, today) => {
        const held = chooseHeldPrice(agreed, today);
        expect(held?.cents).toBeLessThanOrEqual(agreed.cents);
        expect(held?.type).toBe(agreed.type);
      }),
    );
  });

  it('follows a price of the same kind down', () => {
    const agreed = { cents: 2_899_000, type: 'Drive Away' };
    expect(chooseHeldPrice(agreed, { ...agreed, cents: 2_799_000 })?.cents).toBe(2_799_000);
    expect(chooseHeldPrice(agreed, { cents: 2_699_000, type: 'Excl. Govt. Charges' })).toEqual(agreed);
  });

  it('is today’s when none was stored', () => {
    fc.assert(
      fc.property(maybe, (today) => {
        expect(chooseHeldPrice(null, today)).toEqual(today);
      }),
    );
  });
});

it('notices a different price or price type', () => {
  const one = { cents: 2_899_000, type: 'Drive Away' };
  expect(isSamePrice(one, { ...one })).toBe(true);
  expect(isSamePrice(null, null)).toBe(true);
  expect(isSamePrice(one, null)).toBe(false);
  expect(isSamePrice(one, { ...one, type: null })).toBe(false);
  expect(isSamePrice(one, { ...one, cents: 2_899_001 })).toBe(false);
});
