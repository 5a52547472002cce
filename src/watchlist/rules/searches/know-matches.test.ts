import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNewMatches, isSearchDue, knowMatches } from './know-matches.ts';

const ids = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 });

it('reports each vehicle once, whatever comes, goes and comes back [B1.15]', () => {
  fc.assert(
    fc.property(ids, fc.array(ids, { maxLength: 8 }), (saved, looks) => {
      let known: readonly number[] = knowMatches([], saved);
      const told: number[] = [];
      for (const matches of looks) {
        told.push(...findNewMatches(known, matches));
        known = knowMatches(known, matches);
      }
      expect(new Set(told).size).toBe(told.length);
      expect(new Set([...saved, ...told])).toEqual(new Set([...saved, ...looks.flat()]));
      expect(told.some((id) => saved.includes(id))).toBe(false);
    }),
  );
});

it('drops only matches that left, when there is no room', () => {
  expect(knowMatches([1, 2, 3, 4, 5], [4, 9], 2)).toEqual([4, 9, 1, 2]);
  expect(knowMatches([1, 2], [3, 3], 0)).toEqual([3]);
});

const now = new Date('2026-11-22T02:00:00Z');

it('waits a day after the last message about searches', () => {
  const ago = (hours: number) => isSearchDue(new Date(now.getTime() - hours * 3_600_000), now);
  expect([isSearchDue(null, now), ago(23.9), ago(24)]).toEqual([true, false, true]);
});
