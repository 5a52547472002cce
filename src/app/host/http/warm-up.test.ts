import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { warmUp } from './warm-up.ts';

const sites = ['acme', 'best', 'cars'].map((slug) => ({ ...resolveOrThrow(minimalSite(slug)), configVersion: 'a' }));
const page = {} as never;
const failing = new Set(['best']);

it('asks for the home page of each site, and a page that fails holds up no other', async () => {
  const get = vi.fn(async (site: { readonly slug: string }, _address: string) => {
    if (failing.has(site.slug)) throw new Error('no');
    return page;
  });
  expect(await warmUp({ pages: { get }, sites, maxSeconds: 60, maxFirstSeconds: 60 })).toBe(2);
  expect(get.mock.calls.map(([{ slug }, address]) => [slug, address])).toEqual([
    ['acme', '/'],
    ['best', '/'],
    ['cars', '/'],
  ]);
});

it('stops when its time is up, also while a page hangs', async () => {
  const get = vi.fn(() => new Promise<never>(() => undefined));
  const finished = warmUp({ pages: { get }, sites, maxSeconds: 0.05, maxFirstSeconds: 0.05 });
  expect(await Promise.race([finished, wait(5_000)])).toBe(0);
  expect(get).toHaveBeenCalledTimes(1);
  expect(await warmUp({ pages: { get }, sites, maxSeconds: 0, maxFirstSeconds: 60 })).toBe(0);
  expect(get).toHaveBeenCalledTimes(1);
});

it('waits longer for the first page, so that a server that says it’s ready can answer one', async () => {
  const get = vi.fn(async () => {
    await wait(200);
    return page;
  });
  expect(await warmUp({ pages: { get }, sites, maxSeconds: 0.01, maxFirstSeconds: 60 })).toBe(1);
  expect(get).toHaveBeenCalledTimes(1);
});
