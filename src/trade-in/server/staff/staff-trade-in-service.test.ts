import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { buildTradeInListView } from '../../view/staff/build-trade-in-desk-view.ts';
import { valuations } from '../tables.ts';
import { createStaffTradeIns } from './staff-trade-in-service.ts';

const reader = { siteSlug: 'wattle', locationIds: null, categories: null };
const startedMs = Date.parse('2026-11-24T01:00:00Z');
const car = { make: 'Mazda', model: 'CX-5', year: 2019, badge: null, detail: null, odometerKm: null };

describe.each(testDatabases)('trade-ins for staff on $name', ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());

  const add = async (atMs: number, leadUuid: string | null): Promise<string> => {
    const valuationUuid = randomUUID();
    await test.database.primary.insert(valuations).values({
      siteSlug: 'wattle',
      valuationUuid,
      visitorUuid: randomUUID(),
      lookUp: 'found' as never,
      cars: [car],
      odometerKm: 90_000,
      answers: {} as never,
      offerDollars: 21_500,
      leadUuid,
      isCompleted: true,
      isAccepted: true,
      revision: 1,
      startedAt: new Date(atMs).toISOString(),
    });
    return valuationUuid;
  };

  it('are listed newest first and by page, once they were sent, for those who see their leads', async () => {
    const lead = () => createLeadStore(test.database).store('wattle', makeLeadRecord({ locationId: 1 }), []);
    const older = await add(startedMs - 1, await lead());
    const newer = await add(startedMs, await lead());
    await add(startedMs, null);
    const { list } = createStaffTradeIns(test.database);
    const uuidsOf = (listed: Awaited<ReturnType<typeof list>>) => listed.map(({ valuationUuid }) => valuationUuid);
    const listed = await list(reader, null, 10);
    expect(uuidsOf(listed)).toEqual([newer, older]);
    expect(uuidsOf(await list(reader, { atMs: startedMs, uuid: newer }, 10))).toEqual([older]);
    expect(await list({ ...reader, locationIds: [2] }, null, 10)).toEqual([]);
    expect(await list({ ...reader, categories: ['Service Enquiry'] }, null, 10)).toEqual([]);
    expect(await list({ ...reader, siteSlug: 'other' }, null, 10)).toEqual([]);
    const around = { timeZone: 'Australia/Brisbane', hrefOf: null, firstHref: null, nextHref: null };
    expect(buildTradeInListView(listed, around).rows[0]).toMatchObject({
      title: '2019 Mazda CX-5',
      tag: { text: 'Accepted' },
      facts: ['Ann Example', '$21,500', '90,000 km'],
      when: '24 Nov, 11:00 am',
    });
  });
});
