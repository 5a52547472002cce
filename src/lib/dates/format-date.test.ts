import { expect, it } from 'vitest';
import { formatDayInWords, formatMonth } from './format-date.ts';
import { localDay } from './local-day.ts';

it('formats days and months the Australian way [B0.03]', () => {
  expect(formatDayInWords('2026-11-20')).toBe('20 November 2026');
  expect(formatMonth('2021-03')).toBe('March 2021');
});

it('uses the dealer’s time zone, not the server’s [B0.03]', () => {
  const moment = new Date('2026-11-20T14:30:00Z');
  expect(localDay(moment, 'Australia/Brisbane')).toBe('2026-11-21');
  expect(localDay(moment, 'Australia/Perth')).toBe('2026-11-20');
  expect(localDay(new Date('2026-11-20T13:15:00Z'), 'Australia/Sydney')).toBe('2026-11-21');
});
