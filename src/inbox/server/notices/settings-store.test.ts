import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createMembershipStore } from '#src/staff/server/membership-store.ts';
import { actorOf, openTestStaff, operator, staffNow, type TestStaff } from '#src/staff/testing/open-test-staff.ts';
import { createSettingsStore, removeBrowsersOfLeaver } from './settings-store.ts';

describe.each(testDatabases)('browsers that get push messages, on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
    await staff.addPerson('Boss', { siteSlug: 'acme', role: 'owner' }, { siteSlug: 'wattle', role: 'owner' });
  });
  afterAll(() => staff?.close());

  it('are removed when their owner leaves the last site', async () => {
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

  it('stay with their owner if another person has too many to add them', async () => {
    const settings = createSettingsStore(staff.database);
    const add = async (personUuid: string, browser: string) =>
      settings.addBrowser(
        { ...actorOf(personUuid), personUuid },
        { endpoint: `https://push.example/${browser}`, p256dh: 'p', auth: 'a' },
        staffNow,
      );
    const cat = await staff.addPerson('Cat', { siteSlug: 'acme', role: 'sales' });
    const dan = await staff.addPerson('Dan', { siteSlug: 'acme', role: 'sales' });
    await add(cat, 'shared');
    for (let index = 0; index < 10; index += 1) expect(await add(dan, `dan-${index}`)).toBe('added');
    expect(await add(dan, 'shared')).toBe('tooMany');
    expect(await settings.listBrowsers(cat)).toHaveLength(1);
    expect(await add(dan, 'dan-3')).toBe('added');
    expect(await settings.listBrowsers(dan)).toHaveLength(10);
  });
});
