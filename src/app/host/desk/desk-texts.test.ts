import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeskHost, deskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const authToken = 'the-auth-token-of-twilio';
const path = '/inbound/sms';

const sign = (fields: Readonly<Record<string, string>>, url = `https://${deskHost}${path}`): string => {
  const written = Object.keys(fields)
    .toSorted()
    .map((name) => name + fields[name])
    .join('');
  return createHmac('sha1', authToken)
    .update(url + written)
    .digest('base64');
};

describe('the webhook of inbound text messages', () => {
  let desk: DeskHost;
  let ann: string;
  let lead: string;
  let count = 0;

  beforeAll(async () => {
    desk = await openDeskHost({
      INBOUND_SMS: 'on',
      TWILIO_ACCOUNT_SID: 'ACtest',
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: '+61491570157',
    });
    ann = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    count += 1;
    lead = await desk.addLead(site, { phone: `+6141234567${count}`, submissionHash: `text ${count}` });
  });

  const fieldsOf = (more: Readonly<Record<string, string>> = {}) => ({
    MessageSid: `SM${count}`,
    From: `+6141234567${count}`,
    To: '+61491570157',
    Body: 'Saturday at 10 & I’ll be there.',
    ...more,
  });
  const send = (
    fields: Readonly<Record<string, string>>,
    signature: string | undefined = sign(fields),
    payload = new URLSearchParams(fields).toString(),
  ) =>
    desk.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        host: deskHost,
        'content-type': 'application/x-www-form-urlencoded',
        ...(signature !== '' && { 'x-twilio-signature': signature }),
      },
    });
  const readLead = async () => (await desk.ask(`/sites/${site}/inbox/${lead}`, ann)).body.replaceAll('<!-- -->', '');

  it('takes a signed message, which the lead’s page then shows', async () => {
    for (const _ of ['once', 'again']) {
      const answer = await send(fieldsOf());
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml']);
      expect(answer.body).toContain('<Response/>');
    }
    const body = await readLead();
    expect(body.split('Saturday at 10 &amp; I’ll be there.')).toHaveLength(2);
    expect(body).toContain('SMS from the customer');
    expect((await desk.ask(`/sites/${site}/inbox?view=reminders`, ann)).body).toContain('New message');
  });

  it('says that the shopper asked for no more, and offers no SMS to them', async () => {
    expect(await readLead()).toContain('Send as');
    await send(fieldsOf({ Body: 'STOP', OptOutType: 'STOP' }));
    const body = await readLead();
    expect(body).toMatch(/The customer <\/strong>opted out of text messages/);
    expect(body).toContain('They’ve opted out of text messages.');
    expect(body).not.toContain('Send as');
  });

  it('refuses a wrong, missing or malformed signature', async () => {
    const fields = fieldsOf();
    for (const signature of ['', 'x', sign({ ...fields, Body: 'Other' }), sign(fields, `http://${deskHost}${path}`)])
      expect((await send(fields, signature)).statusCode).toBe(403);
    expect(await readLead()).not.toContain('SMS from the customer');
  });

  it('refuses a stranger before reading the body, and a body that is too large', async () => {
    const large = 'Body='.concat('x'.repeat(1_000_000));
    expect((await send({}, '', large)).statusCode).toBe(403);
    expect((await send({}, sign({ Body: 'x' }), large)).statusCode).toBe(413);
    const json = { 'content-type': 'application/json', 'x-twilio-signature': sign({}), host: deskHost };
    expect((await desk.app.inject({ method: 'POST', url: path, payload: '{}', headers: json })).statusCode).toBe(415);
  });

  it('answers the same for a number that no lead has', async () => {
    const answer = await send(fieldsOf({ From: '+61400000000' }));
    expect([answer.statusCode, answer.body.includes('<Response/>')]).toEqual([200, true]);
    expect(await readLead()).not.toContain('SMS from the customer');
  });
});

it('has no webhook of text messages unless it’s on', async () => {
  const desk = await openDeskHost();
  const headers = { host: deskHost, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await desk.app.inject({ method: 'POST', url: path, payload: 'Body=x', headers });
  await desk.close();
  expect(answer.statusCode).toBe(403);
});

it('refuses an address for a minute after too many invented signatures, before reading the body', async () => {
  const desk = await openDeskHost({
    INBOUND_SMS: 'on',
    RATE_LIMIT_DESK_SIGN_INS: '3',
    TRUST_PROXY: '127.0.0.1',
    TWILIO_ACCOUNT_SID: 'ACtest',
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: '+61491570157',
  });
  const post = async (payload: string, from = '192.0.2.1') => {
    const headers = {
      host: deskHost,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      'x-twilio-signature': sign({ Body: 'Other' }),
    };
    return (await desk.app.inject({ method: 'POST', url: path, payload, headers })).statusCode;
  };
  for (const _ of [1, 2, 3]) expect(await post('Body=x')).toBe(403);
  expect(await post('Body='.concat('x'.repeat(1_000_000)))).toBe(429);
  expect(await post('Body=x', '192.0.2.2')).toBe(403);
  await desk.close();
});
