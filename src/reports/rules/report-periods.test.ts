import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/lib/dates/local-day.ts';
import { findReportSpan, reportPeriods } from './report-periods.ts';

describe('the days of a report', () => {
  it('reads a short period as days', () => {
    expect(findReportSpan(7, '2026-11-29')).toEqual({
      firstDay: '2026-11-23',
      lastDay: '2026-11-29',
      monthsFrom: '2026-12-01',
    });
  });

  it.each([
    [30, '2026-11-30', '2026-11-01', '2026-11-01'],
    [90, '2026-11-29', '2026-09-01', '2026-09-01'],
    [90, '2026-11-30', '2026-09-02', '2026-10-01'],
    [365, '2026-01-05', '2025-01-06', '2025-02-01'],
    [365, '2028-12-31', '2028-01-02', '2028-02-01'],
  ])('reads %i days to %s from %s as days, then months from %s', (days, today, firstDay, monthsFrom) => {
    expect(findReportSpan(days, today)).toEqual({ firstDay, lastDay: today, monthsFrom });
  });

  it('never reads more than 30 single days', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2024-01-01', offset));
    fc.assert(
      fc.property(days, fc.constantFrom(...reportPeriods), (today, period) => {
        const { firstDay, monthsFrom } = findReportSpan(period, today);
        expect(monthsFrom >= firstDay).toBe(true);
        expect(monthsFrom.endsWith('-01')).toBe(true);
        expect(addDays(firstDay, 30) >= monthsFrom).toBe(true);
      }),
    );
  });
});
