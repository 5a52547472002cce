import { expect, it } from 'vitest';
import { mailingSite, makeLead } from '#src/leads/testing/make-lead.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { buildLeadPageView, type LeadPageFacts, type ShownDelivery } from './build-lead-page-view.ts';
import { buildLinkedItems } from './build-linked-items.ts';
import { buildMessageItems, type ListedMessage } from './build-message-items.ts';

const lead = makeLead();
const startMs = lead.receivedAt.getTime();
const after = (minutes: number): number => startMs + minutes * minuteMs;

const delivery: ShownDelivery = {
  kind: 'webhook',
  target: 'https://crm.example/hooks?key=secret',
  state: 'dead',
  attempts: 9,
  lastError: 'The recipient responded with 500.',
  queuedAtMs: startMs,
  dueAtMs: startMs,
  endedAtMs: after(40),
};

const message: ListedMessage = {
  messageUuid: 'm',
  direction: 'out',
  kind: 'mail',
  personName: 'Ann',
  sender: null,
  subject: 'The CX-5',
  text: 'Still here.',
  files: [],
  outcome: null,
  isAutomatic: false,
  atMs: after(10),
  delivery: { state: 'waiting', attempts: 2, lastError: 'No answer.' },
};

const received: ListedMessage = {
  ...message,
  direction: 'in',
  personName: null,
  sender: 'ANN@example.com',
  delivery: null,
};

const facts = (fields: Partial<LeadPageFacts> = {}): LeadPageFacts => ({
  lead,
  addedRows: [],
  deliveries: [],
  work: { stage: 'new', lostReason: null, assigneeUuid: null, assigneeName: null, answerDueMs: null },
  notes: [],
  changes: [],
  items: [],
  vehicleNow: { priceCents: lead.vehicle?.priceCents ?? null, isSold: false },
  vehiclePictureHref: '/picture',
  colleagues: [],
  ...fields,
});

const build = (fields: Partial<LeadPageFacts> = {}) =>
  buildLeadPageView(facts(fields), {
    site: mailingSite,
    personUuid: 'ann',
    role: 'sales',
    canWork: true,
    canAssign: false,
    now: new Date(after(60)),
  });

it('tells in one order what came in, what was sent, said and delivered, and what else is known', () => {
  const other = { ...lead, leadUuid: 'other', receivedAtMs: after(-500), vehicleTitle: '2019 Kia Cerato' };
  const listed = {
    ...other,
    stage: 'new' as const,
    assigneeUuid: null,
    assigneeName: null,
    reminder: null,
    isSnoozed: false,
    isAnsweredElsewhere: false,
    answerDueMs: null,
  };
  const { timeline } = build({
    deliveries: [delivery, { ...delivery, kind: 'reply', target: 'm' }],
    notes: [{ noteUuid: 'n', personName: 'Bob', text: 'Nice', writtenAtMs: after(30) }],
    items: [
      ...buildMessageItems([message, { ...received, messageUuid: 'r', atMs: after(20) }], {
        email: lead.email,
        hrefOf: (uuid) => uuid,
      }),
      ...buildLinkedItems([{ key: 'v', what: 'Visit booked', atMs: after(5), record: null }], [listed], {
        ofLead: (uuid) => `/${uuid}`,
        ofRecord: () => null,
      }),
    ],
  });
  expect(timeline.map(({ who, what }) => [who, what])).toEqual([
    [null, 'Webhook, crm.example'],
    ['Bob', 'wrote a note'],
    [null, 'Email from the customer'],
    ['Ann', 'replied by email'],
    [null, 'Visit booked'],
    [null, 'Lead received from /contact (news)'],
    [null, 'Another lead: General, 2019 Kia Cerato'],
  ]);
  expect(timeline[0]?.state).toEqual({ state: 'Failed', tone: 'failed', error: 'The recipient responded with 500.' });
  expect(timeline[3]?.state).toEqual({ state: 'Retrying', tone: 'waiting', error: 'No answer.' });
  expect(timeline[6]?.href).toBe('/other');
});

it('names another sender, an automatic reply and the outcome of a call', () => {
  const wordsOf = (fields: Partial<ListedMessage>) =>
    buildMessageItems([{ ...received, ...fields }], { email: lead.email, hrefOf: (uuid) => uuid })[0]?.what;
  expect(wordsOf({ sender: 'wife@example.com' })).toBe('Email from wife@example.com');
  expect(wordsOf({ isAutomatic: true })).toBe('Automatic reply');
  expect(wordsOf({ direction: 'out', kind: 'call', outcome: 'noAnswer' })).toBe('called, no answer');
  expect(wordsOf({ direction: 'out', kind: 'sms' })).toBe('sent an SMS');
});

it('says when the answer is due, if one is', () => {
  const { work } = facts();
  expect(build({ work: { ...work, answerDueMs: after(20) } }).deadline).toEqual({
    text: 'overdue 40 min',
    tone: 'overdue',
  });
  expect(build({}).deadline).toBeNull();
});

it('says the vehicle’s price once', () => {
  const { vehicle } = build({});
  expect(vehicle?.price).toMatch(/^\$[\d,]+$/);
  expect(vehicle?.facts).toMatch(/ km$/);
});

it('says what became of the vehicle since', () => {
  const nowOf = (vehicleNow: LeadPageFacts['vehicleNow']) => build({ vehicleNow }).vehicle?.now;
  const priceCents = lead.vehicle?.priceCents ?? null;
  expect(nowOf({ priceCents, isSold: false })).toBeNull();
  expect(nowOf({ priceCents: 3_799_000, isSold: false })).toBe('Now $37,990');
  expect(nowOf({ priceCents, isSold: true })).toBe('Since sold');
  expect(nowOf(null)).toBe('No longer on the website');
});

it('leaves ids for other systems out of the details', () => {
  const custom = { valuation_id: 'v-1', finance_application: 'f-1', finance_term: '60 months' };
  const { rows } = build({
    lead: { ...lead, pageId: 'contact', custom },
    addedRows: [
      { label: 'Deposit', text: '$200', href: null },
      { label: 'Payment ID', text: 'test_1', href: null },
    ],
  });
  const labels = rows.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Deposit', 'Loan term', 'Sent from']));
  expect(labels.filter((label) => label.endsWith(' ID'))).toEqual([]);
});

it('says who a lead was assigned to, and by whom', () => {
  const assign = (personUuid: string | null, assignee: string) =>
    build({
      colleagues: [
        { personUuid: 'ann', name: 'Ann' },
        { personUuid: 'bob', name: 'Bob' },
      ],
      changes: [
        {
          entryUuid: 'e',
          atMs: startMs,
          action: 'leadAssigned',
          personUuid,
          personName: personUuid,
          before: null,
          after: { assignee },
        },
      ],
    }).timeline.find(({ kind }) => kind === 'change')?.what;
  expect(assign('ann', 'bob')).toBe('assigned it to Bob');
  expect(assign('ann', 'ann')).toBe('assigned it to themselves');
  expect(assign(null, 'ann')).toBe('assigned it to Ann');
});
