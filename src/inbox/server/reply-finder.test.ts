import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadsConfig } from '#src/leads/rules/config.ts';
import { deliverLead } from '#src/leads/server/deliver-lead.ts';
import { createDeliveryStore } from '#src/leads/server/delivery-store.ts';
import { leadMessages } from '#src/leads/server/staff-work/tables.ts';
import { mailingSite } from '#src/leads/testing/make-lead.ts';
import { noTexts } from '#src/leads/testing/no-texts.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import type { SmsMessage } from '#src/platform/sms/sms-sender.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { createMessageService } from './message-service.ts';
import { createReplyAddresses } from './reply-addresses.ts';
import { createReplyFinder } from './reply-finder.ts';
import type { LeadWorker } from './work-service.ts';

let test: TestInbox;
let ann: LeadWorker;
const mails: MailMessage[] = [];
const texts: SmsMessage[] = [];

beforeAll(async () => {
  test = await openTestInbox(testDatabases[0].open);
  ann = await test.addWorker('Ann', 'sales');
});
afterAll(() => test?.close());

const deliverAll = async (domain: string | null): Promise<void> => {
  mails.length = 0;
  texts.length = 0;
  const deliver = deliverLead({
    ...noTexts,
    mailer: { send: async (message) => void mails.push(message) },
    sms: {
      send: async (message) => {
        texts.push(message);
        return { kind: 'sent' };
      },
    },
    findReply: createReplyFinder(test.database, createReplyAddresses(test.database, domain)),
    siteBySlug: () => ({
      ...mailingSite,
      slug: 'wattle',
      config: { leads: leadsConfig.parse({ mailTo: ['sales@wattle.example'] }) },
    }),
    ask: () => Promise.reject(new Error('nobody is asked')),
    readSecret: () => undefined,
    readClock: () => staffNow,
  });
  for (const delivery of await createDeliveryStore(test.database).claim(afterMs(1000), 10, 1000))
    await deliver(delivery);
};

const reply = async (lead: string, kind: 'mail' | 'sms', lastSeen: number): Promise<void> => {
  const messaging = createMessageService({ database: test.database, onDeliveriesQueued: () => undefined });
  const file = { name: 'car.pdf', contentType: 'application/pdf', content: new Uint8Array([1, 2, 3]) };
  const files = kind === 'mail' ? [file] : [];
  const draft = { messageUuid: randomUUID(), lastSeen, kind, subject: 'The CX-5', text: 'It’s <here>.', files };
  await messaging.reply(ann, lead, draft, staffNow);
};

it('sends a letter of the dealer, whose answer comes back to the lead, with its file', async () => {
  const lead = await test.addLead('wattle');
  const received = { siteSlug: 'wattle', leadUuid: lead, messageUuid: randomUUID(), number: 1, text: 'Still there?' };
  await test.database.primary
    .insert(leadMessages)
    .values({ ...received, direction: 'in', kind: 'mail', mailId: '<1@mail.example>', at: staffNow.toISOString() });
  await reply(lead, 'mail', 1);
  await deliverAll('reply.example');
  const [mail] = mails;
  expect(mail).toMatchObject({
    fromName: mailingSite.name,
    to: 'ann@example.com',
    subject: 'The CX-5',
    inReplyTo: '<1@mail.example>',
  });
  expect(mail?.replyTo).toMatch(/^lead\+[\da-f]{52}@reply\.example$/);
  expect(mail?.text).toMatch(/^It’s <here>\.\n\nAnn\n/);
  expect(mail?.html).toContain('It’s &lt;here&gt;.');
  expect([...(mail?.files?.[0]?.content ?? [])]).toEqual([1, 2, 3]);
});

it('names the dealer’s mailbox where no mail comes back', async () => {
  await reply(await test.addLead('wattle'), 'mail', 0);
  await deliverAll(null);
  expect(mails[0]?.replyTo).toBe('sales@wattle.example');
});

it('sends a text message to the lead’s mobile', async () => {
  await reply(await test.addLead('wattle'), 'sms', 0);
  await deliverAll(null);
  expect(texts).toEqual([expect.objectContaining({ to: '+61412345678', text: 'It’s <here>.' })]);
});
