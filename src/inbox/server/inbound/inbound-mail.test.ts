import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { makeMail } from '../../testing/make-mail.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import type { ImapServer } from '../../testing/start-dovecot.ts';
import { imapServers } from '../../testing/start-imap-server.ts';
import { createMessageService } from '../message-service.ts';
import { createMessageStore } from '../message-store.ts';
import { createReplyAddresses } from '../reply-addresses.ts';
import { createTaskService } from '../task-service.ts';
import type { LeadWorker } from '../work-service.ts';
import { createInboundMailJob } from './inbound-mail-job.ts';
import { createInboundService, type InboundService } from './inbound-service.ts';

const site = { slug: 'wattle', locations: [], dealerships: [] };
const config = { leads: { mailTo: [], destinations: [], confirmation: 'none' as const } };

const openInbound = async (open: (typeof testDatabases)[number]['open']) => {
  const test = await openTestInbox(open);
  const addresses = createReplyAddresses(test.database, 'reply.example');
  return {
    ...test,
    messages: createMessageStore(test.database),
    inbound: createInboundService({
      database: test.database,
      addresses,
      listSites: () => [{ slug: 'acme' }, { slug: 'wattle' }],
      ownAddress: 'no-reply@wattle.example',
    }),
    addressOf: async (leadUuid: string): Promise<string> => {
      const chosen = await addresses.choose({ ...site, config }, { leadUuid } as Parameters<
        typeof addresses.choose
      >[1]);
      return chosen.address ?? '';
    },
    stateOf: async () => {
      const { rows } = await test.database.primary.execute(sql`
        SELECT is_waiting, reminder, snoozed_until IS NOT NULL AS is_snoozed,
          (SELECT count(*)::int FROM lead_events WHERE kind = 'changed') AS events FROM lead_work`);
      return rows[0];
    },
    empty: () =>
      test.database.primary.execute(sql`
        TRUNCATE leads, lead_work, lead_events, lead_counters, lead_messages, lead_files, lead_deliveries, lead_tasks`),
  };
};

type TestInbound = TestInbox & Awaited<ReturnType<typeof openInbound>>;

describe.each(testDatabases)('inbound mail on $name', ({ open }) => {
  let test: TestInbound;
  let ann: LeadWorker;
  let lead: string;
  let to: string;
  let inbound: InboundService;

  beforeAll(async () => {
    test = await openInbound(open);
    ({ inbound } = test);
    ann = await test.addWorker('Ann', 'sales');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.empty();
    lead = await test.addLead('wattle');
    to = await test.addressOf(lead);
    const messaging = createMessageService({ database: test.database, onDeliveriesQueued: () => undefined });
    const reply = {
      messageUuid: randomUUID(),
      lastSeen: 0,
      kind: 'mail',
      subject: 'The CX-5',
      text: 'Hi',
      files: [],
    } as const;
    await messaging.reply(ann, lead, reply, staffNow);
  });
  const receive = (mail: Partial<Parameters<typeof makeMail>[0]> = {}) =>
    inbound.receive(Buffer.from(makeMail({ to, ...mail })), afterMs(1000));

  it('stores the shopper’s answer once, and marks the lead until staff answer', async () => {
    await createTaskService(test.database).snooze(ann, lead, afterMs(60_000), staffNow);
    expect((await Promise.all([receive(), receive()])).toSorted()).toEqual(['repeated', 'stored']);
    expect(await test.stateOf()).toEqual({ is_waiting: false, reminder: 'wrote', is_snoozed: false, events: 3 });
    const stored = (await test.messages.list('wattle', lead)).at(-1);
    expect(stored).toMatchObject({
      number: 2,
      direction: 'in',
      sender: 'ann@example.com',
      subject: 'Re: The CX-5',
      text: 'Yes, Saturday at 10.',
      mailId: '<1@mail.example>',
    });
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'Return-Path: <>',
    'X-Autoreply: yes',
    'Message-ID: <2@wattle.example>',
  ])('keeps a mail with %s without waking anybody', async (header) => {
    await receive(header.startsWith('Message-ID') ? { id: '<2@wattle.example>' } : { headers: [header] });
    expect(await test.stateOf()).toMatchObject({ is_waiting: true, reminder: null });
    expect((await test.messages.list('wattle', lead)).at(-1)).toMatchObject({ direction: 'in', isAutomatic: true });
  });

  it('refuses a mail for no lead, for an erased lead or with a wrong signature', async () => {
    expect(await receive({ to: 'sales@wattle.example' })).toBe('unknown');
    expect(await receive({ to: to.replace(/..@/, '00@') })).toBe('unknown');
    await test.empty();
    expect(await receive()).toBe('unknown');
  });

  it('reads any encoding, and stores attachments by their content', async () => {
    const body = [
      '--b',
      'Content-Type: text/html; charset=windows-1252',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p>Caf=E9 <b>noon</b></p>\x00\xff',
      '--b',
      'Content-Type: image/png; name="../../pic.png"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="../../pic.png"',
      '',
      Buffer.from('<script>alert(1)</script>').toString('base64'),
      '--b',
      'Content-Type: text/plain; charset=nonsense',
      'Content-Disposition: attachment; filename="=?utf-8?B?%%%?="',
      '',
      'text',
      '--b--',
    ].join('\r\n');
    expect(await receive({ headers: ['Content-Type: multipart/mixed; boundary=b'], body })).toBe('stored');
    const stored = (await test.messages.list('wattle', lead)).at(-1);
    expect(stored?.text).toContain('Café noon');
    expect(stored?.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['pic.png', 'application/octet-stream'],
      [expect.any(String), 'application/octet-stream'],
    ]);
    expect(await inbound.receive(Buffer.from([0xff, 0xfe, 0, 13, 10]), staffNow)).toBe('unknown');
  });
});

describe.each(imapServers)('mail read from $name', ({ start }) => {
  let test: TestInbound;
  let server: ImapServer;

  beforeAll(async () => {
    [test, server] = await Promise.all([openInbound(testDatabases[0].open), start()]);
  });
  afterAll(async () => {
    await server?.close();
    await test?.close();
  });

  it('stores new mail once on two nodes, flags what is for no lead or too large, and retries after a fault', async () => {
    const lead = await test.addLead('wattle');
    const to = await test.addressOf(lead);
    server.deliver(makeMail({ to }));
    server.deliver(makeMail({ to: 'nobody@reply.example', id: '<2@mail.example>' }));
    server.deliver(makeMail({ to, id: '<3@mail.example>', body: 'x'.repeat(70).concat('\r\n').repeat(150_000) }));
    const onLeft = vi.fn();
    const run = (inbound: InboundService) =>
      createInboundMailJob({ url: server.url, inbound, onLeft }).run({
        signal: new AbortController().signal,
        wake: () => undefined,
      });
    const broken = { receive: () => Promise.reject(new Error('The database is away.')) };
    await expect(run(broken)).rejects.toThrow('The database is away.');
    expect(server.listFlags()[0]).toBe('');
    await Promise.all([run(test.inbound), run(test.inbound)]);
    expect(server.listFlags()).toEqual(['S', 'FS', 'FS']);
    expect((await test.messages.list('wattle', lead)).map(({ text }) => text)).toEqual(['Yes, Saturday at 10.']);
    expect(new Set(onLeft.mock.calls.map(([reason]) => reason))).toEqual(new Set(['unknown', 'tooLarge']));
    await run(broken);
  }, 30_000);
});
