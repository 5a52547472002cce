import { expect, it } from 'vitest';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { areReadsUnchanged, recordReads } from './page-reads.ts';

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

it('finds reads changed after a query that failed, then or now', async () => {
  const { queries, reads } = recordReads(queriesOf({ fault: true }));
  await expect(queries.loadShell()).rejects.toThrow('away');
  expect(await areReadsUnchanged(reads, queriesOf({}))).toBe(false);
  const whole = recordReads(queriesOf({}));
  await whole.queries.loadShell();
  await expect(areReadsUnchanged(whole.reads, queriesOf({ fault: true }))).rejects.toThrow('away');
});
