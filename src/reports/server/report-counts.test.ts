import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeadStage, LostReason } from '#src/leads/rules/lead-stages.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { addDays, localDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { StaffReader } from '#src/staff/rules/membership.ts';
import { openTestStaff, type TestStaff } from '#src/staff/testing/open-test-staff.ts';
import { findReportSpan, reportPeriods } from '../rules/report-periods.ts';
import { countSite } from './count-leads.ts';
import { createReportStore } from './report-store.ts';

const today = '2026-11-29';
const maxGroups = 50;
const people = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

interface SlowLead {
  readonly daysAgo: number;
  readonly minuteOfDay: number;
  readonly category: string;
  readonly locationId: number | null;
  readonly source: string | null;
  readonly stage: LeadStage;
  readonly reason: LostReason;
  readonly answerMinutes: number | null;
  readonly person: string;
}

// Days at the edges of the periods, of months, and of daylight saving: 4 October is 56 days ago. The 11 months that are
// added up in advance end 29 days ago and start 363 days ago.
const daysAgo = fc.constantFrom(0, 1, 5, 6, 7, 28, 29, 30, 55, 56, 57, 88, 89, 90, 120, 200, 362, 363, 364, 365);
const lead: fc.Arbitrary<SlowLead> = fc.record({
  daysAgo,
  minuteOfDay: fc.oneof(fc.constantFrom(0, 1, 119, 120, 179, 180, 1439), fc.integer({ min: 0, max: 1439 })),
  category: fc.constantFrom('Service Enquiry', 'Finance Enquiry', 'Parts Enquiry'),
  locationId: fc.constantFrom(null, 1, 2, 3),
  source: fc.constantFrom(null, 'google', 'facebook'),
  stage: fc.constantFrom<LeadStage>('new', 'contacted', 'appointment', 'testDrive', 'offer', 'sold', 'lost'),
  reason: fc.constantFrom<LostReason>('price', 'noAnswer'),
  answerMinutes: fc.constantFrom(null, 0, 3, 9, 50, 700, 100_000),
  person: fc.constantFrom(...people),
});
const history = fc.record({
  timeZone: fc.constantFrom('Australia/Adelaide', 'Australia/Sydney', 'Australia/Brisbane', 'Australia/Perth'),
  first: fc.array(lead, { maxLength: 12 }),
  second: fc.array(lead, { maxLength: 6 }),
  changes: fc.array(fc.option(lead), { maxLength: 12 }),
});

const readers: readonly StaffReader[] = [
  { siteSlug: 'wattle', locationIds: null, categories: null },
  { siteSlug: 'wattle', locationIds: [1, 3], categories: null },
  { siteSlug: 'wattle', locationIds: null, categories: ['Service Enquiry'] },
  { siteSlug: 'wattle', locationIds: [2], categories: ['Service Enquiry', 'Finance Enquiry'] },
];

const receivedMs = ({ daysAgo: ago, minuteOfDay }: SlowLead, timeZone: string): number =>
  new Date(startOfLocalDay(addDays(today, -ago), timeZone)).getTime() + minuteOfDay * minuteMs;

const localHour = (ms: number, timeZone: string): string =>
  String(Number(new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(ms)));

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> =>
  Map.groupBy(items, keyOf);

const sortByKey = <Group extends { readonly key: string }>(groups: readonly Group[]): readonly Group[] =>
  groups.toSorted((one, other) => (one.key < other.key ? -1 : 1));

const leadKeys = {
  all: () => '',
  source: ({ source }: SlowLead) => source ?? 'Website',
  lost: ({ reason }: SlowLead) => reason,
};
const answerKeys = {
  all: () => '',
  person: ({ person }: SlowLead) => person,
  source: leadKeys.source,
};

const countSlowly = (leads: readonly SlowLead[], kind: keyof typeof leadKeys) => {
  const counted = kind === 'lost' ? leads.filter(({ stage }) => stage === 'lost') : leads;
  return [...groupBy(counted, leadKeys[kind])].map(([key, group]) => {
    const of = (wanted: LeadStage): number => group.filter(({ stage }) => stage === wanted).length;
    const early = { contacted: of('contacted'), appointment: of('appointment'), testDrive: of('testDrive') };
    return { key, label: '', leads: group.length, ...early, offer: of('offer'), sold: of('sold'), lost: of('lost') };
  });
};

const bucketOf = (minutes: number): number => Math.min(63, Math.floor(4 * Math.log2(Math.max(1, minutes))));

const countAnswersSlowly = (leads: readonly SlowLead[], keyOf: (lead: SlowLead) => string) => {
  const answered = leads.filter(({ answerMinutes }) => answerMinutes !== null);
  return [...groupBy(answered, keyOf)].map(([key, group]) => ({
    key,
    buckets: new Map(
      [...groupBy(group, ({ answerMinutes }) => String(bucketOf(answerMinutes ?? 0)))].map(([bucket, all]) => [
        Number(bucket),
        all.length,
      ]),
    ),
  }));
};

let test: TestStaff;
beforeAll(async () => {
  test = await openTestStaff(testDatabases[0].open);
});
afterAll(() => test?.close());

const save = async (leadUuid: string, changed: SlowLead, timeZone: string): Promise<void> => {
  const answered = changed.answerMinutes !== null;
  const at = new Date(receivedMs(changed, timeZone));
  const answeredAt = new Date(at.getTime() + (changed.answerMinutes ?? 0) * minuteMs);
  await test.database.primary.execute(sql`
    UPDATE ${leadWork} SET received_at = ${at.toISOString()}::timestamptz, category = ${changed.category},
      location_id = ${changed.locationId}, stage = ${changed.stage},
      lost_reason = ${changed.stage === 'lost' ? changed.reason : null},
      answered_at = ${answered ? answeredAt.toISOString() : null}::timestamptz,
      answered_by = ${answered ? changed.person : null}::uuid
    WHERE lead_uuid = ${leadUuid}::uuid`);
};

const add = async (added: SlowLead, timeZone: string): Promise<string> => {
  const { category, locationId, source } = added;
  const attributes = source === null ? {} : { linked_query_params: { utm_source: source } };
  const receivedAt = new Date(receivedMs(added, timeZone));
  const record = makeLeadRecord({ category, locationId, attributes, receivedAt });
  const leadUuid = await createLeadStore(test.database).store('wattle', record, []);
  await save(leadUuid, added, timeZone);
  return leadUuid;
};

const compare = async (leads: readonly SlowLead[], timeZone: string): Promise<void> => {
  const store = createReportStore(test.database);
  const hourOf = (one: SlowLead): string => localHour(receivedMs(one, timeZone), timeZone);
  for (const reader of readers) {
    for (const days of reportPeriods) {
      const first = addDays(today, 1 - days);
      const seen = leads.filter((one) => {
        const day = localDay(receivedMs(one, timeZone), timeZone);
        const isOfPlace = reader.locationIds === null || reader.locationIds.some((id) => id === one.locationId);
        return day >= first && day <= today && isOfPlace && (reader.categories?.includes(one.category) ?? true);
      });
      const span = findReportSpan(days, today);
      for (const kind of ['all', 'source', 'lost'] as const) {
        const counted = await store.countLeads(reader, kind, span, maxGroups);
        expect(sortByKey(counted)).toEqual(sortByKey(countSlowly(seen, kind)));
      }
      for (const [kind, keyOf] of Object.entries({ ...answerKeys, hour: hourOf })) {
        const counted = await store.countAnswers(reader, kind as 'hour', span, maxGroups);
        const groups = counted.map(({ key, buckets }) => ({ key, buckets }));
        expect(sortByKey(groups)).toEqual(sortByKey(countAnswersSlowly(seen, keyOf)));
      }
    }
  }
};

it('the counts of the reports are those of a slow count, in the time zone of the site, also after changes', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ timeZone, first, second, changes }) => {
      await test.database.primary.execute(
        sql`TRUNCATE leads, lead_work, report_sites, report_marks, report_leads, report_answers`,
      );
      const count = () => countSite(test.database, { slug: 'wattle', timeZone }, new AbortController().signal);
      const leads = new Map<string, SlowLead>();
      for (const one of first) leads.set(await add(one, timeZone), one);
      await count();
      for (const [at, [leadUuid, before]] of [...leads].entries()) {
        const change = changes[at];
        if (change === undefined) continue;
        if (change === null) {
          leads.delete(leadUuid);
          await test.database.primary.execute(sql`DELETE FROM leads WHERE lead_uuid = ${leadUuid}::uuid`);
          await test.database.primary.execute(sql`DELETE FROM lead_work WHERE lead_uuid = ${leadUuid}::uuid`);
        } else {
          const changed = { ...change, source: before.source };
          leads.set(leadUuid, changed);
          await save(leadUuid, changed, timeZone);
        }
      }
      for (const one of second) leads.set(await add(one, timeZone), one);
      await count();
      await compare([...leads.values()], timeZone);
    }),
    { numRuns: 12 },
  );
}, 120_000);
