import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PictureHost, startPictureHost } from '../images/testing/start-picture-host.ts';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { createSmsQueue } from './create-sms-queue.ts';
import { createTwilioSender } from './create-twilio-sender.ts';
import { createFolderSmsSender, openSmsSender } from './open-sms-sender.ts';
import type { SmsOutcome, SmsSender } from './sms-sender.ts';

const message = { id: 'code-1', to: '+61412345678', text: '123456 is your code.\n\n@www.a.example #123456' };
const account = { accountSid: 'ACtest', authToken: 'secret', from: '+61480000000' };

const errorOf = (status: number, code: number): string =>
  JSON.stringify({
    code,
    message: `The number ${message.to} …`,
    more_info: 'https://www.twilio.com/docs/errors',
    status,
  });

describe('text messages by Twilio', () => {
  let host: PictureHost;
  let asked: { readonly method: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    asked = [];
    host = await startPictureHost(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      asked.push({ method: request.method ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  afterEach(() => host.stop());

  const say =
    (status: number, body = '{}') =>
    (response: ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
  const send = (from = account.from, timeoutMs = 5000): Promise<SmsOutcome> =>
    createTwilioSender({
      ...account,
      from,
      apiUrl: `https://${host.name}`,
      egress: { ...host.fetcherOptions, timeoutMs },
    }).send(message);

  it('are a form with basic authentication, and count as sent once queued [D.28]', async () => {
    answer = say(201, JSON.stringify({ sid: 'SM1', status: 'queued' }));
    expect(await send()).toEqual({ kind: 'sent' });
    expect(host.asked).toEqual(['/2010-04-01/Accounts/ACtest/Messages.json']);
    const [question] = asked;
    expect(question?.method).toBe('POST');
    expect(question?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('ACtest:secret').toString('base64')}`,
    });
    expect(Object.fromEntries(new URLSearchParams(question?.body))).toEqual({
      To: message.to,
      From: account.from,
      Body: message.text,
    });
  });

  it('expire at the provider only if they name a time, as sign-in codes do [D.28]', async () => {
    answer = say(201);
    const sender = createTwilioSender({
      ...account,
      apiUrl: `https://${host.name}`,
      egress: { ...host.fetcherOptions, timeoutMs: 5000 },
    });
    await sender.send({ ...message, validForSeconds: 600 });
    expect(new URLSearchParams(asked[0]?.body).get('ValidityPeriod')).toBe('600');
  });

  it('come from a messaging service when its id is set [D.28]', async () => {
    answer = say(201);
    await send('MGtest');
    const form = new URLSearchParams(asked[0]?.body);
    expect([form.get('MessagingServiceSid'), form.has('From')]).toEqual(['MGtest', false]);
  });

  it('come from the number that the message names', async () => {
    answer = say(201);
    const sender = createTwilioSender({
      ...account,
      from: 'MGtest',
      apiUrl: `https://${host.name}`,
      egress: { ...host.fetcherOptions, timeoutMs: 5000 },
    });
    await sender.send({ ...message, from: '+61491570156' });
    const form = new URLSearchParams(asked[0]?.body);
    expect([form.get('From'), form.has('MessagingServiceSid')]).toEqual(['+61491570156', false]);
  });

  it.each([
    [400, 21211, false],
    [400, 21610, false],
    [400, 21614, false],
    [400, 21611, true],
    [401, 20003, false],
    [403, 21408, false],
    [404, 20404, false],
    [429, 20429, true],
    [500, 20500, true],
    [503, 20503, true],
  ])(
    'that are answered %i with error %i can be tried again: %s, and no word names the number [D.28]',
    async (status, code, isRetryable) => {
      answer = say(status, errorOf(status, code));
      expect(await send()).toEqual({
        kind: 'failed',
        isRetryable,
        reason: `it responded with ${status}, error ${code}`,
      });
    },
  );

  it.each([
    ['no JSON', 502, '<html>', true],
    ['an error without a number', 400, '{"code":"x"}', false],
    ['a redirect, which is not followed', 302, '', false],
  ])('fail after %s [D.28]', async (_what, status, body, isRetryable) => {
    answer = say(status, body);
    expect(await send()).toEqual({ kind: 'failed', isRetryable, reason: `it responded with ${status}` });
    expect(host.asked).toHaveLength(1);
  });

  it('fail in time without an answer or when the connection drops [D.28]', async () => {
    answer = () => undefined;
    expect(await send(account.from, 200)).toEqual({ kind: 'failed', isRetryable: true, reason: 'not reached: time' });
    answer = (response) => response.destroy();
    expect(await send()).toEqual({ kind: 'failed', isRetryable: true, reason: 'not reached: connection' });
  });

  it('never go to a private address [D.28]', async () => {
    const outcome = await createTwilioSender({ ...account, apiUrl: 'https://127.0.0.1' }).send(message);
    expect(outcome).toEqual({ kind: 'failed', isRetryable: false, reason: 'not reached: address' });
  });
});

describe('text messages as files', () => {
  it('overwrite their file, are readable by the owner only, and log only the path [D.28] [D.59]', async () => {
    const DATA_DIR = makeTemporaryFolder('sms');
    const info = vi.fn();
    const none = { TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined, TWILIO_FROM: undefined };
    const sender = openSmsSender({ DATA_DIR, ...none }, { info });
    expect([await sender.send(message), await sender.send(message)]).toEqual(Array(2).fill({ kind: 'sent' }));
    expect(readdirSync(`${DATA_DIR}/sms`)).toEqual(['code-1.sms']);
    const path = `${DATA_DIR}/sms/code-1.sms`;
    expect(readFileSync(path, 'utf8')).toBe(`To: +61412345678\n\n${message.text}\n`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    expect(info).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/123456|61412345678/);
  });

  it('have no typographic characters, which would make one message three', async () => {
    const DATA_DIR = makeTemporaryFolder('sms');
    const none = { TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined, TWILIO_FROM: undefined };
    await openSmsSender({ DATA_DIR, ...none }, { info: vi.fn() }).send({ ...message, text: '‘CX‑5’ – it’s “here” …' });
    expect(readFileSync(`${DATA_DIR}/sms/code-1.sms`, 'utf8')).toContain(`'CX-5' - it's "here" ...`);
  });

  it('fail when the folder is not writable [D.59]', async () => {
    const folder = `${makeTemporaryFolder('sms')}/file`;
    writeFileSync(folder, '');
    const onWritten = vi.fn();
    const outcome = await createFolderSmsSender({ folder, onWritten }).send(message);
    expect(outcome).toMatchObject({ kind: 'failed', isRetryable: true });
    expect(onWritten).not.toHaveBeenCalled();
  });
});

describe('the queue of text messages', () => {
  const later: SmsOutcome = { kind: 'failed', isRetryable: true, reason: 'busy' };
  const never: SmsOutcome = { kind: 'failed', isRetryable: false, reason: 'no such number' };
  const open = (outcomes: readonly SmsOutcome[], pausesMs = [1, 1]) => {
    const send = vi.fn<SmsSender['send']>();
    for (const outcome of outcomes) send.mockResolvedValueOnce(outcome);
    const onGivenUp = vi.fn();
    return { send, onGivenUp, client: createSmsQueue({ sender: { send }, onGivenUp, pausesMs }) };
  };

  it('retries a retryable message until it is sent [D.28]', async () => {
    const { send, onGivenUp, client } = open([later, later, { kind: 'sent' }]);
    client.take(message);
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[message], [message], [message]]));
    await client.close();
    expect(onGivenUp).not.toHaveBeenCalled();
  });

  it.each([
    ['what cannot be sent, at once', [never], 1, 'no such number'],
    ['what failed at every try', [later, later, later], 3, 'busy'],
  ] as const)('gives up %s [D.28]', async (_what, outcomes, tries, reason) => {
    const { send, onGivenUp, client } = open(outcomes);
    client.take(message);
    await vi.waitFor(() => expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('code-1', reason));
    expect(send).toHaveBeenCalledTimes(tries);
  });

  it('does not delay shutdown, and reports unsent messages [D.28]', async () => {
    const { send, onGivenUp, client } = open([later], [60_000]);
    client.take(message);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    await client.close();
    expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('code-1', 'busy');
  });
});
