import { expect, it } from 'vitest';
import { isDay, limitAuditDays } from './audit-days.ts';

it.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '02026-01-01', '2026-01-01T00:00'])(
  'refuses %j as a day',
  (text) => expect(isDay(text)).toBe(false),
);

it('accepts a leap day', () => expect(isDay('2028-02-29')).toBe(true));

it.each([
  ['2026-01-01', '2026-11-29', '2026-01-01'],
  ['2020-01-01', '2026-11-29', '2025-11-29'],
  ['2027-01-01', '2026-11-29', '2026-11-29'],
])('exports from %s to %s the days from %s', (firstDay, lastDay, first) =>
  expect(limitAuditDays({ firstDay, lastDay })).toEqual({ firstDay: first, lastDay }),
);
