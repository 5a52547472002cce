import { expect, it } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const now = new Date('2026-11-20T23:30:00Z');

it.each([
  ['120', 120_000],
  ['0', 0],
  ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ['Fri, 20 Nov 2026 23:31:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 23:29:00 GMT', 0],
  ['Fri, 40 Nov 2026 23:31:00 GMT', 0],
  ['2026-11-20T23:31:00Z', 0],
  ['tomorrow', 0],
  ['-5', 0],
  ['1.5', 0],
  ['', 0],
])('reads %s as a pause of %d ms', (header, pauseMs) => {
  expect(readRetryAfter(header, now)).toBe(pauseMs);
});
