import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createDatabaseProbe } from './probe-database.ts';

it('says whether the database answers', async () => {
  expect(await createDatabaseProbe(async () => undefined)()).toBe('ok');
  expect(await createDatabaseProbe(async () => Promise.reject(new Error('no')))()).toBe('away');
});

it('pings a hanging database once for all callers, and again after that ping ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ping = vi.fn(() => promise);
  const probe = createDatabaseProbe(ping, 20);
  expect(await Promise.all([probe(), probe()])).toEqual(['away', 'away']);
  expect(await probe()).toBe('away');
  expect(ping).toHaveBeenCalledTimes(1);
  resolve();
  await wait(0);
  expect(await probe()).toBe('ok');
  expect(ping).toHaveBeenCalledTimes(2);
});
