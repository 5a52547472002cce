import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { isAddressRefused } from './is-address-refused.ts';
import type { MailMessage } from './mailer.ts';
import { createFolderMailer, createSmtpMailer } from './open-mailer.ts';
import { type MailManners, startMailServer, type TestMailServer } from './testing/start-mail-server.ts';

const from = 'no-reply@dealers.example';
const makeMessage = (fields: Partial<MailMessage> = {}): MailMessage => ({
  id: 'lead-1.abc',
  fromName: 'Wattle Motors',
  to: 'sales@a.example',
  replyTo: 'ann@example.com',
  subject: 'General Enquiry: Ann',
  text: 'Hi\nSecond line\n',
  ...fields,
});

/** Sends one byte every 100 ms, so that the connection never looks idle. */
const dribble = (socket: Socket, letters: string): void => {
  const [letter, ...rest] = letters;
  if (letter === undefined || socket.destroyed) return;
  socket.write(letter);
  setTimeout(() => dribble(socket, `${rest.join('')}${letter}`), 100);
};

let server: TestMailServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const openMailer = (url: string, silenceMs = 10_000) => createSmtpMailer({ url, from, silenceMs });

describe('mail by SMTP', () => {
  it('is accepted with its sender, recipient, reply address and name', async () => {
    server = await startMailServer();
    await openMailer(server.url).send(makeMessage());
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from, to: ['sales@a.example'] });
    expect(mail?.source).toContain('From: Wattle Motors <no-reply@dealers.example>\r\n');
    expect(mail?.source).toContain('Reply-To: ann@example.com\r\n');
    expect(mail?.source).toContain('Message-ID: <lead-1.abc@dealers.example>\r\n');
    expect(mail?.source).toContain('\r\n\r\nHi\r\nSecond line\r\n');
  });

  it.each([
    [550, '5.1.1 no such user', true],
    [554, '5.1.2 no such domain', true],
    [550, 'no such user', true],
    [551, 'moved', true],
    [553, 'not an address', true],
    [450, 'busy', false],
    [550, '4.2.2 mailbox full', false],
    [550, '5.7.1 relaying denied', false],
    [553, '5.1.8 sender unknown', false],
    [554, 'no thanks', false],
  ])('tells an address that is refused for good from other refusals: %i %s', async (code, text, isForGood) => {
    server = await startMailServer(undefined, 0, () => ({ code, text }));
    const error = await openMailer(server.url)
      .send(makeMessage())
      .catch((reason: unknown) => reason);
    expect(String(error)).toContain(text);
    expect(isAddressRefused(error)).toBe(isForGood);
  });

  it('takes a refused message for no refusal of its address', async () => {
    server = await startMailServer(() => 'rejects');
    const error = await openMailer(server.url)
      .send(makeMessage())
      .catch((reason: unknown) => reason);
    expect(String(error)).toContain('550');
    expect(isAddressRefused(error)).toBe(false);
  });

  it('carries HTML beside the text, and needs no reply address [D.32]', async () => {
    server = await startMailServer();
    await openMailer(server.url).send(makeMessage({ html: '<p>Hi</p>', replyTo: null }));
    const [mail] = server.mails;
    expect(mail?.source).toContain('Content-Type: multipart/alternative');
    expect(mail?.source).toMatch(/Content-Type: text\/html[\s\S]*<p>Hi<\/p>/);
    expect(mail?.source).not.toContain('Reply-To');
  });

  it('has a one-click unsubscribe header when it can be stopped [L2.30]', async () => {
    server = await startMailServer();
    const unsubscribeUrl = `https://www.wattle.example/pages/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}`;
    await openMailer(server.url).send(makeMessage({ unsubscribeUrl }));
    await openMailer(server.url).send(makeMessage());
    const [mail, plain] = server.mails.map(({ source }) => source.replaceAll('\r\n ', ' '));
    expect(mail).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(mail).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
  });

  it('carries files unchanged [D.22]', async () => {
    server = await startMailServer();
    const file = {
      name: 'appointment.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: 'BEGIN:VCALENDAR\r\n',
    };
    await openMailer(server.url).send(makeMessage({ files: [file] }));
    const source = server.mails[0]?.source ?? '';
    expect(source).toContain('Content-Type: text/calendar; charset=utf-8; name=appointment.ics\r\n');
    expect(source).toContain('Content-Disposition: attachment; filename=appointment.ics\r\n');
    expect(Buffer.from(/attachment[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(source)?.[1] ?? '', 'base64').toString()).toBe(
      'BEGIN:VCALENDAR\r\n',
    );
  });

  it('allows no header or recipient injection', async () => {
    server = await startMailServer();
    const hostile = 'Ann\r\nBcc: all@example.com\r\n\r\nBody';
    await openMailer(server.url).send(makeMessage({ subject: hostile, fromName: hostile, text: '.\r\nQUIT\r\n' }));
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['sales@a.example']);
    expect(mail?.source).not.toMatch(/^Bcc:/im);
  });

  it.each<MailManners>(['refuses', 'drops'])('fails when the server %s it', async (manners) => {
    server = await startMailServer(() => manners);
    await expect(openMailer(server.url).send(makeMessage())).rejects.toThrow();
    expect(server.mails).toEqual([]);
  });

  it('fails without a server', async () => {
    const gone = await startMailServer();
    await gone.stop();
    await expect(openMailer(gone.url).send(makeMessage())).rejects.toThrow();
  });

  it.each([
    ['says nothing at all', () => undefined, /Timeout|Greeting never received/],
    ['greets and says nothing more', (socket: Socket) => socket.write('220 hello\r\n'), 'Timeout'],
    ['greets a letter at a time', (socket: Socket) => dribble(socket, '220 '), 'Greeting never received'],
  ])('fails in time when the server %s', async (_, behave, reason) => {
    const sockets: Socket[] = [];
    const slow = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const url = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    // A limit of 300 ms, on silence or on the greeting, ends the attempt. The limit on a whole email is longer than
    // this test waits.
    await expect(openMailer(url, 300).send(makeMessage())).rejects.toThrow(reason);
    for (const socket of sockets) socket.destroy();
    slow.close();
  });
});

it('becomes a file without a server, overwritten when sent again', async () => {
  const folder = `${makeTemporaryFolder('mail')}/inner`;
  const written: string[] = [];
  const mailer = createFolderMailer({ folder, from, onWritten: (path) => written.push(path) });
  await mailer.send(makeMessage());
  await mailer.send(makeMessage());
  expect(readdirSync(folder)).toEqual(['lead-1.abc.eml']);
  expect(written).toEqual([`${folder}/lead-1.abc.eml`, `${folder}/lead-1.abc.eml`]);
  expect(readFileSync(`${folder}/lead-1.abc.eml`, 'utf8')).toContain('Subject: General Enquiry: Ann');
  // Only the owner can read the folder and its files.
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(`${folder}/lead-1.abc.eml`).mode & 0o777).toBe(0o600);
});
