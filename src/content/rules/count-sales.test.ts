import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSales, salesRefreshMs, salesStepSeconds } from './count-sales.ts';

const at = (moment: string): number => countSales(new Date(moment));

describe('countSales', () => {
  it('starts at 0 on the first day of the month in Brisbane [D.51] [B9.48]', () => {
    expect(at('2026-10-31T14:00:00Z')).toBe(0);
    expect(at('2026-10-31T13:59:59Z')).toBe(31 * 192 - 1);
  });

  it('adds one every 450 seconds, 192 in a day [B9.48]', () => {
    expect(salesStepSeconds).toBe(450);
    expect(at('2026-11-01T00:07:29+10:00')).toBe(0);
    expect(at('2026-11-01T00:07:30+10:00')).toBe(1);
    expect(at('2026-11-02T00:00:00+10:00')).toBe(192);
    expect(at('2026-11-22T13:00:00+10:00')).toBe(21 * 192 + 104);
  });

  it('counts by the clock of Brisbane [B9.48]', () => {
    const clock = new Intl.DateTimeFormat('en-AU', {
      timeZone: 'Australia/Brisbane',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2036-01-01') }), (ms) => {
        const parts = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
        const { day = 0, hour = 0, minute = 0 } = parts;
        const seconds = ((day - 1) * 24 * 60 + hour * 60 + minute) * 60 + (Math.floor(ms / 1000) % 60);
        expect(countSales(new Date(ms))).toBe(Math.floor(seconds / salesStepSeconds));
      }),
    );
  });

  it('counts anew every 150,000 ms [B9.49]', () => {
    expect(salesRefreshMs).toBe(150_000);
  });

  it('never falls within a month [D.51]', () => {
    const first = Date.parse('2026-11-01T00:00:00+10:00');
    const second = fc.integer({ min: 0, max: 30 * 86_400 - 1 });
    fc.assert(
      fc.property(second, second, (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(countSales(new Date(first + early * 1000))).toBeLessThanOrEqual(
          countSales(new Date(first + late * 1000)),
        );
      }),
    );
  });
});
