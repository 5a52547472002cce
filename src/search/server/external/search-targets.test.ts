import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createSearchTargets, type SearchTargets, type TargetLease } from './search-targets.ts';

describe.each(testDatabases)('search targets, $name', ({ open }) => {
  let test: TestDatabase;
  let targets: SearchTargets;

  beforeAll(async () => {
    test = await open();
    targets = createSearchTargets(test.database);
  });
  afterAll(() => test.close());

  const claim = async (siteSlug: string, fingerprint = 'a'): Promise<TargetLease> => {
    const lease = await targets.claim(siteSlug, fingerprint);
    if (lease === undefined) throw new Error(`${siteSlug} is leased.`);
    return lease;
  };
  it('leases a site to one process at a time', async () => {
    const claims = await Promise.all(Array.from({ length: 5 }, () => targets.claim('race', 'a')));
    const leases = claims.filter((lease) => lease !== undefined);
    expect(leases.map(({ version }) => version)).toEqual([0]);
    await leases[0]?.release();
    expect((await claim('race')).version).toBe(0);
  });

  it('continues where the last process stopped', async () => {
    const lease = await claim('on');
    expect(await lease.advance(6)).toBe(true);
    expect(await lease.advance(7)).toBe(true);
    expect(await targets.claim('on', 'a')).toBeUndefined();
    await lease.release();
    expect((await claim('on')).version).toBe(7);
  });

  it('starts from version 0 for another server or other settings', async () => {
    const lease = await claim('moved');
    await lease.advance(7);
    await lease.release();
    expect((await claim('moved', 'b')).version).toBe(0);
    expect(await lease.advance(8)).toBe(false);
    await lease.release();
    expect(await targets.claim('moved', 'b')).toBeUndefined();
  });

  describe('whose leases expire at once', () => {
    const brief = () => createSearchTargets(test.database, 0);

    it('pass to another process when one dies while sending', async () => {
      await (await brief().claim('dead', 'a'))?.advance(4);
      expect((await claim('dead')).version).toBe(4);
    });

    it('let a process go on if no other has taken over', async () => {
      const lease = await brief().claim('alone', 'a');
      expect(await lease?.advance(3)).toBe(true);
      expect(await lease?.advance(4)).toBe(true);
    });

    it('stop a process that another has taken over from, and keep the other’s lease', async () => {
      const slow = await brief().claim('slow', 'a');
      const next = await claim('slow');
      expect(await slow?.advance(9)).toBe(false);
      await slow?.release();
      expect(await targets.claim('slow', 'a')).toBeUndefined();
      expect(await next.advance(5)).toBe(true);
      await next.release();
      expect((await claim('slow')).version).toBe(5);
    });
  });
});
