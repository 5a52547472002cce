import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs, minuteMs, secondMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { maxCodeTries } from '../rules/staff-limits.ts';
import { actorOf, afterMs, openTestStaff, staffNow, type TestStaff } from '../testing/open-test-staff.ts';
import { hashStaffSecret } from './staff-secret.ts';

const later = afterMs(hourMs);

describe.each(testDatabases)('confirming who one is on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
  });
  afterAll(() => staff?.close());

  const signIn = async (name: string) => {
    const personUuid = await staff.addPerson(name, { siteSlug: 'wattle', role: 'owner' });
    const totp = URI.parse((await staff.secondFactors.beginAuthenticator(personUuid, 'a@example.test')) ?? '') as TOTP;
    const digits = totp.generate({ timestamp: staffNow.getTime() });
    await staff.secondFactors.confirmAuthenticator(digits, actorOf(personUuid), staffNow);
    const hash = await staff.signIn(personUuid);
    const session = await staff.sessions.find(hash, staffNow);
    if (session === undefined) throw new Error('There is no session.');
    return { personUuid, totp, hash, session, by: actorOf(personUuid) };
  };

  const codeAt = (totp: TOTP, at: Date) => totp.generate({ timestamp: at.getTime() });

  it('renews the session with another secret, and is in the audit log', async () => {
    const { personUuid, totp, hash, session, by } = await signIn('Ann');
    expect(session.provedAt).toEqual(staffNow);
    expect(await staff.proofs.findWays(personUuid)).toEqual({ hasPasskey: false, hasAuthenticator: true });
    const answer = await staff.proofs.proveByCode(session, codeAt(totp, later), by, later);
    if (answer.kind !== 'proved') throw new Error(answer.kind);
    expect(await staff.sessions.find(hash, later)).toBeUndefined();
    const renewed = await staff.sessions.find(hashStaffSecret('session', answer.secret), later);
    expect(renewed).toMatchObject({ sessionUuid: session.sessionUuid, provedAt: later, expiresAt: session.expiresAt });
    const [entry] = await staff.audit.list('wattle', null, 1);
    expect(entry).toMatchObject({ action: 'identityProved', personName: 'Ann', after: { way: 'authenticator' } });
  });

  it('accepts each code once, and no recovery code', async () => {
    const { personUuid, totp, session, by } = await signIn('Ben');
    const code = codeAt(totp, later);
    expect(await staff.proofs.proveByCode(session, code, by, later)).toMatchObject({ kind: 'proved' });
    expect(await staff.proofs.proveByCode(session, code, by, later)).toEqual({ kind: 'wrongCode' });
    const [recoveryCode = ''] = await staff.secondFactors.makeRecoveryCodes(by, later);
    expect(await staff.proofs.proveByCode(session, recoveryCode, by, later)).toEqual({ kind: 'wrongCode' });
    expect(await staff.secondFactors.find(personUuid)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('ends the session after five wrong codes, also if they come at once', async () => {
    const { totp, hash, session, by } = await signIn('Cleo');
    const other = await signIn('Dan');
    const guess = () => staff.proofs.proveByCode(session, '000000', by, later);
    const kinds = (await Promise.all(Array.from({ length: 2 * maxCodeTries }, guess))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'wrongCode')).toHaveLength(maxCodeTries - 1);
    expect(await staff.proofs.proveByCode(session, codeAt(totp, later), by, later)).toEqual({ kind: 'over' });
    expect(await staff.sessions.find(hash, later)).toBeUndefined();
    expect(await staff.sessions.find(other.hash, later)).toBeDefined();
  });

  it('forgets wrong codes after a right one', async () => {
    const { totp, session, by } = await signIn('Eve');
    const guess = () => staff.proofs.proveByCode(session, '000000', by, later);
    for (const minutes of [0, 1]) {
      for (let wrong = 1; wrong < maxCodeTries; wrong += 1) expect(await guess()).toEqual({ kind: 'wrongCode' });
      const at = afterMs(hourMs + minutes * minuteMs);
      expect(await staff.proofs.proveByCode(session, codeAt(totp, at), by, at)).toMatchObject({ kind: 'proved' });
    }
  });

  it('proves nothing by a passkey’s answer to no question, and nothing for a demo link', async () => {
    const { personUuid, session, by } = await signIn('Fay');
    const sent = { challenge: 'x'.repeat(43), response: { id: 'abc' } };
    const at = { origin: 'https://desk.example', hostname: 'desk.example' };
    expect(await staff.proofs.proveByPasskey(session, sent, at, by, later)).toBeNull();
    const link = await staff.links.addDemo(personUuid, staffNow, afterMs(30 * secondMs));
    const answer = await staff.links.use(link, null, by, undefined, staffNow);
    if (answer.kind !== 'signedIn') throw new Error(answer.kind);
    const demo = await staff.sessions.find(hashStaffSecret('session', answer.secret), staffNow);
    expect(demo).toMatchObject({ way: 'demo', provedAt: null });
  });
});
