import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createSearchTargets, type SearchTargets } from './search-targets.ts';

describe.each(testDatabases)('search targets, $name', ({ open }) => {
  let test: TestDatabase;
  let targets: SearchTargets;

  beforeAll(async () => {
    test = await open();
    targets = createSearchTargets(test.database);
  });
  afterAll(() => test.close());

  it('leases a site to one process at a time', async () => {
    const claims = await Promise.all(Array.from({ length: 5 }, () => targets.claim('race', 'a')));
    expect(claims.filter((claim) => claim !== undefined)).toEqual([{ version: 0 }]);
    await targets.release('race', 'a');
    expect(await targets.claim('race', 'a')).toEqual({ version: 0 });
  });

  it('continues where the last process stopped', async () => {
    await targets.claim('on', 'a');
    expect(await targets.advance('on', 'a', 7)).toBe(true);
    expect(await targets.claim('on', 'a')).toBeUndefined();
    await targets.release('on', 'a');
    expect(await targets.claim('on', 'a')).toEqual({ version: 7 });
  });

  it('starts from version 0 for another server or other settings', async () => {
    await targets.claim('moved', 'a');
    await targets.advance('moved', 'a', 7);
    await targets.release('moved', 'a');
    expect(await targets.claim('moved', 'b')).toEqual({ version: 0 });
    expect(await targets.advance('moved', 'a', 8)).toBe(false);
    await targets.release('moved', 'a');
    expect(await targets.claim('moved', 'b')).toBeUndefined();
  });

  it('takes over when a process dies while sending', async () => {
    await targets.claim('dead', 'a');
    await test.database.primary.execute(
      sql`update search_targets set claimed_until = now() - interval '1 second' where site_id = 'dead'`,
    );
    expect(await targets.claim('dead', 'a')).toEqual({ version: 0 });
  });
});
