import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import { leadsConfig } from '../rules/config.ts';
import type { DeliveryKind } from '../rules/delivery-kinds.ts';
import { findAdfFaults } from '../testing/adf/find-adf-faults.ts';
import { mailingSite, makeMailedLead } from '../testing/make-mailed-lead.ts';
import { type DeliverLeadOptions, deliverLead } from './deliver-lead.ts';
import type { Delivery } from './delivery-store.ts';

const now = new Date('2026-11-20T23:30:00Z');
const secrets: Readonly<Record<string, string>> = { HOOK_SECRET: 'one', ADF_TOKEN: 'two' };
const deliveryUuid = '0b0f6a4e-5f0c-4a3e-9a53-7d1f3b1f0c55';

const makeDelivery = (kind: DeliveryKind, target: string): Delivery => ({
  ...{ siteSlug: 'wattle', deliveryUuid, kind, target, attempts: 1, queuedAt: now, lead: makeMailedLead() },
});

describe('a lead on its way by mail', () => {
  const sent: MailMessage[] = [];
  const ways: DeliverLeadOptions = {
    mailer: { send: async (message) => void sent.push(message) },
    siteBySlug: (slug) =>
      slug === 'wattle' ? { ...mailingSite, config: { leads: leadsConfig.parse({}) } } : undefined,
    ask: () => Promise.reject(new Error('nobody is asked')),
    readSecret: () => undefined,
    readClock: () => now,
  };
  const deliver = deliverLead(ways);
  const mailOf = async (kind: DeliveryKind): Promise<MailMessage> => {
    sent.length = 0;
    await deliver(makeDelivery(kind, 'sales@a.example'));
    const [mail] = sent;
    if (mail === undefined) throw new Error('nothing was sent');
    return mail;
  };

  it('comes to people as text and drawn, and an answer goes to the shopper [D.32]', async () => {
    const mail = await mailOf('mail');
    expect(mail).toMatchObject({ id: deliveryUuid, fromName: 'Wattle Motors', to: 'sales@a.example' });
    expect(mail.replyTo).toBe('ann@example.com');
    for (const part of [mail.text, mail.html]) expect(part).toContain('2021 Mazda CX-5');
  });

  it('comes to a dealer system as ADF and nothing else [D.32]', async () => {
    const mail = await mailOf('adfMail');
    expect([mail.html, mail.replyTo]).toEqual([undefined, 'ann@example.com']);
    expect(mail.text).toMatch(/^<\?xml/);
    expect(findAdfFaults([mail.text])).toEqual([]);
  });

  it('comes to the shopper as a confirmation [D.32]', async () => {
    const mail = await mailOf('confirmation');
    expect(mail).toMatchObject({ replyTo: null, subject: 'We have your message: General Enquiry' });
  });

  it('tells a shopper who said yes to news how to stop them, and nobody else [L2.30]', async () => {
    const url = 'https://www.wattle.example/pages/unsubscribe?token=abc';
    const send = async (kind: DeliveryKind, isOptedIn: boolean): Promise<MailMessage | undefined> => {
      sent.length = 0;
      const delivery = { ...makeDelivery(kind, 'ann@example.com'), lead: makeMailedLead({ isOptedIn }) };
      await deliverLead({ ...ways, findUnsubscribeUrl: async () => url })(delivery);
      return sent[0];
    };
    const mail = await send('confirmation', true);
    expect(mail?.unsubscribeUrl).toBe(url);
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(url);
    for (const other of [await send('confirmation', false), await send('mail', true), await send('adfMail', true)]) {
      expect(other).not.toHaveProperty('unsubscribeUrl');
      expect(other?.text).not.toContain('unsubscribe');
    }
  });

  it('brings what goes along with the lead: words, facts and files, to people only [D.22]', async () => {
    const file = { name: 'appointment.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
    const withAddition = deliverLead({
      ...ways,
      findAddition: async ({ kind }) => ({
        words: { subject: `See you, ${kind}`, paragraphs: ['The time is yours.'] },
        rows: [{ label: 'Test drive', text: 'Thursday at 9:00 am', href: null }],
        files: [file],
      }),
    });
    const bring = async (kind: DeliveryKind) => {
      sent.length = 0;
      await withAddition(makeDelivery(kind, 'sales@a.example'));
      return sent[0];
    };
    for (const kind of ['mail', 'confirmation'] as const) {
      const mail = await bring(kind);
      expect(mail).toMatchObject({ subject: `See you, ${kind}`, files: [file] });
      for (const part of [mail?.text, mail?.html]) {
        for (const words of ['The time is yours.', 'Thursday at 9:00 am', '2021 Mazda CX-5'])
          expect(part).toContain(words);
      }
    }
    expect((await bring('adfMail'))?.files).toBeUndefined();
    expect((await mailOf('mail')).files).toBeUndefined();
  });

  it('says that what was booked is cancelled, or is given up where nobody knows what it was [D.22]', async () => {
    const words = { subject: 'Cancelled', heading: 'Your test drive is cancelled' };
    const withAddition = deliverLead({ ...ways, findAddition: async () => ({ words, rows: [], files: [] }) });
    sent.length = 0;
    for (const kind of ['cancellation', 'cancellationConfirmation'] as const) {
      await withAddition(makeDelivery(kind, 'sales@a.example'));
      await expect(deliver(makeDelivery(kind, 'sales@a.example'))).rejects.toMatchObject({ isFinal: true });
    }
    expect(sent.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['Cancelled', 'ann@example.com'],
      ['Cancelled', null],
    ]);
    // What the shopper typed is for the dealer alone.
    expect(sent.map(({ text }) => text.includes('Is the blue one'))).toEqual([true, false]);
  });

  it('waits where its site is not there', async () => {
    await expect(deliver({ ...makeDelivery('mail', 'a@a.example'), siteSlug: 'gone' })).rejects.toThrow('not there');
  });
});

describe('a lead on its way by https', () => {
  const asked: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  let answer: (response: ServerResponse) => unknown;
  let host: PictureHost;

  beforeEach(async () => {
    asked.length = 0;
    answer = (response) => response.end();
    host = await startPictureHost(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  afterEach(() => host.stop());

  const place = () => host.urlOf('/leads').href;
  const send = (kind: 'webhook' | 'adfHttp', secretVariable: string | null, target = place()) => {
    const destinations = [{ kind, to: target, secretVariable }];
    return deliverLead({
      mailer: { send: () => Promise.reject(new Error('nothing is mailed')) },
      siteBySlug: () => ({ ...mailingSite, config: { leads: leadsConfig.parse({ destinations }) } }),
      ask: createGuardedRequest({ timeoutMs: 300, maxBytes: 1024 }, host.fetcherOptions),
      readSecret: (name) => secrets[name],
      readClock: () => now,
    });
  };
  const post = (secretVariable: string | null = 'HOOK_SECRET') =>
    send('webhook', secretVariable)(makeDelivery('webhook', place()));

  it('is JSON that is signed with the secret of the site, with a key that stays the same [D.32] [L3.01]', async () => {
    await post();
    await post();
    expect(asked).toHaveLength(2);
    const [first, second] = asked;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ delivery_id: deliveryUuid, name: 'Ann', source: 'Website' });
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': deliveryUuid });
    expect(second?.headers['idempotency-key']).toBe(deliveryUuid);
    const seconds = now.getTime() / 1000;
    const signature = createHmac('sha256', 'one').update(`${seconds}.${first?.body}`).digest('hex');
    expect(first?.headers['forecourt-signature']).toBe(`t=${seconds},v1=${signature}`);
  });

  it.each([
    ['ADF_TOKEN', 'Bearer two'],
    [null, undefined],
  ])('is ADF for a dealer system, with the secret %s as bearer [D.32]', async (variable, authorization) => {
    await send('adfHttp', variable)(makeDelivery('adfHttp', place()));
    expect(asked[0]?.headers).toMatchObject({ 'idempotency-key': deliveryUuid });
    expect(asked[0]?.headers['content-type']).toBe('application/x-adf+xml; charset=utf-8');
    expect(asked[0]?.headers.authorization).toBe(authorization);
    expect(findAdfFaults([asked[0]?.body ?? ''])).toEqual([]);
  });

  it.each([200, 201, 202, 204])('is there when its place answers %d', async (status) => {
    answer = (response) => response.writeHead(status).end();
    await expect(post()).resolves.toBeUndefined();
  });

  it('is there when its place says so, whatever it goes on to say', async () => {
    answer = (response) => response.writeHead(200).end('x'.repeat(100_000));
    await expect(post()).resolves.toBeUndefined();
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(post()).resolves.toBeUndefined();
  });

  it.each([
    [301, false],
    [302, false],
    [400, false],
    [401, false],
    [404, false],
    [408, false],
    [409, false],
    [410, true],
    [422, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('is not there when its place answers %d, and is given up at once: %s', async (status, isFinal) => {
    answer = (response) => response.writeHead(status, { location: host.urlOf('/other').href }).end();
    await expect(post()).rejects.toMatchObject({ name: 'DeliveryError', responseCode: status, isFinal });
    expect(host.asked).toEqual(['/leads']);
  });

  it.each([
    ['webhook', '120', 120_000],
    ['webhook', 'Fri, 20 Nov 2026 23:31:00 GMT', 60_000],
    ['adfHttp', '120', 120_000],
  ] as const)('by %s hears when its place wants to be asked again: %s', async (kind, retryAfter, askedPauseMs) => {
    answer = (response) => response.writeHead(503, { 'retry-after': retryAfter }).end();
    const sending = send(kind, 'HOOK_SECRET')(makeDelivery(kind, place()));
    await expect(sending).rejects.toMatchObject({ responseCode: 503, askedPauseMs });
  });

  it.each([
    ['hangs', 'time', () => undefined],
    ['drops the line', 'connection', (response: ServerResponse) => response.destroy()],
    [
      'drops it in the midst of the headers',
      'connection',
      (r: ServerResponse) => r.socket?.end('HTTP/1.1 200 OK\r\nX'),
    ],
  ])('is tried again when its place %s', async (_, reason, behave) => {
    answer = behave;
    await expect(post()).rejects.toMatchObject({ message: expect.stringContaining(reason), isFinal: false });
  });

  it('is tried again when nobody listens', async () => {
    const nowhere = send('webhook', 'HOOK_SECRET', 'https://photos.example:1/leads');
    await expect(nowhere(makeDelivery('webhook', 'https://photos.example:1/leads'))).rejects.toMatchObject({
      isFinal: false,
    });
  });

  it('goes to no address inside the network', async () => {
    const destinations = [{ kind: 'webhook', to: place(), secretVariable: 'HOOK_SECRET' }];
    const { mayConnectTo: _, ...guarded } = host.fetcherOptions;
    const deliver = deliverLead({
      mailer: { send: () => Promise.reject(new Error('nothing is mailed')) },
      siteBySlug: () => ({ ...mailingSite, config: { leads: leadsConfig.parse({ destinations }) } }),
      ask: createGuardedRequest({ timeoutMs: 300, maxBytes: 1024 }, guarded),
      readSecret: (name) => secrets[name],
      readClock: () => now,
    });
    await expect(deliver(makeDelivery('webhook', place()))).rejects.toThrow('address');
    expect(asked).toEqual([]);
  });

  it('waits for a secret that is not set, and says which', async () => {
    await expect(post('OTHER_SECRET')).rejects.toMatchObject({ message: 'OTHER_SECRET is not set.', isFinal: false });
    expect(asked).toEqual([]);
  });

  it('goes nowhere that its site names no longer', async () => {
    const other = send('webhook', 'HOOK_SECRET');
    await expect(other(makeDelivery('webhook', 'https://old.example/leads'))).rejects.toMatchObject({ isFinal: true });
  });
});
