import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { maxDevices } from '../rules/staff-limits.ts';
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

  it('are 50 of a person at most: the one used longest ago is forgotten', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    const { remember } = createDeviceStore(staff.database);
    await remember(bob, 'browser 0', staffNow);
    for (let index = 0; index < maxDevices; index += 1) await remember(ann, `browser ${index}`, afterMs(index));
    expect(await remember(ann, 'browser 0', afterMs(100))).toBe('known');
    expect(await remember(ann, 'one more', afterMs(101))).toBe('new');
    expect(await remember(ann, 'browser 1', afterMs(102))).toBe('new');
    expect(await remember(ann, 'browser 0', afterMs(103))).toBe('known');
    expect(await remember(bob, 'browser 0', afterMs(104))).toBe('known');
  });
});
