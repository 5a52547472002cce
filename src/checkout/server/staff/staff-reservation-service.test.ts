import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { goodCard, openTestCheckout } from '../../testing/open-test-checkout.ts';
import { createStaffReservations, type StaffReservations } from './staff-reservation-service.ts';

const by = { personUuid: null, address: '192.0.2.1', device: 'Chrome on Android' };

describe.each(testDatabases)('reservations at the desk on $name', ({ open }) => {
  let test: TestDatabase;
  let shop: Awaited<ReturnType<typeof openTestCheckout>>;
  let staff: StaffReservations;
  let reader: { siteSlug: string; locationIds: null; categories: null };

  beforeAll(async () => {
    test = await open();
    shop = await openTestCheckout(test.database);
    staff = createStaffReservations(test.database, shop.process);
    reader = { siteSlug: shop.siteSlug, locationIds: null, categories: null };
  });
  afterAll(() => test?.close());

  const reserve = async (visitor: number): Promise<string> => {
    await shop.wait(1_000);
    await shop.introduce(visitor);
    await shop.service.pay(shop.askOf(visitor), goodCard);
    return (await shop.find(visitor))?.reservationUuid ?? '';
  };

  const sumRefunds = async (key: string): Promise<unknown> => {
    const { rows } = await test.database.primary.execute(
      `SELECT refunded_cents FROM test_payments WHERE payment_key = '${key}'`,
    );
    return rows[0]?.refunded_cents;
  };

  it('are released once, however often somebody clicks, and audited with the change [B9.29]', async () => {
    const id = await reserve(1);
    const now = shop.readClock();
    const ends = await Promise.all([1, 2, 3].map(() => staff.change(reader, id, 'release', by, now)));
    expect(ends.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(ends.filter(({ kind }) => kind === 'nothingChanged')).toHaveLength(2);
    expect(await sumRefunds(id)).toBe(20_000);
    const found = await staff.find(reader, id);
    expect(found?.row).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    expect(found?.entries.map(({ event, amountCents }) => [event, amountCents])).toEqual([
      ['taken', 0],
      ['paymentNamed', 0],
      ['paid', 20_000],
      ['released', 0],
      ['refundDone', -20_000],
    ]);
    const audited = await createAuditStore(test.database).listOfSubject(reader.siteSlug, id);
    expect(audited.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reservationReleased', { state: 'held' }, { state: 'refunding', version: 4 }],
    ]);
  });

  it('are listed by state, newest first and by page, and never those that nobody paid for', async () => {
    const sold = await reserve(2);
    expect(await staff.change(reader, sold, 'sold', by, shop.readClock())).toEqual({ kind: 'done' });
    const uuidsOf = async (group: Parameters<StaffReservations['list']>[1], after = null) =>
      (await staff.list(reader, group, after, 10)).map(({ reservationUuid }) => reservationUuid);
    expect(await uuidsOf('sold')).toEqual([sold]);
    expect(await uuidsOf('held')).toEqual([]);
    const [lapsed] = await staff.list(reader, 'lapsed', null, 10);
    expect(lapsed).toMatchObject({ state: 'refunded' });
    if (lapsed === undefined) return;
    expect(await staff.list(reader, 'lapsed', { atMs: lapsed.openedAtMs, uuid: lapsed.reservationUuid }, 10)).toEqual(
      [],
    );
    await shop.introduce(3);
    const opened = (await shop.find(3))?.reservationUuid ?? '';
    expect(await staff.find(reader, opened)).toBeUndefined();
    expect(await staff.change(reader, sold, 'refund', by, shop.readClock())).toEqual({ kind: 'done' });
  });

  it('are those of the person’s site, locations and categories only', async () => {
    const id = await reserve(4);
    const record = (await shop.find(4))?.contact?.record;
    const { locationId = null, category = '' } = record ?? {};
    const scopes = [
      [{ locationIds: [locationId ?? -1] }, locationId !== null],
      [{ locationIds: [999] }, false],
      [{ categories: [category] }, true],
      [{ categories: ['Service Enquiry'] }, false],
      [{ siteSlug: 'other' }, false],
    ] as const;
    for (const [scope, isSeen] of scopes) {
      const scoped = { ...reader, ...scope };
      const listed = await staff.list(scoped, 'held', null, 10);
      expect([scope, listed.length]).toEqual([scope, isSeen ? 1 : 0]);
      expect([scope, (await staff.find(scoped, id)) !== undefined]).toEqual([scope, isSeen]);
      if (!isSeen) expect(await staff.change(scoped, id, 'release', by, shop.readClock())).toEqual({ kind: 'unknown' });
    }
    expect((await shop.find(4))?.state).toBe('held');
  });
});
