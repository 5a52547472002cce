import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAddressStops,
  createSuppressionStore,
  hashAddress,
} from '#src/leads/server/unsubscribe/suppression-store.ts';
import { isTextStopped } from '#src/leads/server/unsubscribe/text-stops.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import { createMergeService } from '../merge-service.ts';
import { createMessageService } from '../message-service.ts';
import { createMessageStore } from '../message-store.ts';
import { createTaskService } from '../task-service.ts';
import type { LeadWorker } from '../work-service.ts';
import { createInboundSmsService, type InboundSmsService, listTextedSites } from './inbound-sms-service.ts';

const phone = '+61412345678';
const ownNumber = '+61491570156';
const siteOf = (slug: string, smsNumber: string | null) => ({ slug, config: { leads: { smsNumber } } });
const sites = [siteOf('wattle', null), siteOf('acme', null), siteOf('banksia', ownNumber)];

it('takes a number’s own sites, or those that share the deployment’s number', () => {
  expect(listTextedSites(sites, ownNumber)).toEqual(['banksia']);
  expect(listTextedSites(sites, '+61491570157')).toEqual(['wattle', 'acme']);
});

describe.each(testDatabases)('inbound text messages on $name', ({ open }) => {
  let test: TestInbox;
  let inbound: InboundSmsService;
  let ann: LeadWorker;
  let boss: LeadWorker;

  beforeAll(async () => {
    test = await openTestInbox(open);
    inbound = createInboundSmsService({ database: test.database, listSites: () => sites });
    ann = await test.addWorker('Ann', 'sales');
    boss = await test.addWorker('Boss', 'manager');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`
      TRUNCATE leads, lead_work, lead_events, lead_counters, lead_messages, lead_files, lead_deliveries, mail_suppressions`);
  });

  const addLead = (site: string, minutes = 0, fields: object = {}) =>
    test.addLead(site, { phone, submissionHash: randomUUID(), receivedAt: afterMs(minutes * 60_000), ...fields });
  const merge = (mainUuid: string, otherUuid: string) =>
    createMergeService(test.database).merge(boss, { mainUuid, otherUuid }, staffNow);
  const receive = (sms: Partial<Parameters<InboundSmsService['receive']>[0]> = {}) =>
    inbound.receive(
      {
        messageId: 'SM1',
        from: phone,
        to: '+61491570157',
        text: 'Yes, Saturday at 10.',
        fileCount: 0,
        order: null,
        ...sms,
      },
      afterMs(3_600_000),
    );
  const listOf = (site: string, lead: string) => createMessageStore(test.database).list(site, lead);
  const text = (lead: string, lastSeen: number) =>
    createMessageService({ database: test.database, onDeliveriesQueued: () => undefined }).reply(
      ann,
      lead,
      { messageUuid: randomUUID(), lastSeen, kind: 'sms', subject: null, text: 'Still here.', files: [] },
      staffNow,
    );
  const stateOf = async (lead: string) => {
    const { rows } = await test.database.primary.execute(sql`
      SELECT is_waiting, reminder, snoozed_until IS NOT NULL AS is_snoozed FROM lead_work WHERE lead_uuid = ${lead}::uuid`);
    return rows[0];
  };

  it('go to the newest open lead of the number, once, and mark it until staff answer', async () => {
    const older = await addLead('wattle');
    const lead = await addLead('wattle', 1);
    const lost = await addLead('wattle', 2);
    await test.work.setStage(ann, lost, { stage: 'lost', lostReason: 'price' }, staffNow);
    await text(lead, 0);
    await createTaskService(test.database).snooze(ann, lead, afterMs(7_200_000), staffNow);
    expect((await Promise.all([receive(), receive()])).toSorted()).toEqual(['repeated', 'stored']);
    expect(await receive()).toBe('repeated');
    expect(await stateOf(lead)).toEqual({ is_waiting: false, reminder: 'wrote', is_snoozed: false });
    expect((await listOf('wattle', lead)).at(-1)).toMatchObject({
      number: 2,
      direction: 'in',
      kind: 'sms',
      sender: phone,
      text: 'Yes, Saturday at 10.',
    });
    for (const other of [older, lost]) expect(await listOf('wattle', other)).toEqual([]);
    // A repeated message stays where it was, although a newer lead has arrived.
    const newest = await addLead('wattle', 3);
    expect(await receive()).toBe('repeated');
    expect(await listOf('wattle', newest)).toEqual([]);
  });

  it('go to the newest lead if none is open', async () => {
    await addLead('wattle');
    const lost = await addLead('wattle', 1);
    const { rows } = await test.database.primary.execute(sql`UPDATE lead_work SET is_done = true RETURNING lead_uuid`);
    expect(rows).toHaveLength(2);
    expect(await receive()).toBe('stored');
    expect(await listOf('wattle', lost)).toHaveLength(1);
  });

  it('go to the main lead of merged ones, once', async () => {
    const lead = await addLead('wattle');
    const other = await addLead('wattle', 1);
    await merge(lead, other);
    expect((await Promise.all([receive(), receive()])).toSorted()).toEqual(['repeated', 'stored']);
    expect((await listOf('wattle', lead)).map(({ text: said }) => said)).toEqual(['Yes, Saturday at 10.']);
    expect(await listOf('wattle', other)).toEqual([]);
    expect([await stateOf(lead), await stateOf(other)]).toMatchObject([{ reminder: 'wrote' }, { reminder: null }]);
  });

  it('of a number that only a merged lead has mark its main lead, and stay with their own after unmerging', async () => {
    const lead = await addLead('wattle', 0, { phone: '+61498765432' });
    const other = await addLead('wattle', 1);
    await merge(lead, other);
    expect(await receive()).toBe('stored');
    expect(await receive()).toBe('repeated');
    expect(await listOf('wattle', lead)).toHaveLength(1);
    expect([await stateOf(lead), await stateOf(other)]).toMatchObject([{ reminder: 'wrote' }, { reminder: null }]);
    await createMergeService(test.database).unmerge(boss, { mainUuid: lead, otherUuid: other }, staffNow);
    expect([await listOf('wattle', lead), await listOf('wattle', other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('prefer an open lead to one whose main lead is done', async () => {
    const main = await addLead('wattle', 0, { phone: '+61498765432' });
    const other = await addLead('wattle', 2);
    await merge(main, other);
    await test.work.setStage(ann, main, { stage: 'lost', lostReason: 'price' }, staffNow);
    const done = await addLead('wattle', 1);
    await test.work.setStage(ann, done, { stage: 'lost', lostReason: 'price' }, staffNow);
    await receive();
    expect([await listOf('wattle', main), await listOf('wattle', done)].map(({ length }) => length)).toEqual([0, 1]);
    await test.work.setStage(ann, main, { stage: 'contacted', lostReason: null }, staffNow);
    await receive({ messageId: 'SM2' });
    expect(await listOf('wattle', main)).toHaveLength(1);
  });

  it('answer the site that wrote last, where sites share a number', async () => {
    const lead = await addLead('wattle');
    const other = await addLead('acme', 1);
    await addLead('banksia', 2);
    await text(lead, 0);
    expect(await receive()).toBe('stored');
    expect([await listOf('wattle', lead), await listOf('acme', other)].map(({ length }) => length)).toEqual([2, 0]);
  });

  it('of strangers, short codes and other sites’ numbers become nothing', async () => {
    await addLead('wattle');
    for (const sms of [
      { from: '+61400000000' },
      { from: '19001234' },
      { from: 'Bank' },
      { messageId: '' },
      { to: ownNumber },
    ])
      expect(await receive(sms)).toBe('unknown');
    const { rows } = await test.database.primary.execute(sql`SELECT FROM lead_messages`);
    expect(rows).toEqual([]);
  });

  it('are cut, cleaned and say what wasn’t stored', async () => {
    const lead = await addLead('wattle');
    const hostile = `<script>\0\u202e${'\ud800'}${'x'.repeat(100_000)}`;
    await receive({ text: hostile, fileCount: 2 });
    await receive({ messageId: 'SM2', text: '', fileCount: 1 });
    const [long, picture] = await listOf('wattle', lead);
    expect(long?.text).toMatch(/^<script>\u202e\ufffdx+\n\n\(2 pictures or files weren’t stored\.\)$/);
    expect(long?.text.length).toBeLessThan(2100);
    expect(picture?.text).toBe('(A picture or file wasn’t stored.)');
  });

  it('that say STOP end text messages of every site with that number, until START', async () => {
    const lead = await addLead('wattle');
    expect(await receive({ text: 'Stop please' })).toBe('stored');
    const isStopped = async (site: string) => isTextStopped(test.database.primary, site, phone);
    expect([await isStopped('wattle'), await isStopped('acme'), await isStopped('banksia')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await text(lead, 1)).toBe('textsStopped');
    expect((await listOf('wattle', lead)).map(({ text: said }) => said)).toEqual(['Stop please']);
    const marketing = createAddressStops(test.database.primary);
    expect(await marketing.isStoppedSince('wattle', phone, staffNow)).toBe(true);
    await receive({ messageId: 'SM2', text: 'START' });
    expect(await marketing.isStoppedSince('wattle', phone, staffNow)).toBe(true);
    expect(await isStopped('wattle')).toBe(false);
    expect(await text(lead, 2)).toBe('done');
    const audited = await createAuditStore(test.database).listOfSubject('wattle', lead);
    expect(audited.map(({ action }) => action).filter((action) => action.startsWith('texts'))).toEqual([
      'textsStopped',
      'textsResumed',
    ]);
  });

  it('still answer somebody who unsubscribed from marketing only', async () => {
    const store = createSuppressionStore(test.database.primary);
    await store.suppress({ siteSlug: 'wattle', addressHash: hashAddress('wattle', phone) }, staffNow);
    expect(await text(await addLead('wattle'), 0)).toBe('done');
  });

  it('that say STOP count for somebody without a lead too, and so does what the provider did', async () => {
    expect(await receive({ from: '+61400000000', text: 'STOP' })).toBe('unknown');
    expect(await isTextStopped(test.database.primary, 'acme', '+61400000000')).toBe(true);
    await addLead('wattle');
    await receive({ text: 'Arrêt', order: 'stop' });
    expect(await isTextStopped(test.database.primary, 'wattle', phone)).toBe(true);
  });
});
