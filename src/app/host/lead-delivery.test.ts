import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as pagePaths from '#src/lib/page-paths.ts';
import { startMailServer, type TestMailServer } from '#src/platform/mail/testing/start-mail-server.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const fields = (message: string): string =>
  new URLSearchParams({
    form: 'enquiry',
    name: 'SecretName',
    email: 'secret@example.com',
    phone: '0412 345 678',
    message,
    terms_of_use: 'on',
  }).toString();

let server: TestServer;
let mail: TestMailServer | undefined;

const send = (message: string) => server.post(site, '/contact', fields(message), formHeaders);
const open = (dataDir: string, mailPort: number) =>
  startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'no-reply@dealers.example' });

/** Starts a mail server that accepts connections and stays silent, so a delivery stays in flight. */
const startSilence = async () => {
  const callers = new Set<Socket>();
  const listener = createServer((socket) => callers.add(socket)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const end = async (): Promise<void> => {
    for (const caller of callers) caller.destroy();
    listener.close();
    await once(listener, 'close');
  };
  return { port: (listener.address() as AddressInfo).port, callers, end };
};

afterEach(async () => {
  await server.stop();
  await mail?.stop();
  mail = undefined;
});

describe('a lead that was answered', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = makeTemporaryFolder('lead-data');
  });

  it('reaches its dealer once, though the process is killed before it could and the mail server was away', async () => {
    const away = await startMailServer();
    await away.stop();
    server = await open(dataDir, away.port);
    const answers = await Promise.all([send('one'), send('one'), send('two'), send('three')]);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array(4).fill([303, pagePaths.successOf('enquiry')]),
    );
    await server.stop('SIGKILL');

    mail = await startMailServer(undefined, away.port);
    server = await open(dataDir, away.port);
    const { mails } = mail;
    await vi.waitFor(() => expect(mails).toHaveLength(3), { timeout: 10_000, interval: 50 });
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(['yard@saltbushcaravans.example']));
    expect(mails.map(({ source }) => /\r\n(one|two|three)\r\n/.exec(source)?.[1]).sort()).toEqual([
      'one',
      'three',
      'two',
    ]);
    await server.stop();
    expect(mails).toHaveLength(3);
  }, 120_000);

  it('keeps nobody waiting for a mail server that says nothing, and stays out of the log', async () => {
    const silence = await startSilence();
    server = await startServer({
      LOG_LEVEL: 'trace',
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${silence.port}`,
      MAIL_FROM: 'no-reply@dealers.example',
    });
    const startedAtMs = performance.now();
    expect((await send('SecretMessage')).status).toBe(303);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
    await vi.waitFor(() => expect(silence.callers.size).toBe(1), { timeout: 5000 });
    await silence.end();
    await vi.waitFor(() => expect(server.output()).toContain('a lead could not be delivered and is retried'), {
      timeout: 5000,
    });
    expect(server.output()).not.toMatch(/secret|0412 ?345|61412345678/i);
  }, 120_000);
});
