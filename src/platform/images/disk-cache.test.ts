import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { createDiskCache } from './disk-cache.ts';

it('drops what was written first after a restart, whatever order the folder is read in', async () => {
  const dir = makeTemporaryFolder('disk-cache');
  const before = await createDiskCache({ dir, maxBytes: 1000 });
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const nameByKey = new Map<string, string>();
  for (const key of keys) {
    const known = new Set(await readdir(dir));
    await before.set(key, Buffer.from(key));
    nameByKey.set(key, (await readdir(dir)).find((name) => !known.has(name)) ?? '');
  }
  // Sets the files' times in the reverse order of their names, unlike the order of the folder and of the keys.
  const byName = keys.toSorted((one, other) => ((nameByKey.get(one) ?? '') < (nameByKey.get(other) ?? '') ? 1 : -1));
  for (const [at, key] of byName.entries()) await utimes(join(dir, nameByKey.get(key) ?? ''), 1000 + at, 1000 + at);

  const after = await createDiskCache({ dir, maxBytes: keys.length });
  await after.set('new', Buffer.from('n'));
  await after.set('newer', Buffer.from('n'));
  const left = await Promise.all(byName.map(async (key) => (await after.get(key))?.toString()));
  expect(left).toEqual([undefined, undefined, ...byName.slice(2)]);
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(keys.length));
});

it('stores a picture that two sites convert at the same time', async () => {
  const dir = makeTemporaryFolder('disk-cache');
  const cache = await createDiskCache({ dir, maxBytes: 50_000_000 });
  const picture = Buffer.alloc(2_000_000, 'p');
  await Promise.all(Array.from({ length: 8 }, () => cache.set('shared', picture)));
  expect((await cache.get('shared'))?.equals(picture)).toBe(true);
  expect(await readdir(dir)).toHaveLength(1);
});
