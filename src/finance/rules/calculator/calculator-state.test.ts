import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { set } from '../../testing/set-calculator.ts';
import { readCalculatorState, writeCalculatorState } from './calculator-state.ts';

describe('the address of a quote', () => {
  const { start, terms, clamp } = set();
  const anyState = fc
    .record({
      amountDollars: fc.integer({ min: 0, max: 300_000 }),
      termYears: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
      ratePercent: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
      depositDollars: fc.integer({ min: 0, max: 600_000 }).map((halves) => halves / 2),
      residualDollars: fc.integer({ min: 0, max: 600_000 }).map((halves) => halves / 2),
      frequency: fc.constantFrom(...terms.frequencies),
    })
    .map(clamp);

  it('restores the settings and keeps other parameters [B3.17]', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const query = new URLSearchParams(writeCalculatorState('?utm_source=x', state, start));
        expect(readCalculatorState(query, start, terms)).toEqual(state);
        expect(query.get('utm_source')).toBe('x');
      }),
    );
    expect(writeCalculatorState('', start, start)).toBe('');
  });

  it('reads what a form sends and ignores text that is not a figure [B3.17]', () => {
    const read = (query: string) => readCalculatorState(new URLSearchParams(query), start, terms);
    expect(read('amount=42,990&term=4+years')).toMatchObject({ amountDollars: 42_990, termYears: 6 });
    expect(read('amount=&interest=1e999&frequency=daily')).toEqual(start);
    expect(readCalculatorState(new URLSearchParams('interest=9'), start, { ...terms, isRateFixed: true })).toEqual(
      start,
    );
  });
});
