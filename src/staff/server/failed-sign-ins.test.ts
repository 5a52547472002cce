import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { maxCodeTries, maxFailuresAnHour } from '../rules/staff-limits.ts';
import { actorOf, afterMs, openTestStaff, operator, staffNow, type TestStaff } from '../testing/open-test-staff.ts';
import { writeFailureAtSites } from './audit-store.ts';

const sales = { siteSlug: 'wattle', role: 'sales' } as const;
const stranger = { ...operator, device: 'Firefox' };
const at = { origin: 'https://desk.example', hostname: 'desk.example' };
const wrongCode = { kind: 'authenticator', digits: '000000' } as const;

describe.each(testDatabases)('failed sign-ins on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
  });
  afterAll(() => staff?.close());
  beforeEach(async () => {
    await staff.database.primary.execute(
      sql`TRUNCATE staff_people, staff_memberships, staff_passkeys, staff_links, staff_audit`,
    );
  });

  const listFailures = async (siteSlug: string) =>
    (await staff.audit.list(siteSlug, null, 500)).filter(({ action }) => action === 'signInFailed');

  it('are in the audit log of each of the person’s sites, for a wrong code', async () => {
    const ann = await staff.addPerson('Ann', sales, { siteSlug: 'acme', role: 'owner' });
    await staff.secondFactors.makeRecoveryCodes(actorOf(ann), staffNow);
    const secret = (await staff.links.add('ann@example.test', staffNow)) ?? '';
    for (let tries = 0; tries <= maxCodeTries; tries += 1)
      await staff.links.use(secret, wrongCode, stranger, undefined, staffNow);
    for (const site of ['wattle', 'acme']) expect(await listFailures(site)).toHaveLength(maxCodeTries);
    expect((await listFailures('wattle'))[0]).toMatchObject({
      personUuid: null,
      subject: { kind: 'person', id: ann },
      subjectName: 'Ann',
      after: { way: 'code' },
      device: 'Firefox',
    });
  });

  it('are in the audit log for a wrong answer of a known passkey, and not for an unknown one', async () => {
    const ann = await staff.addPerson('Ann', sales);
    const passkey = { credentialId: 'abc', publicKey: 'key', counter: 0, transports: [], isBackedUp: true };
    await staff.passkeys.add(passkey, actorOf(ann), staffNow);
    for (const id of ['abc', 'def']) {
      const { challenge } = await staff.passkeys.beginSignIn(at, staffNow);
      const sent = { challenge, response: { id, response: { clientDataJSON: 'x' } }, earlierHash: undefined };
      expect(await staff.passkeys.signIn(sent, at, stranger, staffNow)).toBeNull();
    }
    expect((await listFailures('wattle')).map(({ after }) => after)).toEqual([{ way: 'passkey' }]);
  });

  it('are bounded by the hour, for each person', async () => {
    const [ann, bob] = [await staff.addPerson('Ann', sales), await staff.addPerson('Bob', sales)];
    const fail = (personUuid: string, now = staffNow) =>
      writeFailureAtSites(staff.database.primary, personUuid, { actor: stranger, after: { way: 'code' }, at: now });
    for (let count = 0; count < maxFailuresAnHour + 5; count += 1) await fail(ann);
    expect(await listFailures('wattle')).toHaveLength(maxFailuresAnHour);
    await fail(bob);
    await fail(ann, afterMs(hourMs));
    expect(await listFailures('wattle')).toHaveLength(maxFailuresAnHour + 2);
  });
});
