import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createVisitorService } from './visitor-service.ts';
import { createVisitorStore, type MoveVisitorData, type VisitorStore } from './visitor-store.ts';

const now = new Date('2026-11-22T00:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const phone = '+61412345678';
const session = (secretHash: string) => ({ secretHash, device: 'Chrome on Android' });

describe.each(testDatabases)('visitors on $name', ({ open }) => {
  let test: TestDatabase;
  let store: VisitorStore;
  const moved: (readonly string[])[] = [];
  const move: MoveVisitorData = async (_tx, ...who) => void moved.push(who);

  beforeAll(async () => {
    test = await open();
    store = createVisitorStore(test.database.primary, [move]);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    moved.length = 0;
    for (const table of ['visitor_sessions', 'visitors']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
  });

  it('recognises a browser by its secret at its own site for 30 days [D.28]', async () => {
    const added = await store.add('wattle', session('a'), now);
    expect(added.phone).toBeNull();
    expect(await store.find('wattle', 'a', later(29))).toEqual(added);
    expect(await store.find('wattle', 'a', later(30))).toBeUndefined();
    expect(await store.find('other', 'a', now)).toBeUndefined();
    expect(await store.find('wattle', 'b', now)).toBeUndefined();
  });

  it('signs a browser in under a new secret and keeps its earlier data [D.28] [B3.19]', async () => {
    const before = await store.add('wattle', session('a'), now);
    const signedIn = await store.signIn('wattle', { phone, oldSecretHash: 'a', session: session('b') }, now);
    expect(signedIn.phone).toBe(phone);
    expect(moved).toEqual([['wattle', before.visitorUuid, signedIn.visitorUuid]]);
    expect(await store.find('wattle', 'a', now)).toBeUndefined();
    expect(await store.find('wattle', 'b', now)).toEqual(signedIn);
    // The same browser signs in again. Its old session was already signed in, so no data moves.
    const again = await store.signIn('wattle', { phone, oldSecretHash: 'b', session: session('c') }, now);
    expect(again.visitorUuid).toBe(signedIn.visitorUuid);
    expect(moved).toHaveLength(1);
    expect(await store.find('wattle', 'b', now)).toBeUndefined();
  });

  it('never matches secrets or numbers across sites [D.28]', async () => {
    const elsewhere = await store.add('other', session('a'), now);
    const here = await store.signIn('wattle', { phone, oldSecretHash: 'a', session: session('b') }, now);
    expect(moved).toEqual([]);
    expect(await store.find('other', 'a', now)).toEqual(elsewhere);
    const there = await store.signIn('other', { phone, oldSecretHash: undefined, session: session('b') }, now);
    expect(there.visitorUuid).not.toBe(here.visitorUuid);
  });

  it('creates one visitor when a number signs in on many devices at once [B3.19]', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        store.signIn('wattle', { phone, oldSecretHash: undefined, session: session(`s${at}`) }, now),
      ),
    );
    expect(new Set(all.map(({ visitorUuid }) => visitorUuid)).size).toBe(1);
  });

  it("ends only a visitor's own sessions [D.28]", async () => {
    const mine = await store.signIn('wattle', { phone, oldSecretHash: undefined, session: session('a') }, now);
    const tablet = await store.signIn('wattle', { phone, oldSecretHash: undefined, session: session('b') }, now);
    const stranger = await store.add('wattle', session('c'), now);
    expect(await store.end('wattle', mine.visitorUuid, { sessionUuid: stranger.sessionUuid })).toBe(0);
    expect(await store.end('other', mine.visitorUuid, { sessionUuid: tablet.sessionUuid })).toBe(0);
    expect(await store.end('wattle', mine.visitorUuid, { butUuid: mine.sessionUuid })).toBe(1);
    expect(await store.find('wattle', 'b', now)).toBeUndefined();
    expect(await store.find('wattle', 'a', now)).toEqual(mine);
    expect(await store.find('wattle', 'c', now)).toEqual(stranger);
  });

  it('purges visitors who stayed away, never those with a session', async () => {
    const at = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
    await store.add('wattle', session('old'), at(-40));
    const young = await store.add('wattle', session('young'), now);
    expect(await store.purgeBefore(at(-35), now)).toBe(2);
    expect(await store.find('wattle', 'young', now)).toEqual(young);
    expect(await store.purgeBefore(at(1), now)).toBe(0);
  });

  it("ends sessions by the server's clock, not by the database's [D.28]", async () => {
    const at = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
    // The test's clock is ten years behind or ahead of the database's, so only the test's clock gives these results.
    for (const years of [-10, 10]) {
      const then = at(years * 365);
      const later = (days: number): Date => new Date(then.getTime() + days * 86_400_000);
      await store.add('wattle', session(`s${years}`), then);
      expect([years, await store.purgeBefore(later(1), later(29))]).toEqual([years, 0]);
      expect(await store.find('wattle', `s${years}`, later(29))).toBeDefined();
      expect([years, await store.purgeBefore(later(1), later(31))]).toEqual([years, 2]);
    }
  });

  it('sets an HttpOnly cookie for a new browser and stores no secret [D.28] [B1.03]', async () => {
    const service = createVisitorService(store, () => now);
    const set: string[] = [];
    const reply = { header: (_name: string, value: string) => void set.push(value) } as never;
    const visitor = await service.open('wattle', { headers: { 'user-agent': 'x' } }, reply);
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^__Host-visitor=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = set[0]?.split(';')[0] ?? '';
    expect(await service.open('wattle', { headers: { cookie } }, reply)).toEqual(visitor);
    expect(set).toHaveLength(1);
    expect(await service.find('other', { headers: { cookie } })).toBeNull();
    expect(await service.find('wattle', { headers: { cookie: `${cookie}x` } })).toBeNull();
    const { rows } = await test.database.primary.execute(sql`SELECT row_to_json(s) AS row FROM visitor_sessions s`);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });
});
