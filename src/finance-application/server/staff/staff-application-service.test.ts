import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { emptyContent } from '../../rules/saved-application.ts';
import { writeContent } from '../application-row.ts';
import { financeApplications } from '../tables.ts';
import { createStaffApplications } from './staff-application-service.ts';

const sealer = createSealer(() => [{ id: 'test', key: Buffer.from('k'.repeat(32)).toString('base64') }]);
const reader = { siteSlug: 'wattle', locationIds: null, categories: null };
const by = { personUuid: null, address: '192.0.2.1', device: 'Chrome' };
const now = new Date('2026-11-24T01:00:00Z');

describe.each(testDatabases)('finance applications for staff on $name', ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());

  const add = async (state: 'sent' | 'draft', sentAt: Date): Promise<string> => {
    const name = { siteSlug: 'wattle', applicationUuid: randomUUID() };
    const answers = { employer: 'Acme Mining' };
    await test.database.primary.insert(financeApplications).values({
      ...name,
      ...writeContent(name, { ...emptyContent, answers }, sealer),
      visitorUuid: randomUUID(),
      vehicleId: 0,
      state,
      revision: 1,
      leadUuid: await createLeadStore(test.database).store('wattle', makeLeadRecord({ locationId: 1 }), []),
      startedAt: now.toISOString(),
      changedAt: now.toISOString(),
      sentAt: sentAt.toISOString(),
    });
    return name.applicationUuid;
  };

  it('list sent ones newest first and by page, and record who unsealed the figures [D.41]', async () => {
    const staff = createStaffApplications(test.database, sealer);
    const older = await add('sent', new Date(now.getTime() - 1));
    const newer = await add('sent', now);
    const draft = await add('draft', now);
    const listed = await staff.list(reader, null, 10);
    expect(listed.map(({ applicationUuid }) => applicationUuid)).toEqual([newer, older]);
    expect(JSON.stringify(listed)).not.toContain('Acme');
    const rest = await staff.list(reader, { atMs: now.getTime(), uuid: newer }, 10);
    expect(rest.map(({ applicationUuid }) => applicationUuid)).toEqual([older]);
    expect(await staff.find(reader, draft)).toBeUndefined();
    const opened = await staff.open(reader, newer, by, now);
    expect(opened).toMatchObject({ kind: 'opened', cells: { application: newer } });
    const audited = await createAuditStore(test.database).listOfSubject('wattle', newer);
    expect(audited.map(({ action, after }) => [action, after])).toEqual([['applicationOpened', null]]);
    const scoped = { ...reader, locationIds: [2] };
    expect(await staff.open(scoped, newer, by, now)).toEqual({ kind: 'unknown' });
    const keyless = createStaffApplications(
      test.database,
      createSealer(() => [{ id: 'other', key: Buffer.from('o'.repeat(32)).toString('base64') }]),
    );
    expect(await keyless.open(reader, newer, by, now)).toEqual({ kind: 'sealed' });
  });
});
