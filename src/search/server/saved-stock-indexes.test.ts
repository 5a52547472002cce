import { describe, expect, it, vi } from 'vitest';
import { createFakeStore, setUp, vehicle } from '../testing/set-up-stock-indexes.ts';
import type { SavedIndexes, SavedStock } from './saved-indexes.ts';

const createFakeSaved = () => {
  const files = new Map<string, SavedStock>();
  const keyOf = (siteSlug: string, epoch: string): string => `${siteSlug} ${epoch}`;
  const savedIndexes: SavedIndexes = {
    load: async (siteSlug, epoch) => files.get(keyOf(siteSlug, epoch)),
    save: async (siteSlug, epoch, saved) => void files.set(keyOf(siteSlug, epoch), structuredClone(saved)),
    keepOnly: async () => undefined,
  };
  return { files, savedIndexes };
};

describe('an index that was saved', () => {
  const stock = Array.from({ length: 30 }, (_, id) => vehicle(id + 1));
  const start = async () => {
    const fake = createFakeStore();
    const { files, savedIndexes } = createFakeSaved();
    fake.save('a', ...stock);
    const first = setUp(undefined, fake, savedIndexes);
    await first.indexes.get('a');
    await vi.waitFor(() => expect(files.size).toBe(1));
    return { fake, files, savedIndexes, first };
  };

  it('is read at the next start, with the changes since', async () => {
    const { fake, savedIndexes } = await start();
    fake.save('a', vehicle(2, 8_000));
    const { indexes } = setUp(undefined, fake, savedIndexes);
    fake.store.streamSince.mockClear();
    const engine = await indexes.get('a');
    expect(fake.store.streamSince.mock.calls.map(([siteSlug, since]) => [siteSlug, since])).toEqual([['a', 1]]);
    expect(engine.count()).toBe(30);
    expect(engine.find(2)).toMatchObject({ price: 8_000 });
    expect(engine.search({ filter: 'price = 8000' }).ids).toEqual([2]);
    expect(indexes.version('a')).toBe(2);
  });

  it('is saved again once a tenth of the stock has changed', async () => {
    const { fake, files, first } = await start();
    const change = async (...ids: readonly number[]): Promise<void> => {
      fake.save('a', ...ids.map((id) => vehicle(id, 9_000)));
      await first.indexes.get('a');
    };
    await change(1, 2, 3);
    expect([...files.values()]).toMatchObject([{ version: 1 }]);
    await change(4);
    await vi.waitFor(() => expect([...files.values()]).toMatchObject([{ version: 3 }]));
  });

  it('is built again for a new epoch', async () => {
    const { fake, files, savedIndexes } = await start();
    const { indexes, epoch } = setUp(undefined, fake, savedIndexes);
    epoch.year = 2027;
    expect((await indexes.get('a')).find(1)).toMatchObject({ year: 2027 });
    await vi.waitFor(() => expect(files.size).toBe(2));
  });

  it('is built again if the database has an older stock', async () => {
    const { files, savedIndexes } = await start();
    for (const [key, saved] of files) files.set(key, { ...saved, version: 5 });
    const restored = createFakeStore();
    restored.save('a', vehicle(77));
    const { indexes } = setUp(undefined, restored, savedIndexes);
    expect((await indexes.get('a')).search({}).ids).toEqual([77]);
    expect(indexes.version('a')).toBe(1);
  });
});
