import { expect, it } from 'vitest';
import { isSearchDue } from './is-search-due.ts';

const now = new Date('2026-11-22T02:00:00Z');

it('waits a day after the last letter about searches', () => {
  const ago = (hours: number) => isSearchDue(new Date(now.getTime() - hours * 3_600_000), now);
  expect([isSearchDue(null, now), ago(23.9), ago(24)]).toEqual([true, false, true]);
});
