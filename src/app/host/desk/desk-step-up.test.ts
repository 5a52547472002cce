import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const staffPage = `/sites/${site}/staff`;
const stepMs = 30_000;

describe('confirming who one is at the desk', () => {
  let desk: DeskHost;

  beforeAll(async () => {
    desk = await openDeskHost();
  });
  afterAll(() => desk?.close());

  const openOwner = async (name: string) => {
    const personUuid = await desk.addPerson(name, { siteSlug: site, role: 'owner' });
    const cookie = await desk.signIn(personUuid);
    const begun = await desk.post('/account', { intent: 'beginAuthenticator' }, cookie);
    const [, key = ''] = />((?:[A-Z2-7]{4} ?){8})</.exec(begun.body) ?? [];
    const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    const code = totp.generate({ timestamp: Date.now() - stepMs });
    expect((await desk.post('/account', { intent: 'confirmAuthenticator', code }, cookie)).statusCode).toBe(303);
    await desk.agePasskey(personUuid);
    return { cookie, makeCode: () => totp.generate() };
  };

  const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
    /__Host-staff=[\w-]{43}/.exec(String(headers['set-cookie']))?.[0] ?? '';

  it('goes on with what was typed, without scripts, and renews the session', async () => {
    const { cookie, makeCode } = await openOwner('Ann');
    const leaver = await desk.addPerson('Leaver', { siteSlug: site, role: 'sales' });
    const form = { intent: 'end', id: leaver };
    const asked = await desk.post(staffPage, form, cookie);
    expect(asked.statusCode).toBe(403);
    expect(asked.body).toContain(`action="${staffPage}"`);
    expect(asked.body).toContain(`name="id" value="${leaver}"`);
    expect((await desk.ask(staffPage, cookie)).body).toContain('leaver@example.test');
    const wrong = await desk.post(staffPage, { ...form, proofCode: '000000' }, cookie);
    expect([wrong.statusCode, wrong.body.includes('That code isn’t right')]).toEqual([403, true]);
    expect(wrong.body).not.toContain('000000');
    const done = await desk.post(staffPage, { ...form, proofCode: makeCode() }, cookie);
    expect([done.statusCode, done.headers.location]).toEqual([303, staffPage]);
    expect((await desk.ask(staffPage, cookie)).statusCode).toBe(302);
    const page = await desk.ask(staffPage, cookieOf(done.headers));
    expect(page.body).not.toContain('leaver@example.test');
    const again = await desk.post(staffPage, form, cookieOf(done.headers));
    expect(again.body).toContain('no longer works here');
  });

  it('brings a reader back to where they were, and nowhere else', async () => {
    const { cookie, makeCode } = await openOwner('Ben');
    const page = await desk.ask(`/confirm?to=${encodeURIComponent(staffPage)}`, cookie);
    expect(page.body).toContain('Code from your authenticator app');
    expect((await desk.post(`/confirm?to=${staffPage}`, {}, cookie)).statusCode).toBe(422);
    const proved = await desk.post('/confirm?to=https://evil.example', { proofCode: makeCode() }, cookie);
    expect([proved.statusCode, proved.headers.location]).toEqual([303, '/']);
    const next = await desk.post(`/confirm?to=${staffPage}`, {}, cookieOf(proved.headers));
    expect([next.statusCode, next.headers.location]).toEqual([303, staffPage]);
  });

  it('ends the session after five wrong codes, and changes nothing', async () => {
    const { cookie } = await openOwner('Cleo');
    const stayer = await desk.addPerson('Stayer', { siteSlug: site, role: 'sales' });
    const answers: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const form = { intent: 'end', id: stayer, proofCode: '000000' };
      answers.push((await desk.post(staffPage, form, cookie)).statusCode);
    }
    expect(answers).toEqual([403, 403, 403, 403, 302]);
    expect((await desk.ask(staffPage, cookie)).statusCode).toBe(302);
    const owner = await desk.signIn(await desk.addPerson('Other', { siteSlug: site, role: 'owner' }));
    expect((await desk.ask(staffPage, owner)).body).toContain('stayer@example.test');
  });
});
