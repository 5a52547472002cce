import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeliveryStore } from '#src/leads/server/delivery-store.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { createMessageService, type MessageService, type ReplyDraft } from './message-service.ts';
import { createMessageStore, type MessageStore } from './message-store.ts';
import type { LeadWorker } from './work-service.ts';

const later = afterMs(60_000);

describe.each(testDatabases)('messages of a lead on $name', ({ open }) => {
  let test: TestInbox;
  let ann: LeadWorker;
  let bob: LeadWorker;
  let lead: string;
  let messaging: MessageService;
  let messages: MessageStore;
  const onDeliveriesQueued = vi.fn();

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'sales');
    bob = await test.addWorker('Bob', 'sales');
    messaging = createMessageService({ database: test.database, onDeliveriesQueued });
    messages = createMessageStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`
      TRUNCATE leads, lead_work, lead_events, lead_counters, lead_messages, lead_files, lead_deliveries, staff_audit`);
    onDeliveriesQueued.mockClear();
    lead = await test.addLead('wattle');
  });

  const draft = (fields: Partial<ReplyDraft> = {}): ReplyDraft => ({
    messageUuid: randomUUID(),
    lastSeen: 0,
    kind: 'mail',
    subject: 'The CX-5',
    text: 'It’s still here.',
    files: [],
    ...fields,
  });
  const workOf = async () => {
    const { rows } = await test.database.primary.execute(sql`
      SELECT answered_at = ${staffNow.toISOString()}::timestamptz AS is_first, answered_by, is_waiting, assignee_uuid,
        assigned_at = answered_at AS is_assigned_then,
        (SELECT count(*)::int FROM lead_events WHERE kind = 'changed') AS events,
        (SELECT array_agg(action ORDER BY at, action) FROM staff_audit) AS audited
      FROM lead_work`);
    return rows[0];
  };

  it('stores a reply, queues it and notes the first answer, in one transaction', async () => {
    const file = { name: 'car.pdf', contentType: 'application/pdf', content: new Uint8Array([1, 2, 3]) };
    const sent = draft({ files: [file] });
    expect(await messaging.reply(ann, lead, sent, staffNow)).toBe('done');
    expect(onDeliveriesQueued).toHaveBeenCalledTimes(1);
    const answered = {
      is_first: true,
      answered_by: ann.personUuid,
      is_waiting: true,
      assignee_uuid: ann.personUuid,
      is_assigned_then: true,
    };
    expect(await workOf()).toEqual({ ...answered, events: 1, audited: ['leadAssigned', 'leadReplied'] });
    const [stored] = await messages.list('wattle', lead);
    expect(stored).toMatchObject({ number: 1, personName: 'Ann', subject: 'The CX-5', delivery: { state: 'waiting' } });
    const [kept] = stored?.files ?? [];
    expect(kept).toMatchObject({ name: 'car.pdf', sizeBytes: 3 });
    const found = await messages.findFile('wattle', lead, kept?.fileUuid ?? '');
    expect([...(found?.content ?? [])]).toEqual([1, 2, 3]);
    expect(await messages.findFile('acme', lead, kept?.fileUuid ?? '')).toBeUndefined();
    const claimed = await createDeliveryStore(test.database).claim(later, 10, 1000);
    expect(claimed.map(({ kind, target }) => [kind, target])).toEqual([['reply', sent.messageUuid]]);

    await messaging.reply(bob, lead, draft({ kind: 'sms', subject: null, lastSeen: 1 }), later);
    expect(await workOf()).toMatchObject({ ...answered, audited: ['leadAssigned', 'leadReplied', 'leadReplied'] });
    const both = await createDeliveryStore(test.database).claim(afterMs(120_000), 10, 1000);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['reply', 'replyText']);
  });

  it('stores and sends a form that is submitted twice once, even at the same moment', async () => {
    const sent = draft();
    const outcomes = await Promise.all([
      messaging.reply(ann, lead, sent, staffNow),
      messaging.reply(ann, lead, sent, staffNow),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'repeated']);
    expect(await messages.list('wattle', lead)).toHaveLength(1);
    expect(await createDeliveryStore(test.database).claim(later, 10, 1000)).toHaveLength(1);
  });

  it('sends one of two replies that are written at once, and the other after its writer has seen it', async () => {
    const [one, other] = [draft({ text: 'one' }), draft({ text: 'other' })];
    const outcomes = await Promise.all([
      messaging.reply(ann, lead, one, staffNow),
      messaging.reply(bob, lead, other, staffNow),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'overtaken']);
    const [late, writer] = outcomes[0] === 'done' ? [other, bob] : [one, ann];
    expect(await messaging.reply(writer, lead, { ...late, lastSeen: 1 }, later)).toBe('done');
    expect((await messages.list('wattle', lead)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('sends a reply after a call that its writer logged, but not after a colleague’s', async () => {
    const call = () => ({ messageUuid: randomUUID(), outcome: 'noAnswer', text: '' }) as const;
    await messaging.logCall(ann, lead, call(), staffNow);
    expect(await messaging.reply(bob, lead, draft(), later)).toBe('overtaken');
    expect(await messaging.reply(ann, lead, draft(), later)).toBe('done');
    await messaging.logCall(bob, lead, call(), afterMs(70_000));
    expect(await messaging.reply(ann, lead, draft({ lastSeen: 2 }), afterMs(80_000))).toBe('overtaken');
  });

  it('logs a call as an answer, whatever others wrote in the meantime', async () => {
    await messaging.reply(bob, lead, draft(), staffNow);
    const call = { messageUuid: randomUUID(), outcome: 'noAnswer', text: '' } as const;
    expect(await messaging.logCall(ann, lead, call, later)).toBe('done');
    expect(await workOf()).toMatchObject({ answered_by: bob.personUuid, is_waiting: true });
    expect(await messaging.logCall(ann, lead, call, later)).toBe('repeated');
    const wrong = { ...call, messageUuid: randomUUID(), outcome: 'wrongNumber' } as const;
    await messaging.logCall(ann, lead, wrong, afterMs(90_000));
    expect(await workOf()).toMatchObject({ is_waiting: false });
    expect((await messages.list('wattle', lead)).map(({ outcome, delivery }) => [outcome, delivery])).toEqual([
      [null, expect.anything()],
      ['noAnswer', null],
      ['wrongNumber', null],
    ]);
  });

  it('leaves a lead unanswered after a call to a wrong number', async () => {
    const wrong = { messageUuid: randomUUID(), outcome: 'wrongNumber', text: '' } as const;
    expect(await messaging.logCall(ann, lead, wrong, staffNow)).toBe('done');
    const assigned = { assignee_uuid: ann.personUuid, is_waiting: false };
    expect(await workOf()).toMatchObject({ ...assigned, answered_by: null, is_first: null });
    await messaging.reply(bob, lead, draft({ lastSeen: 1 }), later);
    expect(await workOf()).toMatchObject({ answered_by: bob.personUuid, is_waiting: true });
  });

  it('stores nothing for a person whose role or scope excludes the lead', async () => {
    const elsewhere = { ...ann, locationIds: [3] };
    expect(await messaging.reply(elsewhere, lead, draft(), staffNow)).toBe('unknown');
    expect(await messaging.reply({ ...ann, siteSlug: 'acme' }, lead, draft(), staffNow)).toBe('unknown');
    expect(await messaging.reply({ ...ann, role: 'marketing' }, lead, draft(), staffNow)).toBe('notAllowed');
    expect(await messages.list('wattle', lead)).toEqual([]);
  });

  it('lists the leads that wait for the customer until they are done', async () => {
    const list = async () => {
      const query = {
        view: 'waiting',
        text: '',
        category: null,
        locationId: null,
        assigneeUuid: null,
        afterUuid: null,
      } as const;
      return (await test.inbox.list({ ...ann, personUuid: ann.personUuid }, query, 10, staffNow)).entries.length;
    };
    expect(await list()).toBe(0);
    await messaging.reply(ann, lead, draft(), staffNow);
    expect(await list()).toBe(1);
    await test.work.setStage(ann, lead, { stage: 'sold', lostReason: null }, later);
    expect(await list()).toBe(0);
  });
});
