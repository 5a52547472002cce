import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { directoryAttemptMs } from '../../rules/staff-limits.ts';
import { afterMs, openTestStaff, type TestStaff } from '../../testing/open-test-staff.ts';
import { createDirectoryStore } from './directory-store.ts';

describe.each(testDatabases)('sign-ins that went to a directory on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
  });
  afterAll(() => staff?.close());

  it('are deleted by later ones once they’re over, so that strangers can’t pile them up', async () => {
    const { addAttempt, takeAttempt } = createDirectoryStore(staff.database);
    const add = (name: string, startedAt: Date) =>
      addAttempt('wattle', name, { sessionUuid: null, target: '/', startedAt });
    const count = async () => {
      const { rows } = await staff.database.primary.execute(sql`SELECT FROM staff_directory_attempts`);
      return rows.length;
    };
    for (let index = 0; index < 10; index += 1) await add(`old ${index}`, afterMs(index));
    expect(await count()).toBe(10);
    for (let index = 0; index < 5; index += 1) await add(`new ${index}`, afterMs(directoryAttemptMs + 100));
    expect(await count()).toBe(5);
    expect(await takeAttempt('wattle', 'new 0', afterMs(directoryAttemptMs + 200))).toBeDefined();
  });
});
