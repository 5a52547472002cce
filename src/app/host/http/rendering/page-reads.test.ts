import { expect, it } from 'vitest';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { areReadsUnchanged, canBeRepeated, recordReads } from './page-reads.ts';

const queriesOf = (answers: Readonly<Record<string, unknown>>): PageQueries =>
  ({
    loadVehicle: async (slug: string) => answers[slug],
    loadShell: async () => {
      if (answers.fault !== undefined) throw new Error('away');
      return { menus: new Map([['SUV', 3]]) };
    },
  }) as unknown as PageQueries;

it('finds reads unchanged as long as each query returns the same', async () => {
  const { queries, reads } = recordReads(queriesOf({ a: { cents: 1, at: new Date(5) }, b: null }));
  expect(await queries.loadVehicle('a')).toEqual({ cents: 1, at: new Date(5) });
  await Promise.all([queries.loadVehicle('b'), queries.loadShell()]);
  expect(reads.map(({ name, args }) => [name, ...args])).toEqual([
    ['loadVehicle', 'a'],
    ['loadVehicle', 'b'],
    ['loadShell'],
  ]);
  const same = { a: { cents: 1, at: new Date(5) }, b: null };
  expect(await areReadsUnchanged(reads, queriesOf(same))).toBe(true);
  expect(await areReadsUnchanged(reads, queriesOf({ ...same, a: { cents: 1, at: new Date(6) } }))).toBe(false);
  expect(await areReadsUnchanged(reads, queriesOf({ ...same, b: undefined }))).toBe(false);
});

it('finds reads unchanged although their values were made another way', async () => {
  const shared = { href: '/search/' };
  const { queries, reads } = recordReads(queriesOf({ a: [shared, shared, `${shared.href}suv`] }));
  await queries.loadVehicle('a');
  expect(
    await areReadsUnchanged(
      reads,
      queriesOf({ a: JSON.parse('[{"href":"/search/"},{"href":"/search/"},"/search/suv"]') }),
    ),
  ).toBe(true);
});

it('sees a change within a map and a set', async () => {
  const findIn = (a: unknown): PageQueries => ({ loadSimilar: async () => a }) as unknown as PageQueries;
  const { queries, reads } = recordReads(findIn([new Map([['SUV', 3]]), new Set([1])]));
  await queries.loadSimilar('a');
  const unchanged = (a: unknown): Promise<boolean> => areReadsUnchanged(reads, findIn(a));
  expect(await unchanged([new Map([['SUV', 3]]), new Set([1])])).toBe(true);
  expect(await unchanged([new Map([['SUV', 4]]), new Set([1])])).toBe(false);
  expect(await unchanged([new Map([['SUV', 3]]), new Set([2])])).toBe(false);
});

it('repeats nothing for a page without queries, with one that failed, or with one that lists stock', async () => {
  const { queries, reads } = recordReads(queriesOf({ fault: true }));
  await expect(queries.loadShell()).rejects.toThrow('away');
  expect([canBeRepeated([]), canBeRepeated(reads)]).toEqual([false, false]);
  const whole = recordReads(queriesOf({}));
  await whole.queries.loadShell();
  expect(canBeRepeated(whole.reads)).toBe(true);
  await expect(areReadsUnchanged(whole.reads, queriesOf({ fault: true }))).rejects.toThrow('away');
  const search = recordReads({ loadSearch: async () => ({}) } as unknown as PageQueries);
  await search.queries.loadSearch('/search/');
  expect(canBeRepeated(search.reads)).toBe(false);
});
