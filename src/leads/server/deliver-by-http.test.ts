import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { leadsConfig } from '../rules/config.ts';
import { findAdfFaults } from '../testing/adf/find-adf-faults.ts';
import { deliveryMoment, deliveryUuid, makeDelivery } from '../testing/make-delivery.ts';
import { mailingSite, makeLead } from '../testing/make-lead.ts';
import { noTexts } from '../testing/no-texts.ts';
import { buildCancellationDocument } from '../view/build-lead-document.ts';
import type { FindDocument } from './deliver-by-http.ts';
import { type DeliverLeadOptions, deliverLead } from './deliver-lead.ts';

const secrets: Readonly<Record<string, string>> = { HOOK_SECRET: 'one', ADF_TOKEN: 'two' };

describe('a lead sent by HTTPS', () => {
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
  const send = (
    kind: 'webhook' | 'adfHttp',
    secretVariable: string | null,
    target = place(),
    more: Partial<DeliverLeadOptions> = {},
  ) => {
    const destinations = [{ kind, to: target, secretVariable }];
    return deliverLead({
      ...noTexts,
      ...more,
      mailer: { send: () => Promise.reject(new Error('nothing is mailed')) },
      siteBySlug: () => ({ ...mailingSite, config: { leads: leadsConfig.parse({ destinations }) } }),
      ask: createGuardedRequest({ timeoutMs: 300, maxBytes: 1024 }, host.fetcherOptions),
      readSecret: (name) => secrets[name],
      readClock: () => deliveryMoment,
    });
  };
  const post = (secretVariable: string | null = 'HOOK_SECRET') =>
    send('webhook', secretVariable)(makeDelivery('webhook', place()));

  it('is JSON signed with the site’s secret, with a stable idempotency key [D.32] [L3.01]', async () => {
    await post();
    await post();
    expect(asked).toHaveLength(2);
    const [first, second] = asked;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ delivery_id: deliveryUuid, name: 'Ann', source: 'Website' });
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': deliveryUuid });
    expect(second?.headers['idempotency-key']).toBe(deliveryUuid);
    const seconds = deliveryMoment.getTime() / 1000;
    const signature = createHmac('sha256', 'one').update(`${seconds}.${first?.body}`).digest('hex');
    expect(first?.headers['forecourt-signature']).toBe(`t=${seconds},v1=${signature}`);
  });

  it('reports a cancelled visit in a document of its own, signed and with a key like a lead [D.22] [D.32]', async () => {
    const visit = { startMs: 0, endMs: 1, cancelledAtMs: 0, locationId: 102, vehicleId: null };
    const tell = (findDocument: FindDocument) =>
      send('webhook', 'HOOK_SECRET', place(), { findDocument })(makeDelivery('cancellationWebhook', place()));
    const buildVisit: FindDocument = async ({ lead }) => buildCancellationDocument(lead, visit, mailingSite);
    await tell(buildVisit);
    const [{ headers, body } = { headers: {}, body: '' }] = asked;
    expect(JSON.parse(body)).toMatchObject({
      delivery_id: deliveryUuid,
      type: 'visit_cancelled',
      lead_id: makeLead().leadUuid,
      location: 'Windsor',
    });
    expect(body).not.toContain('ann@example.com');
    const seconds = deliveryMoment.getTime() / 1000;
    const signature = createHmac('sha256', 'one').update(`${seconds}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'idempotency-key': deliveryUuid,
      'forecourt-signature': `t=${seconds},v1=${signature}`,
    });
    answer = (response) => response.writeHead(503).end();
    await expect(tell(buildVisit)).rejects.toMatchObject({ responseCode: 503, isFinal: false });
    await expect(tell(async () => null)).rejects.toMatchObject({ isFinal: true });
    expect(asked).toHaveLength(2);
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

  it.each([200, 201, 202, 204])('is delivered when the recipient answers %d', async (status) => {
    answer = (response) => response.writeHead(status).end();
    await expect(post()).resolves.toBe('delivered');
  });

  it('is delivered when the status says so, whatever the body', async () => {
    answer = (response) => response.writeHead(200).end('x'.repeat(100_000));
    await expect(post()).resolves.toBe('delivered');
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(post()).resolves.toBe('delivered');
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
  ])('is not delivered when the recipient answers %d, and is given up at once: %s', async (status, isFinal) => {
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
  ])('is retried when the recipient %s', async (_, reason, behave) => {
    answer = behave;
    await expect(post()).rejects.toMatchObject({ message: expect.stringContaining(reason), isFinal: false });
  });

  it('is retried when the connection is refused', async () => {
    const nowhere = send('webhook', 'HOOK_SECRET', 'https://photos.example:1/leads');
    await expect(nowhere(makeDelivery('webhook', 'https://photos.example:1/leads'))).rejects.toMatchObject({
      isFinal: false,
    });
  });

  it('never goes to a private address', async () => {
    const destinations = [{ kind: 'webhook', to: place(), secretVariable: 'HOOK_SECRET' }];
    const { mayConnectTo: _, ...guarded } = host.fetcherOptions;
    const deliver = deliverLead({
      ...noTexts,
      mailer: { send: () => Promise.reject(new Error('nothing is mailed')) },
      siteBySlug: () => ({ ...mailingSite, config: { leads: leadsConfig.parse({ destinations }) } }),
      ask: createGuardedRequest({ timeoutMs: 300, maxBytes: 1024 }, guarded),
      readSecret: (name) => secrets[name],
      readClock: () => deliveryMoment,
    });
    await expect(deliver(makeDelivery('webhook', place()))).rejects.toThrow('address');
    expect(asked).toEqual([]);
  });

  it('waits for a secret that is not set, and names it', async () => {
    await expect(post('OTHER_SECRET')).rejects.toMatchObject({ message: 'OTHER_SECRET is not set.', isFinal: false });
    expect(asked).toEqual([]);
  });

  it('is final when the site no longer lists the destination', async () => {
    const other = send('webhook', 'HOOK_SECRET');
    await expect(other(makeDelivery('webhook', 'https://old.example/leads'))).rejects.toMatchObject({ isFinal: true });
  });
});
