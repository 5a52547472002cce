import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/lib/dates/local-day.ts';
import { findReportSpan, reportPeriods } from './report-periods.ts';

describe('the days of a report', () => {
  it('reads a short period as days', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    expect(findReportSpan(7, '2026-11-29')).toEqual({ days, months: [] });
  });

  it.each([
    [30, '2026-11-30', 0, ['2026-11-01']],
    [90, '2026-11-29', 0, ['2026-09-01', '2026-10-01', '2026-11-01']],
    [90, '2026-11-30', 29, ['2026-10-01', '2026-11-01']],
  ])('reads %i days to %s as %i days and the months from %j', (dayCount, today, single, months) => {
    const span = findReportSpan(dayCount, today);
    expect([span.days.length, span.months]).toEqual([single, months]);
  });

  it('never reads more than 30 single days, and no day twice', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2024-01-01', offset));
    fc.assert(
      fc.property(days, fc.constantFrom(...reportPeriods), (today, period) => {
        const span = findReportSpan(period, today);
        expect(span.days.length).toBeLessThanOrEqual(30);
        expect(span.days[0] ?? span.months[0]).toBe(addDays(today, 1 - period));
        const [firstMonth] = span.months;
        const lastSingle = span.days.at(-1);
        if (firstMonth !== undefined && lastSingle !== undefined) expect(addDays(lastSingle, 1)).toBe(firstMonth);
      }),
    );
  });
});
