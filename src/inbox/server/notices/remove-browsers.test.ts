import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createMembershipStore } from '#src/staff/server/membership-store.ts';
import { actorOf, openTestStaff, operator, staffNow, type TestStaff } from '#src/staff/testing/open-test-staff.ts';
import { createSettingsStore, removeBrowsersOfLeaver } from './settings-store.ts';

describe.each(testDatabases)('push messages of people who leave, on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
    await staff.addPerson('Boss', { siteSlug: 'acme', role: 'owner' }, { siteSlug: 'wattle', role: 'owner' });
  });
  afterAll(() => staff?.close());

  it('end with their last site', async () => {
    const ann = await staff.addPerson(
      'Ann',
      { siteSlug: 'acme', role: 'sales' },
      { siteSlug: 'wattle', role: 'sales' },
    );
    const bob = await staff.addPerson('Bob', { siteSlug: 'wattle', role: 'sales' });
    const settings = createSettingsStore(staff.database);
    const memberships = createMembershipStore(staff.database, [removeBrowsersOfLeaver]);
    for (const personUuid of [ann, bob]) {
      const by = { ...actorOf(personUuid), personUuid };
      await settings.addBrowser(
        by,
        { endpoint: `https://push.example/${personUuid}`, p256dh: 'p', auth: 'a' },
        staffNow,
      );
    }
    const countBrowsers = async () =>
      Promise.all([ann, bob].map(async (one) => (await settings.listBrowsers(one)).length));
    await memberships.end('acme', ann, operator, staffNow);
    expect(await countBrowsers()).toEqual([1, 1]);
    await memberships.end('wattle', ann, operator, staffNow);
    expect(await countBrowsers()).toEqual([0, 1]);
  });
});
