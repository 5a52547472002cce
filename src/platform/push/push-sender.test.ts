import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedRequest } from '../egress/create-guarded-request.ts';
import { readEnv } from '../env.ts';
import { type PictureHost, startPictureHost } from '../images/testing/start-picture-host.ts';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { openVapidKeys } from './open-vapid-keys.ts';
import { createPushSender } from './push-sender.ts';
import { makeTestBrowser } from './testing/open-push-message.ts';

describe('a push message', () => {
  let host: PictureHost;
  let status = 201;
  const got: { readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer }[] = [];
  const DATA_DIR = makeTemporaryFolder('vapid');

  beforeEach(async () => {
    got.length = 0;
    status = 201;
    host = await startPictureHost(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      got.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end('some words');
    });
  });
  afterEach(() => host.stop());

  const sender = (overrides: object = host.fetcherOptions) =>
    createPushSender({
      openKeys: () => openVapidKeys({ VAPID_KEYS: undefined, DATA_DIR }),
      contact: 'mailto:desk@example.com',
      ask: createGuardedRequest({ timeoutMs: 2000, maxBytes: 1024 }, overrides),
    });
  const browser = () => makeTestBrowser(host.urlOf('/push/1').href);

  it('is encrypted for the browser and signed with our keys', async () => {
    const { subscription, open } = browser();
    expect(await sender().send(subscription, { title: 'New lead: Priya' })).toEqual({ kind: 'sent' });
    const [message] = got;
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(message?.headers.authorization).toContain(openVapidKeys({ VAPID_KEYS: undefined, DATA_DIR }).publicKey);
    expect(message?.body.includes('Priya')).toBe(false);
    expect(open(message?.body ?? Buffer.alloc(0))).toEqual({ title: 'New lead: Priya' });
  });

  it.each([
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [429, { kind: 'failed', isRetryable: true, reason: 'it responded with 429' }],
    [503, { kind: 'failed', isRetryable: true, reason: 'it responded with 503' }],
    [400, { kind: 'failed', isRetryable: false, reason: 'it responded with 400' }],
  ])('that is answered by %s is %o', async (code, outcome) => {
    status = code;
    expect(await sender().send(browser().subscription, {})).toEqual(outcome);
  });

  it('goes to public addresses only, and never throws', async () => {
    const inside = { ...browser().subscription, endpoint: 'https://127.0.0.1/push' };
    expect(await sender({}).send(inside, {})).toMatchObject({ kind: 'failed', isRetryable: false });
    expect(await sender().send({ ...browser().subscription, p256dh: 'short' }, {})).toMatchObject({
      isRetryable: false,
    });
    expect(await sender().send({ ...browser().subscription, endpoint: 'no address' }, {})).toMatchObject({
      kind: 'failed',
    });
    expect(got).toEqual([]);
  });
});

describe('the keys of push messages', () => {
  it('are made once, readable by the server alone', () => {
    const DATA_DIR = join(makeTemporaryFolder('vapid'), 'new');
    const keys = openVapidKeys({ VAPID_KEYS: undefined, DATA_DIR });
    expect(openVapidKeys({ VAPID_KEYS: undefined, DATA_DIR })).toEqual(keys);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
    expect(statSync(join(DATA_DIR, 'vapid.keys')).mode & 0o777).toBe(0o600);
  });

  it('come from the environment if it has any, and a fault doesn’t show them', () => {
    const [publicKey, privateKey] = ['B'.repeat(87), 'p'.repeat(43)];
    const { VAPID_KEYS, DATA_DIR } = readEnv({ VAPID_KEYS: `${publicKey}:${privateKey}` });
    expect(openVapidKeys({ VAPID_KEYS, DATA_DIR })).toEqual({ publicKey, privateKey });
    expect(() => readEnv({ VAPID_KEYS: 'secret-words' })).toThrow(/^(?!.*secret-words).*VAPID_KEYS/s);
  });
});
