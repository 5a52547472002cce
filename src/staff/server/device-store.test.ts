import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, openTestStaff, staffNow, type TestStaff } from '../testing/open-test-staff.ts';
import { createDeviceStore } from './device-store.ts';

describe.each(testDatabases)('browsers of staff on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
  });
  afterAll(() => staff?.close());

  it('are known for each person, for 400 days since the last sign-in', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    const { remember } = createDeviceStore(staff.database);
    expect(await remember(ann, 'phone', staffNow)).toBe('first');
    expect(await remember(ann, 'phone', afterMs(dayMs))).toBe('known');
    expect(await remember(ann, 'laptop', staffNow)).toBe('new');
    expect(await remember(bob, 'phone', staffNow)).toBe('first');
    expect(await remember(ann, 'phone', afterMs(400 * dayMs))).toBe('known');
    expect(await remember(ann, 'laptop', afterMs(400 * dayMs))).toBe('new');
  });
});
