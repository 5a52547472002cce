import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { consents, key, prepareApplications, sealer } from '../testing/prepare-applications.ts';
import { typedAnswers, typedParts } from '../testing/test-application.ts';
import { listApplications } from './admin/list-applications.ts';
import { createApplicationStore, moveApplications } from './application-store.ts';
import { createApplicationFinder } from './find-application.ts';
import { createApplicationPurge, type ErasedApplicant, eraseApplications } from './purge-applications.ts';

describe.each(testDatabases)('applications for finance on $name', ({ open }) => {
  let now: Date;
  const { test, store, apply, fillIn, listRows, findVisitor, find } = prepareApplications(open, () => now);
  beforeEach(() => {
    now = new Date('2026-11-22T00:00:00Z');
  });

  it('cannot be opened in another row: each is bound to its own [D.41]', async () => {
    await apply('loan', typedParts.loan);
    await apply('loan', { ...typedParts.loan, amount: '6000' });
    const [one, other] = await listRows('finance_applications');
    await test.database.primary.execute(sql`
      UPDATE finance_applications SET sealed = ${other?.sealed} WHERE application_uuid = ${one?.application_uuid}`);
    const owner = (row: typeof one) => ({
      siteSlug: 'wattle',
      visitorUuid: String(row?.visitor_uuid),
      vehicleId: null,
    });
    expect(await store().find(owner(one))).toBeUndefined();
    expect(await store().find(owner(other))).toBeDefined();
  });

  it('belong to one visitor and one vehicle [D.41]', async () => {
    const { cookie } = await apply('loan', { ...typedParts.loan, car_id: '7' });
    await apply('loan', { ...typedParts.loan, amount: '11000', car_id: '7' });
    await apply('loan', { ...typedParts.loan, amount: '12000' }, { cookie });
    await apply('loan', { ...typedParts.loan, amount: '13000', car_id: '9' }, { cookie });
    const rows = await listRows('finance_applications');
    expect(rows.map(({ vehicle_id, amount_cents }) => [Number(vehicle_id), Number(amount_cents)]).sort()).toEqual([
      ...[[0, 1_300_000] as const],
      ...[[7, 1_100_000] as const],
      ...[[7, 2_500_000] as const],
    ]);
    const visitorUuid = String(rows.find(({ amount_cents }) => Number(amount_cents) === 2_500_000)?.visitor_uuid);
    const findApplication = createApplicationFinder(test.database);
    expect(await findApplication('wattle', visitorUuid, 7)).toEqual({
      state: 'draft',
      amountCents: 2_500_000,
      termMonths: 60,
    });
    expect(await findApplication('wattle', visitorUuid, 8)).toBeUndefined();
    expect(await findApplication('banksia', visitorUuid, 7)).toBeUndefined();
    expect(await findApplication('wattle', randomUUID(), 7)).toBeUndefined();
  });

  it('count as sent for a purchase, even when another was begun since [D.41]', async () => {
    const cookie = await fillIn({ car_id: '7' });
    await apply('consents', { ...consents, car_id: '7' }, { cookie });
    await apply('loan', { amount: '6000', termYears: '1', car_id: '7' }, { cookie });
    const found = await createApplicationFinder(test.database)('wattle', await findVisitor(), 7);
    expect(found).toEqual({ state: 'sent', amountCents: 2_500_000, termMonths: 60 });
    expect((await find(7))?.state).toBe('draft');
  });

  it('lose nothing to concurrent changes, with at most ten drafts [D.41]', async () => {
    const { cookie } = await apply('contact', typedParts.contact);
    await Promise.all([
      apply('income', typedParts.income, { cookie }),
      apply('loan', typedParts.loan, { cookie }),
      apply('employment', typedParts.employment, { cookie }),
    ]);
    expect(Object.keys((await find())?.content.problems ?? {}).sort()).toEqual([
      ...['contact', 'employment', 'income', 'loan'],
    ]);
    const visitorUuid = await findVisitor();
    const begin = (vehicleId: number) =>
      store().changeDraft({ siteSlug: 'wattle', visitorUuid, vehicleId }, (content) => content, now);
    for (let id = 100; id < 109; id += 1) await begin(id);
    await expect(begin(109)).rejects.toMatchObject({ code: 'tooMany' });
  });

  it.each([
    ['on the account', true],
    ['in the browser', false],
  ])('move to the account on sign-in, the newer of two, begun %s [B3.19]', async (_where, isOlderFrom) => {
    const older = await apply('loan', { ...typedParts.loan, amount: '6000' });
    const olderVisitor = await findVisitor();
    expect(older.status).toBe(303);
    now = new Date(now.getTime() + 1_000);
    await apply('loan', { ...typedParts.loan, amount: '7000' });
    const rows = await listRows('finance_applications');
    const newerVisitor = String(rows.find(({ visitor_uuid }) => visitor_uuid !== olderVisitor)?.visitor_uuid);
    const [from, to] = isOlderFrom ? [olderVisitor, newerVisitor] : [newerVisitor, olderVisitor];
    await test.database.interactive.transaction((tx) => moveApplications(tx, 'wattle', from, to));
    expect(await listRows('finance_applications')).toHaveLength(1);
    const moved = await store().find({ siteSlug: 'wattle', visitorUuid: to, vehicleId: null });
    expect(moved?.content.answers.amount).toBe('7000');
  });

  it('start again when their key is gone, and are listed to the dealer as sealed [D.41]', async () => {
    const cookie = await fillIn();
    await apply('consents', consents, { cookie });
    await apply('loan', typedParts.loan, { cookie });
    const visitorUuid = await findVisitor();
    const other = createSealer(() => [key('next', 'b')]);
    const later = createApplicationStore(test.database, other);
    const owner = { siteSlug: 'wattle', visitorUuid, vehicleId: null };
    expect(await later.find(owner)).toBeUndefined();
    await later.changeDraft(owner, (content) => ({ ...content, answers: { amount: '1' } }), now);
    expect((await later.findDraft(owner))?.content).toMatchObject({ answers: { amount: '1' }, problems: {} });
    expect(await listApplications(test.database, other, {}, 10)).toEqual([null]);
  });

  it('are purged by age, drafts sooner, and erased with their person by command [D.41]', async () => {
    const cookie = await fillIn();
    await apply('consents', consents, { cookie });
    now = new Date('2026-11-23T00:00:00Z');
    await apply('contact', { ...typedParts.contact, email: 'ANN@example.com' });
    await apply('contact', { ...typedParts.contact, email: 'bob@example.com' });
    const leadUuids = (await listRows('leads')).map(({ lead_uuid }) => String(lead_uuid));
    const purgeBefore = (state: 'sent' | 'draft', moment: string) =>
      createApplicationPurge(test.database, state).purgeBefore(new Date(moment));
    expect(await purgeBefore('draft', '2026-11-22T12:00:00Z')).toBe(0);
    const erase = async (applicant: ErasedApplicant): Promise<number> => {
      const { erasedCount, unreadableCount } = await eraseApplications(test.database, sealer, applicant);
      expect(unreadableCount).toBe(0);
      return erasedCount;
    };
    const stranger = createSealer(() => [key('next', 'b')]);
    expect(await eraseApplications(test.database, stranger, { email: typedAnswers.email ?? '' })).toEqual({
      erasedCount: 0,
      unreadableCount: 3,
    });
    expect(await erase({ leadUuids: [], email: 'x@example.com' })).toBe(0);
    const person = { leadUuids, email: typedAnswers.email ?? '', siteSlug: 'wattle' };
    expect(await erase({ ...person, siteSlug: 'banksia' })).toBe(0);
    expect(await erase(person)).toBe(2);
    expect(await purgeBefore('draft', '2026-11-23T00:00:01Z')).toBe(1);
    await fillIn().then((again) => apply('consents', consents, { cookie: again }));
    expect(await purgeBefore('sent', '2026-11-23T00:00:01Z')).toBe(1);
  });
});
