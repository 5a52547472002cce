import { describe, expect, it } from 'vitest';
import { readDatabaseIdentity } from './read-database-identity.ts';
import { testDatabases } from './testing/open-test-databases.ts';

describe.each(testDatabases)('the identity of $name', ({ open }) => {
  it('is the same each time, with its timeline', async () => {
    const { database, close } = await open();
    const identity = await readDatabaseIdentity(database.primary);
    expect(identity).toMatch(/^\d+\/1\/\d+$/);
    expect(await readDatabaseIdentity(database.interactive)).toBe(identity);
    await close();
  });
});
