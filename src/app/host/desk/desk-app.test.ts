import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, deskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const inbox = `/sites/${site}/inbox`;

describe('the desk', () => {
  let desk: DeskHost;
  let cookie: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    cookie = await desk.signIn(await desk.addPerson('owner', { siteSlug: site, role: 'owner' }));
  });
  afterAll(() => desk?.close());

  it('is never cached, indexed or framed, and runs only its own scripts', async () => {
    const pages = [await desk.ask('/sign-in'), await desk.ask(inbox, cookie), await desk.ask('/nothing', cookie)];
    for (const { headers, body } of pages) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['x-frame-options']).toBe('DENY');
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy) ?? [];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain('unsafe');
      const scripts = [...body.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(1);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    }
    expect(new Set(pages.map(({ headers }) => headers['content-security-policy'])).size).toBe(pages.length);
  });

  it('asks robots to stay away', async () => {
    expect((await desk.ask('/robots.txt')).body).toContain('Disallow: /');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host without TLS', { origin: `http://${deskHost}` }],
    ['a dealer’s website', { origin: `https://www.${site}.example` }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses a form from %s', async (_, headers) => {
    const answer = await desk.post(inbox, { intent: 'take' }, cookie, headers);
    expect(answer.statusCode).toBe(403);
  });

  it('refuses a program that sends neither an origin nor the browser’s own header', async () => {
    const post = {
      method: 'POST',
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    expect((await desk.ask('/sign-in', '', post)).statusCode).toBe(403);
  });

  it('limits bodies and addresses, and accepts forms and JSON only', async () => {
    const large = await desk.post(inbox, { note: 'x'.repeat(140_000) }, cookie);
    expect(large.statusCode).toBe(413);
    const longReply = await desk.post(inbox, { note: '车'.repeat(10_000) }, cookie);
    expect(longReply.statusCode).not.toBe(413);
    const file = await desk.post(inbox, {}, cookie, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(file.statusCode).toBe(415);
    expect((await desk.ask(`/sign-in?to=${'x'.repeat(2000)}`)).statusCode).toBe(400);
  });

  it.each([
    ['nothing', '', {}],
    ['JSON', '{"email":"olive@example.test"}', { 'content-type': 'application/json' }],
  ])('refuses %s in place of a form, without calling it a fault', async (_, payload, headers) => {
    for (const path of ['/sign-in', '/account']) {
      const post = { method: 'POST', payload, headers: { ...headers, origin: `https://${deskHost}` } } as const;
      const answer = await desk.ask(path, cookie, post);
      expect([path, answer.statusCode]).toEqual([path, 415]);
      expect(answer.body).toContain('We couldn’t read this form');
    }
  });

  it('accepts no session that is unknown, malformed or of another kind', async () => {
    for (const value of ['', 'x', 'x'.repeat(43), `${cookie.slice('__Host-staff='.length)}x`]) {
      const { statusCode, headers } = await desk.ask(inbox, `__Host-staff=${value}`);
      expect([value.length, statusCode, headers.location]).toEqual([
        value.length,
        302,
        `/sign-in?to=${encodeURIComponent(inbox)}`,
      ]);
    }
  });

  it('ends the session when a person signs out, also for a copy of the cookie', async () => {
    const other = await desk.signIn(await desk.addPerson('leaver', { siteSlug: site, role: 'sales' }));
    expect((await desk.ask(inbox, other)).statusCode).toBe(200);
    const { statusCode, headers } = await desk.post('/sign-out', {}, other);
    expect([statusCode, headers.location]).toEqual([302, '/sign-in']);
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-staff=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await desk.ask(inbox, other)).statusCode).toBe(302);
  });

  it('leads nobody away after signing in', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const { headers } = await desk.ask(`/sign-in?to=${encodeURIComponent(to)}`, cookie);
      expect([to, headers.location]).toEqual([to, '/']);
    }
  });

  it('shows the list and a lead, and accepts changes, without scripts', async () => {
    const leadUuid = await desk.addLead(site, { firstName: 'Zoë', message: 'Is it <b>free</b>?' });
    const list = await desk.ask(inbox, cookie);
    expect(list.body).toContain(`href="${inbox}/${leadUuid}"`);
    const page = await desk.ask(`${inbox}/${leadUuid}`, cookie);
    expect(page.body).toContain('Is it &lt;b&gt;free&lt;/b&gt;?');
    const taken = await desk.post(`${inbox}/${leadUuid}`, { intent: 'take' }, cookie);
    expect([taken.statusCode, taken.headers.location]).toEqual([303, `${inbox}/${leadUuid}`]);
    const given = await desk.post(`${inbox}/${leadUuid}`, { intent: 'assign', assignee: 'nobody' }, cookie);
    expect(given.statusCode).toBe(303);
    expect((await desk.ask(`${inbox}/${leadUuid}`, cookie)).body).toContain('Unassigned');
    const refused = await desk.post(`${inbox}/${leadUuid}`, { intent: 'stage', stage: 'lost' }, cookie);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Please choose why the lead was lost.');
    const lost = { intent: 'stage', stage: 'lost', lostReason: 'price' };
    expect((await desk.post(`${inbox}/${leadUuid}`, lost, cookie)).statusCode).toBe(303);
    expect((await desk.ask(`${inbox}/${leadUuid}`, cookie)).body).toContain('changed the stage to Lost (price)');
    expect((await desk.ask(`${inbox}?view=done`, cookie)).body).toContain(leadUuid);
    expect((await desk.ask(`${inbox}?view=all&q=zoe`, cookie)).body).toContain(leadUuid);
    expect((await desk.ask(`/sites/${site}/audit`, cookie)).body).toContain('changed the stage of a lead');
  });
});

describe('limits of the desk', () => {
  it('counts requests and attempts to sign in of one address', async () => {
    const desk = await openDeskHost({ RATE_LIMIT_DESK: '6', RATE_LIMIT_DESK_SIGN_INS: '2' });
    try {
      const statuses: number[] = [];
      for (let at = 0; at < 4; at += 1) statuses.push((await desk.post('/sign-in', { email: 'x' })).statusCode);
      expect(statuses).toEqual([422, 422, 429, 429]);
      for (let at = 0; at < 3; at += 1) statuses.push((await desk.ask('/sign-in')).statusCode);
      expect(statuses.slice(4)).toEqual([200, 200, 429]);
    } finally {
      await desk.close();
    }
  });
});
