import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReplyAddresses } from '#src/inbox/server/reply-addresses.ts';
import { makeMail } from '#src/inbox/testing/make-mail.ts';
import { makeLead } from '#src/leads/testing/make-lead.ts';
import { type DeskHost, deskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const secret = 'a-secret-of-the-mail-service';
const bearer = { authorization: `Bearer ${secret}` };

describe('the webhook of inbound mail', () => {
  let desk: DeskHost;
  let ann: string;
  let lead: string;
  let to: string;
  let address: string;

  beforeAll(async () => {
    desk = await openDeskHost({
      INBOUND_MAIL_DOMAIN: 'reply.example',
      INBOUND_MAIL_SECRET: secret,
      TRUST_PROXY: '127.0.0.1',
    });
    address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
    ann = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    lead = await desk.addLead(site);
    const own = desk.siteOf(site);
    if (own === undefined) throw new Error('There is no site.');
    const chosen = await createReplyAddresses(desk.database, 'reply.example').choose(own, makeLead({ leadUuid: lead }));
    to = chosen.address ?? '';
  });

  const send = (payload: string | Buffer, headers: Record<string, string>, type = 'message/rfc822') =>
    desk.app.inject({
      method: 'POST',
      url: '/inbound/mail',
      payload,
      headers: { host: deskHost, 'content-type': type, ...headers },
    });
  const sign = (body: string, seconds = Math.floor(Date.now() / 1000)) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

  it('takes a signed email, which the lead’s page then shows', async () => {
    const raw = makeMail({ to });
    const signed = { 'forecourt-signature': sign(raw) };
    expect((await send(raw, signed)).json()).toEqual({ outcome: 'stored' });
    expect((await send(raw, signed)).json()).toEqual({ outcome: 'repeated' });
    const { body } = await desk.ask(`/sites/${site}/inbox/${lead}`, ann);
    for (const words of ['Email from the customer', 'Yes, Saturday at 10.']) expect(body).toContain(words);
    expect((await desk.ask(`/sites/${site}/inbox?view=reminders`, ann)).body).toContain('New message');
  });

  it('takes an email as a field of a form, with the secret as password', async () => {
    const form = new FormData();
    form.set('email', makeMail({ to }));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const authorization = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
    const answer = await send(Buffer.from(await encoded.arrayBuffer()), { authorization }, type);
    expect(answer.json()).toEqual({ outcome: 'stored' });
  });

  it('refuses a wrong, missing or old signature and a wrong secret', async () => {
    const raw = makeMail({ to });
    const old = Math.floor(Date.now() / 1000) - 400;
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { 'forecourt-signature': sign(`${raw} `) },
      { 'forecourt-signature': sign(raw, old) },
      { 'forecourt-signature': sign(`${raw} `), authorization: 'Bearer wrong' },
    ])
      expect((await send(raw, headers as Record<string, string>)).statusCode).toBe(403);
    expect((await desk.ask(`/sites/${site}/inbox/${lead}`, ann)).body).not.toContain('Saturday at 10');
  });

  it('refuses a stranger before reading the body', async () => {
    const tooLarge = 'x'.repeat(12_000_000);
    expect((await send(tooLarge, {})).statusCode).toBe(403);
    expect((await send(tooLarge, { authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await send(tooLarge, { 'forecourt-signature': 'invented' })).statusCode).toBe(403);
    expect((await send(tooLarge, { 'forecourt-signature': sign(tooLarge, 1) })).statusCode).toBe(403);
    expect((await send(tooLarge, { 'forecourt-signature': sign(tooLarge) })).statusCode).toBe(413);
    expect((await send(tooLarge, bearer)).statusCode).toBe(413);
  });

  const openBody = (from: string): ClientRequest => {
    const headers = {
      'forecourt-signature': sign('something else'),
      host: deskHost,
      'x-forwarded-for': from,
      'content-type': 'message/rfc822',
      'content-length': '8',
    };
    const sent = request(`${address}/inbound/mail`, { method: 'POST', headers }).on('error', () => undefined);
    sent.flushHeaders();
    return sent;
  };
  const readStatus = async (sent: ClientRequest): Promise<number | undefined> => {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  };

  it('reads four bodies with unchecked signatures at once, two from an address, and asks for the others again', async () => {
    const raw = makeMail({ to });
    const signed = { 'forecourt-signature': sign(raw) };
    const sendFrom = (from: string) => send(raw, { ...signed, 'x-forwarded-for': from });
    const first = [openBody('192.0.2.1'), openBody('192.0.2.1')];
    await vi.waitFor(async () => {
      const refused = await sendFrom('192.0.2.1');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    });
    expect((await sendFrom('192.0.2.2')).statusCode).toBe(200);
    const [gone, ...others] = [openBody('192.0.2.2'), openBody('192.0.2.3'), ...first];
    const answers = others.map(readStatus);
    await vi.waitFor(async () => expect((await sendFrom('192.0.2.4')).statusCode).toBe(503));
    expect((await send(makeMail({ to: 'sales@dealer.example' }), bearer)).statusCode).toBe(404);
    gone?.destroy();
    await vi.waitFor(async () => expect((await sendFrom('192.0.2.4')).statusCode).toBe(200));
    for (const sent of others) sent.end('invented');
    expect(await Promise.all(answers)).toEqual([403, 403, 403]);
  });

  it('gives a body with an unchecked signature five seconds, and then reads others', async () => {
    const startedMs = performance.now();
    const slow = [openBody('192.0.2.5'), openBody('192.0.2.5')];
    expect(await Promise.all(slow.map(readStatus))).toEqual([408, 408]);
    expect(performance.now() - startedMs).toBeLessThan(9000);
    const raw = makeMail({ to });
    const again = await send(raw, { 'forecourt-signature': sign(raw), 'x-forwarded-for': '192.0.2.5' });
    expect(again.statusCode).toBe(200);
  });

  it('takes 10 MB, and refuses more, an empty body and another type', async () => {
    const line = `${'x'.repeat(76)}\r\n`;
    expect((await send(makeMail({ to, body: line.repeat(125_000) }), bearer)).json()).toEqual({ outcome: 'stored' });
    expect((await send(makeMail({ to, body: line.repeat(130_000) }), bearer)).statusCode).toBe(413);
    expect((await send('', bearer)).statusCode).toBe(400);
    expect((await send('{}', bearer, 'application/json')).statusCode).toBe(415);
    const unknown = await send(makeMail({ to: 'sales@dealer.example' }), bearer);
    expect([unknown.statusCode, unknown.json().detail]).toEqual([404, 'This email doesn’t match any lead.']);
  });
});

it('refuses an address for a minute after too many invented signatures, before reading the body', async () => {
  const desk = await openDeskHost({
    INBOUND_MAIL_DOMAIN: 'reply.example',
    INBOUND_MAIL_SECRET: secret,
    RATE_LIMIT_DESK_SIGN_INS: '3',
    TRUST_PROXY: '127.0.0.1',
  });
  const post = async (payload: string, from = '192.0.2.1') => {
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
    const headers = { host: deskHost, 'content-type': 'message/rfc822', 'x-forwarded-for': from };
    const sent = { ...headers, 'forecourt-signature': signature };
    return (await desk.app.inject({ method: 'POST', url: '/inbound/mail', payload, headers: sent })).statusCode;
  };
  for (const _ of [1, 2, 3]) expect(await post('invented')).toBe(403);
  expect(await post('x'.repeat(12_000_000))).toBe(429);
  expect(await post('invented', '192.0.2.2')).toBe(403);
  const bearerAnswer = await desk.app.inject({
    method: 'POST',
    url: '/inbound/mail',
    payload: makeMail({ to: 'sales@dealer.example' }),
    headers: { ...bearer, host: deskHost, 'content-type': 'message/rfc822', 'x-forwarded-for': '192.0.2.1' },
  });
  expect(bearerAnswer.statusCode).toBe(404);
  await desk.close();
});
