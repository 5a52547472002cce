import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readDatabaseIdentity } from './read-database-identity.ts';
import { testDatabases } from './testing/open-test-databases.ts';

describe.each(testDatabases)('the identity of $name', ({ open }) => {
  it('is the same each time, with its timeline', async () => {
    const { database, close } = await open();
    const identity = await readDatabaseIdentity(database.primary);
    expect(identity).toMatch(/^\d+\/1\/\d+\/\d+$/);
    expect(await readDatabaseIdentity(database.interactive)).toBe(identity);
    await close();
  });

  it('is another once the vehicles were replaced, as by restoring a dump', async () => {
    const { database, close } = await open();
    const identity = await readDatabaseIdentity(database.primary);
    await database.primary.execute(sql`truncate vehicles`);
    expect(await readDatabaseIdentity(database.primary)).not.toBe(identity);
    await close();
  });
});
