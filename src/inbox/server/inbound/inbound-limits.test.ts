import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { staffNow } from '#src/staff/testing/open-test-staff.ts';
import { makeMail } from '../../testing/make-mail.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import { createMessageStore } from '../message-store.ts';
import { createInboundService, type InboundService } from './inbound-service.ts';
import { readMail } from './read-mail.ts';

const head = 'From: ann@example.test\r\nTo: lead@reply.example\r\nMIME-Version: 1.0\r\n';
const fill = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));
const read = (raw: string) => readMail(Buffer.from(raw), 'no-reply@wattle.example');

describe('an email that a stranger made to be slow', () => {
  it('is cut where its HTML is longer than anybody writes', async () => {
    const html = `${head}Content-Type: text/html\r\n\r\n<p>Hello</p>${fill('<p>a</p>', 8_000_000)}`;
    const startedMs = performance.now();
    const { text } = await read(html);
    expect(text).toMatch(/^Hello/);
    expect(performance.now() - startedMs).toBeLessThan(1500);
  });

  it('is refused with parts in parts in parts, or headers without end', async () => {
    const open = (index: number) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`;
    const nested = Array.from({ length: 30 }, (_, index) => open(index)).join('');
    await expect(read(`${head}${nested}Content-Type: text/plain\r\n\r\nx`)).rejects.toThrow('nesting depth');
    await expect(read(`${fill('To: ann@example.test\r\n', 300_000)}${head}\r\nx`)).rejects.toThrow('header size');
  });
});

it.each([
  [20, ''],
  [21, '(1 more attachment wasn’t stored.)'],
  [22, '(2 more attachments weren’t stored.)'],
])('says what wasn’t stored of %i attachments', async (count, said) => {
  const file = '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
  const { text, files } = await read(
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n${file.repeat(count)}--b--`,
  );
  expect(files).toHaveLength(20);
  expect(text).toBe(['Hello', said].filter((part) => part !== '').join('\n\n'));
});

describe.each(testDatabases)('a lead’s inbound mail on $name', ({ open }) => {
  let test: TestInbox;
  let lead: string;
  let inbound: InboundService;

  beforeAll(async () => {
    test = await openTestInbox(open);
    inbound = createInboundService({
      database: test.database,
      addresses: { find: async () => ({ siteSlug: 'wattle', leadUuid: lead }) },
      listSites: () => [{ slug: 'wattle' }],
      ownAddress: 'no-reply@wattle.example',
    });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    lead = await test.addLead('wattle', { submissionHash: crypto.randomUUID() });
  });

  const receive = (id: string, file = '') => {
    const parts = `--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b\r\nContent-Disposition: attachment\r\n\r\n${file}\r\n--b--`;
    const mixed = { headers: ['Content-Type: multipart/mixed; boundary=b'], body: parts };
    return inbound.receive(
      Buffer.from(makeMail({ to: 'lead@reply.example', id, ...(file !== '' && mixed) })),
      staffNow,
    );
  };

  it('is stored without its files once the lead has 100 MB of them', async () => {
    expect(await receive('<1@example.test>', 'first')).toBe('stored');
    await test.database.primary.execute(sql`
      UPDATE lead_files SET content = decode(repeat('00', 99999990), 'hex') WHERE lead_uuid = ${lead}::uuid`);
    expect(await receive('<2@example.test>', 'second, of 26 bytes or more')).toBe('stored');
    const messages = await createMessageStore(test.database).list('wattle', lead);
    expect(messages.map(({ files }) => files.length)).toEqual([1, 0]);
    expect(messages[1]?.text).toContain('The attachments weren’t stored');
  });

  it('is refused once the lead has 1,000 messages', async () => {
    await receive('<1@example.test>');
    await test.database.primary.execute(sql`UPDATE lead_messages SET number = 999 WHERE lead_uuid = ${lead}::uuid`);
    expect(await receive('<2@example.test>')).toBe('stored');
    expect(await receive('<3@example.test>')).toBe('full');
    expect(await receive('<2@example.test>')).toBe('repeated');
  });
});
