import { expect, it } from 'vitest';
import { limitAuditDays } from './audit-days.ts';

it.each([
  ['2026-01-01', '2026-11-29', '2026-01-01'],
  ['2020-01-01', '2026-11-29', '2025-11-29'],
  ['2027-01-01', '2026-11-29', '2026-11-29'],
])('exports from %s to %s the days from %s', (firstDay, lastDay, first) =>
  expect(limitAuditDays({ firstDay, lastDay })).toEqual({ firstDay: first, lastDay }),
);
