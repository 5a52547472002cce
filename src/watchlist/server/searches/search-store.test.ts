import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { mostSearches } from '#src/watchlist/rules/searches/search-form.ts';
import { eraseWatchlists } from '../purge-watchlists.ts';
import { createSearchStore, type SearchStore } from './search-store.ts';

const now = new Date('2026-11-22T00:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const search = (query: string) => ({ query, name: `Named ${query}`, knownIds: [7, 8] });
const mine = { siteSlug: 'banksia', visitorUuid: randomUUID() };
const others = [
  { ...mine, visitorUuid: randomUUID() },
  { ...mine, siteSlug: 'wattle' },
];

describe.each(testDatabases)('saved searches on $name', ({ open }) => {
  let test: TestDatabase;
  let store: SearchStore;

  beforeAll(async () => {
    test = await open();
    store = createSearchStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM saved_searches`);
  });
  const add = async (query: string, at = now, owner = mine): Promise<string> => {
    const saved = await store.add(owner, search(query), at);
    if (saved.kind === 'full') throw new Error('There is no room.');
    return saved.searchUuid;
  };
  const readRow = async () => {
    const { rows } = await test.database.primary.execute(
      sql`SELECT known_ids, consent_text, followed_at IS NOT NULL AS is_followed, noted_count FROM saved_searches`,
    );
    return rows[0];
  };

  it('stores a search’s query, name and day, newest first, not followed yet [B1.15]', async () => {
    const first = await add('make=Kia');
    const second = await add('body=SUV', later(1));
    expect(await store.list(mine)).toEqual([
      { searchUuid: second, query: 'body=SUV', name: 'Named body=SUV', savedAt: later(1), isFollowed: false },
      { searchUuid: first, query: 'make=Kia', name: 'Named make=Kia', savedAt: now, isFollowed: false },
    ]);
  });

  it('stores a search once, even when it is saved repeatedly and concurrently', async () => {
    const saved = await Promise.all(Array.from({ length: 4 }, () => store.add(mine, search('make=Kia'), now)));
    expect(saved.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(saved.filter(({ kind }) => kind === 'known')).toHaveLength(3);
    expect(new Set(saved.map((each) => (each.kind === 'full' ? '' : each.searchUuid))).size).toBe(1);
    expect(await store.list(mine)).toHaveLength(1);
  });

  it('has room for twenty, even concurrently', async () => {
    for (let at = 1; at < mostSearches; at += 1) await add(`query=${at}`);
    const saved = await Promise.all([91, 92, 93].map((at) => store.add(mine, search(`query=${at}`), now)));
    expect(saved.map(({ kind }) => kind).toSorted()).toEqual(['full', 'full', 'saved']);
    expect(await store.add(mine, search('query=1'), now)).toMatchObject({ kind: 'known' });
    const [newest] = await store.list(mine);
    expect(await store.remove(mine, newest?.searchUuid ?? '')).toBe(true);
    expect(await store.add(mine, search('query=99'), now)).toMatchObject({ kind: 'saved' });
  });

  it('changes nothing of other visitors or sites', async () => {
    const searchUuid = await add('make=Kia');
    for (const other of others) {
      expect(await store.list(other)).toEqual([]);
      expect(await store.rename(other, searchUuid, 'Theirs')).toBe(false);
      expect(await store.follow(other, searchUuid, { consentText: 'Yes', knownIds: [] }, now)).toBe(false);
      expect(await store.unfollow(other, searchUuid)).toBe(false);
      expect(await store.remove(other, searchUuid)).toBe(false);
      await store.know(other, searchUuid, [99]);
    }
    expect(await store.list(mine)).toMatchObject([{ searchUuid, name: 'Named make=Kia', isFollowed: false }]);
    expect(await readRow()).toMatchObject({ known_ids: [7, 8], noted_count: 0 });
  });

  it('is renamed, followed and stopped, and the consent text stays on record [L2.30]', async () => {
    const searchUuid = await add('make=Kia');
    expect(await store.rename(mine, searchUuid, 'For Ann')).toBe(true);
    expect(await store.follow(mine, searchUuid, { consentText: 'Yes, tell me.', knownIds: [8, 9] }, now)).toBe(true);
    expect(await store.list(mine)).toMatchObject([{ name: 'For Ann', isFollowed: true }]);
    expect(await readRow()).toEqual({
      known_ids: [8, 9, 7],
      consent_text: 'Yes, tell me.',
      is_followed: true,
      noted_count: 1,
    });
    await store.know(mine, searchUuid, [10, 7]);
    expect(await store.unfollow(mine, searchUuid)).toBe(true);
    expect(await readRow()).toMatchObject({ consent_text: 'Yes, tell me.', is_followed: false });
    expect((await readRow())?.known_ids).toEqual([10, 7, 8, 9]);
  });

  it('knows no matches when a search found nothing', async () => {
    const searchUuid = await add('make=Kia');
    await test.database.primary.execute(sql`UPDATE saved_searches SET known_ids = '[]'`);
    await store.know(mine, searchUuid, []);
    expect(await readRow()).toMatchObject({ known_ids: [] });
  });

  it('is deleted with its visitor and by age, and others stay', async () => {
    await add('make=Kia');
    await add('make=Mazda', later(2));
    expect(await store.purgeBefore(later(1))).toBe(1);
    const [other] = others;
    if (other === undefined) throw new Error('There is no other.');
    await add('make=Kia', now, other);
    await eraseWatchlists(test.database, [mine.visitorUuid]);
    expect(await store.list(mine)).toEqual([]);
    expect(await store.list(other)).toHaveLength(1);
  });
});
