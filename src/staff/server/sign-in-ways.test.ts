import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs, minuteMs, secondMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { readTypedCode } from '../rules/read-typed-code.ts';
import { maxCodeTries, maxLinksAnHour } from '../rules/staff-limits.ts';
import { actorOf, afterMs, openTestStaff, operator, staffNow, type TestStaff } from '../testing/open-test-staff.ts';
import { openDemoOwner } from './demo-owners.ts';
import { hashStaffSecret } from './staff-secret.ts';

const sales = { siteSlug: 'wattle', role: 'sales' } as const;
const stranger = { ...operator, device: 'Firefox' };
const passkey = { credentialId: 'abc', publicKey: 'key', counter: 0, transports: ['internal'], isBackedUp: true };

describe.each(testDatabases)('ways to sign in on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
  });
  afterAll(() => staff?.close());

  const addAuthenticator = async (personUuid: string): Promise<TOTP> => {
    const totp = URI.parse((await staff.secondFactors.beginAuthenticator(personUuid, 'a@example.test')) ?? '') as TOTP;
    const digits = totp.generate({ timestamp: staffNow.getTime() - hourMs });
    expect(await staff.secondFactors.confirmAuthenticator(digits, actorOf(personUuid), afterMs(-hourMs))).toBe(true);
    return totp;
  };

  const codeAt = (totp: TOTP, ms = 0) => readTypedCode(totp.generate({ timestamp: staffNow.getTime() + ms }));

  const openLink = async (name: string, now = staffNow): Promise<string> => {
    const secret = await staff.links.add(`${name.toLowerCase()}@example.test`, now);
    if (secret === null) throw new Error('There is no link.');
    return secret;
  };

  it('gives no link to an address without an account, a second factor or a site', async () => {
    expect(await staff.links.add('nobody@example.test', staffNow)).toBeNull();
    await staff.addPerson('Plain', sales);
    expect(await staff.links.add('plain@example.test', staffNow)).toBeNull();
    const left = await staff.addPerson('Left');
    await staff.secondFactors.makeRecoveryCodes(actorOf(left), staffNow);
    expect(await staff.links.add('left@example.test', staffNow)).toBeNull();
  });

  it('signs in by a link and a code of the authenticator app, each once', async () => {
    const ann = await staff.addPerson('Ann', sales);
    const totp = await addAuthenticator(ann);
    const secret = await openLink('Ann');
    expect(await staff.links.find(secret, staffNow)).toEqual({ needsCode: true, email: 'ann@example.test' });
    expect(await staff.links.use(secret, null, stranger, undefined, staffNow)).toEqual({ kind: 'wrongCode' });
    const answer = await staff.links.use(secret, codeAt(totp), stranger, undefined, staffNow);
    if (answer.kind !== 'signedIn') throw new Error(answer.kind);
    const session = await staff.sessions.find(hashStaffSecret('session', answer.secret), staffNow);
    expect(session).toMatchObject({ personUuid: ann, way: 'authenticator' });
    expect(await staff.links.use(secret, codeAt(totp), stranger, undefined, staffNow)).toEqual({ kind: 'over' });
    expect(await staff.links.find(secret, staffNow)).toBeUndefined();
    const next = await openLink('Ann');
    expect(await staff.links.use(next, codeAt(totp), stranger, undefined, staffNow)).toEqual({ kind: 'wrongCode' });
    const later = afterMs(30 * secondMs);
    expect(await staff.links.use(next, codeAt(totp, 30 * secondMs), stranger, undefined, later)).toMatchObject({
      kind: 'signedIn',
    });
  });

  it('accepts the codes before and after, because clocks differ, and no others', async () => {
    const totp = await addAuthenticator(await staff.addPerson('Clock', sales));
    const secret = await openLink('Clock');
    for (const seconds of [-90, 90]) {
      const answer = await staff.links.use(secret, codeAt(totp, seconds * secondMs), stranger, undefined, staffNow);
      expect([seconds, answer.kind]).toEqual([seconds, 'wrongCode']);
    }
    expect(await staff.links.use(secret, codeAt(totp, -30 * secondMs), stranger, undefined, staffNow)).toMatchObject({
      kind: 'signedIn',
    });
  });

  it('ends a link after five wrong codes, also if they come at once', async () => {
    const totp = await addAuthenticator(await staff.addPerson('Guess', sales));
    const secret = await openLink('Guess');
    const guess = () =>
      staff.links.use(secret, { kind: 'authenticator', digits: '000000' }, stranger, undefined, staffNow);
    const kinds = (await Promise.all(Array.from({ length: 2 * maxCodeTries }, guess))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'wrongCode')).toHaveLength(maxCodeTries);
    expect(await staff.links.use(secret, codeAt(totp), stranger, undefined, staffNow)).toEqual({ kind: 'over' });
  });

  it('ends a link after 15 minutes, and sends at most five an hour', async () => {
    await addAuthenticator(await staff.addPerson('Many', sales));
    const secret = await openLink('Many');
    expect(await staff.links.find(secret, afterMs(15 * minuteMs))).toBeUndefined();
    for (let at = 1; at < maxLinksAnHour; at += 1) await openLink('Many');
    expect(await staff.links.add('many@example.test', staffNow)).toBeNull();
    expect(await staff.links.add('many@example.test', afterMs(hourMs + 1))).not.toBeNull();
  });

  it('signs in by a recovery code, once, however it is typed', async () => {
    const rita = await staff.addPerson('Rita', sales);
    const codes = await staff.secondFactors.makeRecoveryCodes(actorOf(rita), staffNow);
    expect(codes).toHaveLength(10);
    const typed = readTypedCode(` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `);
    const use = async () => staff.links.use(await openLink('Rita'), typed, stranger, undefined, staffNow);
    expect(await use()).toMatchObject({ kind: 'signedIn' });
    expect(await use()).toEqual({ kind: 'wrongCode' });
    expect(await staff.secondFactors.find(rita)).toEqual({ hasAuthenticator: false, recoveryCodesLeft: 9 });
    const other = await staff.addPerson('Otto', sales);
    await staff.secondFactors.makeRecoveryCodes(actorOf(other), staffNow);
    const foreign = readTypedCode(codes[1] ?? '');
    expect(await staff.links.use(await openLink('Otto'), foreign, stranger, undefined, staffNow)).toEqual({
      kind: 'wrongCode',
    });
  });

  it('keeps an authenticator’s secret sealed, and unconfirmed ones useless', async () => {
    const eve = await staff.addPerson('Eve', sales);
    const totp = URI.parse((await staff.secondFactors.beginAuthenticator(eve, 'eve@example.test')) ?? '') as TOTP;
    const { rows } = await staff.database.primary.execute(`SELECT totp_sealed FROM staff_people WHERE name = 'Eve'`);
    expect(JSON.stringify(rows)).not.toContain(totp.secret.base32);
    await staff.secondFactors.makeRecoveryCodes(actorOf(eve), staffNow);
    expect(await staff.links.use(await openLink('Eve'), codeAt(totp), stranger, undefined, staffNow)).toEqual({
      kind: 'wrongCode',
    });
  });

  it('doesn’t show a new code for an authenticator app that is already in use', async () => {
    const ivy = await staff.addPerson('Ivy', sales);
    const totp = await addAuthenticator(ivy);
    expect(await staff.secondFactors.beginAuthenticator(ivy, 'ivy@example.test')).toBeNull();
    expect(await staff.links.use(await openLink('Ivy'), codeAt(totp), stranger, undefined, staffNow)).toMatchObject({
      kind: 'signedIn',
    });
  });

  describe('invitations', () => {
    const invited = { siteSlug: 'acme', role: 'manager', locationIds: [2], categories: null } as const;

    it('join a new person with a passkey, once, within three days', async () => {
      const boss = await staff.addPerson('Boss', { siteSlug: 'acme', role: 'owner' });
      const secret = await staff.invitations.add(invited, 'new@example.test', actorOf(boss), staffNow);
      expect(await staff.invitations.find(secret, afterMs(72 * hourMs))).toBeUndefined();
      const found = await staff.invitations.find(secret, staffNow);
      if (found === undefined) throw new Error('There is no invitation.');
      expect(found).toMatchObject({ ...invited, email: 'new@example.test', personName: null, needsSignIn: false });
      const accept = () => staff.invitations.acceptWithPasskey(found, { name: 'New', passkey }, stranger, staffNow);
      const session = await staff.sessions.find(hashStaffSecret('session', (await accept()) ?? ''), staffNow);
      expect(session).toMatchObject({ name: 'New', way: 'passkey', memberships: [invited] });
      expect(await accept()).toBeNull();
      expect(await staff.invitations.find(secret, staffNow)).toBeUndefined();
    });

    it('ask a person who has a passkey to sign in, unless an operator replaces lost ones', async () => {
      const byColleague = await staff.invitations.add(
        { ...invited, siteSlug: 'third' },
        'new@example.test',
        actorOf(await staff.addPerson('Chief')),
        staffNow,
      );
      const found = await staff.invitations.find(byColleague, staffNow);
      if (found === undefined) throw new Error('There is no invitation.');
      expect(found).toMatchObject({ personName: 'New', needsSignIn: true });
      const other = { ...passkey, credentialId: 'def' };
      expect(
        await staff.invitations.acceptWithPasskey(found, { name: 'Thief', passkey: other }, stranger, staffNow),
      ).toBeNull();
      expect(await staff.invitations.acceptSignedIn(found, actorOf(await staff.addPerson('Thief')), staffNow)).toBe(
        false,
      );
      expect(await staff.invitations.acceptSignedIn(found, actorOf(found.personUuid), staffNow)).toBe(true);
      const former = await staff.signIn(found.personUuid);
      const byOperator = await staff.invitations.add(invited, 'new@example.test', operator, staffNow);
      const again = await staff.invitations.find(byOperator, staffNow);
      if (again === undefined) throw new Error('There is no invitation.');
      expect(again.needsSignIn).toBe(false);
      expect(
        await staff.invitations.acceptWithPasskey(again, { name: 'New', passkey: other }, stranger, staffNow),
      ).not.toBeNull();
      expect(await staff.sessions.find(former, staffNow)).toBeUndefined();
      expect((await staff.passkeys.list(found.personUuid)).map(({ credentialId }) => credentialId)).toEqual(['def']);
    });

    it('replace an earlier one to the same address, and can be withdrawn', async () => {
      const first = await staff.invitations.add(invited, 'late@example.test', operator, staffNow);
      const second = await staff.invitations.add(invited, 'late@example.test', operator, staffNow);
      expect(await staff.invitations.find(first, staffNow)).toBeUndefined();
      const [listed] = await staff.invitations.list('acme', staffNow);
      expect(listed).toMatchObject({ email: 'late@example.test', role: 'manager' });
      expect(await staff.invitations.revoke('wattle', listed?.invitationUuid ?? '', operator, staffNow)).toBe(false);
      expect(await staff.invitations.revoke('acme', listed?.invitationUuid ?? '', operator, staffNow)).toBe(true);
      expect(await staff.invitations.find(second, staffNow)).toBeUndefined();
    });
  });

  it('keeps a person’s last passkey', async () => {
    const kim = await staff.addPerson('Kim', sales);
    for (const credentialId of ['kim-1', 'kim-2'])
      await staff.passkeys.add({ ...passkey, credentialId }, actorOf(kim), staffNow);
    expect(await staff.passkeys.remove('abc', actorOf(kim), staffNow)).toBe(false);
    expect(await staff.passkeys.remove('kim-1', actorOf(kim), staffNow)).toBe(true);
    expect(await staff.passkeys.remove('kim-2', actorOf(kim), staffNow)).toBe(false);
  });

  it('refuses answers to a passkey dialog that are made up, and each dialog is answered once', async () => {
    const at = { origin: 'https://desk.example', hostname: 'desk.example' };
    const { options, challenge } = await staff.passkeys.beginSignIn(at, staffNow);
    expect(options).toMatchObject({ challenge, rpId: 'desk.example', userVerification: 'required' });
    for (const response of [null, 1, {}, { id: 'kim-2' }, { id: 'kim-2', response: { clientDataJSON: 'x' } }]) {
      const sent = { challenge, response, earlierHash: undefined };
      expect(await staff.passkeys.signIn(sent, at, stranger, staffNow)).toBeNull();
      expect(await staff.passkeys.verifyRegistration(challenge, response, at, staffNow)).toBeNull();
    }
    expect(
      await staff.passkeys.signIn(
        { challenge: undefined, response: {}, earlierHash: undefined },
        at,
        stranger,
        staffNow,
      ),
    ).toBeNull();
  });

  it('makes one demo owner per site, whose links work once and without a code', async () => {
    const [first, second] = [
      await openDemoOwner(staff.database, staff.links, 'demo', staffNow),
      await openDemoOwner(staff.database, staff.links, 'demo', staffNow),
    ];
    const members = await staff.memberships.list('demo');
    expect(members).toMatchObject([{ name: 'Demo Owner', role: 'owner', email: 'owner@demo.example' }]);
    for (const secret of [first ?? '', second ?? '']) {
      expect(await staff.links.use(secret, null, stranger, undefined, staffNow)).toMatchObject({ kind: 'signedIn' });
      expect(await staff.links.use(secret, null, stranger, undefined, staffNow)).toEqual({ kind: 'over' });
    }
    await staff.passkeys.add({ ...passkey, credentialId: 'demo' }, actorOf(members[0]?.personUuid ?? ''), staffNow);
    expect(await openDemoOwner(staff.database, staff.links, 'demo', staffNow)).toBeUndefined();
  });
});
