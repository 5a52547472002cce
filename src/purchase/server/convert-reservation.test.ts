import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReservationFinder } from '#src/checkout/server/reservation-access.ts';
import { createEndedReservationFinder } from '#src/checkout/server/reservation-hooks.ts';
import { goodCard, typed } from '#src/checkout/testing/open-test-checkout.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openTestPurchase, sentAnswers as sent } from '../testing/open-test-purchase.ts';

const hourMs = 3_600_000;
const convert = 'step=convert';
const shown = '3-2899000-0-0-20000-0';
const tables = [
  'purchases',
  'reservations',
  'reservation_entries',
  'vehicle_holds',
  'test_payments',
  'lead_deliveries',
];

describe.each(testDatabases)('a reservation that becomes a purchase on $name', ({ open }) => {
  let test: TestDatabase;
  let world: Awaited<ReturnType<typeof openTestPurchase>>;

  beforeAll(async () => {
    test = await open();
    world = await openTestPurchase(test.database);
  });
  beforeEach(async () => {
    await world.shop.vehicles.saveChanges('wattle', [world.shop.vehicle]);
    await test.database.primary.execute('UPDATE vehicles SET hold = NULL');
    for (const table of [...tables, 'leads']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
  });
  afterAll(async () => {
    await world?.close();
    await test?.close();
  });

  const select = async (statement: string) => (await test.database.primary.execute(statement)).rows;
  const readReservations = () =>
    select(
      'SELECT state, is_purchase, captured_cents, refunded_cents, held_until FROM reservations ORDER BY opened_at',
    );
  const readMoney = () => select('SELECT captured_cents, refunded_cents FROM test_payments');
  const ask = async (cookie: string) => ({
    ...world.shop.askOf(1),
    vehicle: (await world.shop.vehicles.findById('wattle', world.shop.vehicle.id)) ?? world.shop.vehicle,
    visitorUuid: await world.findVisitor(cookie),
  });
  const reserve = async (cookie: string) => {
    await world.shop.service.introduce(await ask(cookie), typed, { page: '/cars/x/checkout', userAgent: null });
    await world.shop.service.pay(await ask(cookie), goodCard);
  };
  const reserveAndAnswer = async () => {
    const { cookie } = await world.post(sent.pickUp);
    await reserve(cookie);
    await world.post(sent.noTradeIn, cookie);
    await world.post(sent.own, cookie);
    return cookie;
  };

  it('counts the paid deposit, charges nothing, keeps the 48 hours, and tells the dealer every choice [B2.03] [B9.28] [D.41]', async () => {
    const cookie = await reserveAndAnswer();
    const [before] = await readReservations();
    expect(before).toMatchObject({ state: 'held', is_purchase: false });
    expect(await world.post(convert, cookie, { shown })).toMatchObject({ status: 303, to: world.path });
    const [after] = await readReservations();
    expect(after).toEqual({ ...before, is_purchase: true });
    expect(await readMoney()).toEqual([{ captured_cents: 20_000, refunded_cents: 0 }]);
    expect((await world.find(cookie))?.agreement?.figures).toMatchObject({
      depositCents: 20_000,
      balanceCents: 2_879_000,
    });
    const leads = await select('SELECT subcategory, first_name, custom FROM leads ORDER BY subcategory');
    expect(leads.map(({ subcategory }) => subcategory)).toEqual(['Online Purchase', 'Reservation']);
    expect(leads[0]).toMatchObject({
      first_name: 'Ann',
      custom: {
        Handover: 'Pick-up from the dealership',
        'Trade-in': 'No trade-in',
        Deposit: '−$200',
        'Due at handover': '$28,790',
      },
    });
    const told = await select(
      `SELECT subcategory, kind FROM lead_deliveries JOIN leads USING (lead_uuid) ORDER BY 1, 2`,
    );
    expect(told.map(({ subcategory, kind }) => `${subcategory} ${kind}`)).toEqual([
      ...['Online Purchase confirmation', 'Online Purchase mail'],
      ...['Reservation confirmation', 'Reservation mail'],
    ]);
    const book = await select('SELECT event, amount_cents FROM reservation_entries ORDER BY version');
    expect(book.at(-1)).toEqual({ event: 'bought', amount_cents: 0 });
  });

  it('becomes one purchase, however often and from however many pages it is requested [D.41]', async () => {
    const cookie = await reserveAndAnswer();
    await Promise.all([1, 2, 3].map(() => world.post(convert, cookie, { shown })));
    await world.post(convert, cookie, { shown });
    expect(await select("SELECT 1 FROM leads WHERE subcategory = 'Online Purchase'")).toHaveLength(1);
    await world.post(sent.pay, cookie, { shown });
    expect(await readMoney()).toEqual([{ captured_cents: 20_000, refunded_cents: 0 }]);
    expect(await readReservations()).toHaveLength(1);
  });

  it('rolls back completely when part of it can’t be stored [D.41]', async () => {
    const cookie = await reserveAndAnswer();
    await test.database.primary.execute(
      'ALTER TABLE purchases ADD CONSTRAINT no_agreement CHECK (agreement IS NULL) NOT VALID',
    );
    expect((await world.post(convert, cookie, { shown })).status).toBe(500);
    await test.database.primary.execute('ALTER TABLE purchases DROP CONSTRAINT no_agreement');
    expect(await readReservations()).toMatchObject([{ state: 'held', is_purchase: false }]);
    expect(await select("SELECT 1 FROM leads WHERE subcategory = 'Online Purchase'")).toEqual([]);
    await world.post(convert, cookie, { shown });
    expect(await readReservations()).toMatchObject([{ state: 'held', is_purchase: true }]);
  });

  it('uses the reservation’s price while it is lower, and no figures that the page did not show [B9.27] [D.41]', async () => {
    const cookie = await reserveAndAnswer();
    await world.shop.vehicles.saveChanges('wattle', [{ ...world.shop.vehicle, priceCents: 3_099_000 }]);
    for (const other of ['3-3099000-0-0-20000-0', '3-2899000-0-0-0-0', '2-2899000-0-0-20000-0', '']) {
      expect((await world.post(convert, cookie, { shown: other })).to).toBe(`${world.path}&answer=changed`);
    }
    await world.post(convert, cookie, { shown });
    expect((await world.find(cookie))?.agreement?.figures.priceCents).toBe(2_899_000);
  });

  it('belongs to its shopper only, and charges nobody else [B1.12] [D.26]', async () => {
    await reserveAndAnswer();
    const { cookie: stranger } = await world.post(sent.contact);
    for (const answer of [sent.pickUp, sent.noTradeIn, sent.own]) await world.post(answer, stranger);
    const answer = await world.post(convert, stranger, { shown: '4-2899000-0-0-20000-0' });
    expect(answer.to).toBe(`${world.path}&answer=unavailable`);
    expect(await readReservations()).toMatchObject([{ state: 'held', is_purchase: false }]);
  });

  it.each([
    ['cancelled', async (cookie: string) => void (await world.post('step=release', cookie))],
    ['left to run out', async () => world.shop.wait(48 * hourMs)],
  ])('refunds the whole deposit once it is %s, and notifies everyone once [B9.28] [B9.29]', async (_, end) => {
    const cookie = await reserveAndAnswer();
    await world.post(convert, cookie, { shown });
    await end(cookie);
    await world.shop.wait(1_000);
    expect(await readReservations()).toMatchObject([{ state: 'refunded', is_purchase: true, refunded_cents: 20_000 }]);
    expect(await readMoney()).toEqual([{ captured_cents: 20_000, refunded_cents: 20_000 }]);
    const told = await select(
      `SELECT subcategory, kind FROM lead_deliveries JOIN leads USING (lead_uuid) WHERE kind LIKE 'cancel%' ORDER BY 2`,
    );
    expect(told.map(({ subcategory, kind }) => `${subcategory} ${kind}`)).toEqual([
      ...['Online Purchase cancellation', 'Online Purchase cancellationConfirmation'],
    ]);
    const leads = await select('SELECT lead_uuid FROM leads');
    const find = createEndedReservationFinder(test.database);
    for (const { lead_uuid } of leads) expect(await find('wattle', String(lead_uuid))).not.toBeNull();
    const { findOfLead } = createReservationFinder(test.database);
    for (const { lead_uuid } of leads) expect(await findOfLead('wattle', String(lead_uuid))).toBeDefined();
  });

  it.each([
    ['cancelled', async (cookie: string) => void (await world.shop.service.release(await ask(cookie)))],
    ['over', async () => world.shop.wait(48 * hourMs)],
  ])('can’t become a purchase once it is %s [B9.28]', async (_, end) => {
    const cookie = await reserveAndAnswer();
    await end(cookie);
    expect((await world.post(convert, cookie, { shown })).to).toContain('&answer=');
    expect(await readReservations()).toMatchObject([{ state: 'refunded', is_purchase: false }]);
    expect(await select("SELECT 1 FROM leads WHERE subcategory = 'Online Purchase'")).toEqual([]);
  });

  it('opens on another device once its phone number is verified there, not when the number is only typed [B3.19] [D.28]', async () => {
    const cookie = await reserveAndAnswer();
    await world.post(convert, cookie, { shown });
    const typedOnly = (await world.post(sent.contact)).cookie;
    await world.post('step=release', typedOnly);
    const another = await world.signIn('+61491570156');
    await world.post('step=release', another);
    expect(await readReservations()).toMatchObject([{ state: 'held' }]);
    await world.post('step=release', await world.signIn('+61412345678'));
    expect(await readReservations()).toMatchObject([{ state: 'refunded' }]);
  });

  it('stays with the account that made it, whatever number was typed there [B3.19] [D.28]', async () => {
    const cookie = await world.signIn('+61491570156');
    await world.post(sent.pickUp, cookie);
    await reserve(cookie);
    await world.post('step=release', await world.signIn('+61412345678'));
    const { list } = createReservationFinder(test.database);
    expect(await list('wattle', await world.findVisitor(await world.signIn('+61412345678')))).toEqual([]);
    expect(await list('wattle', await world.findVisitor(cookie))).toHaveLength(1);
    expect(await readReservations()).toMatchObject([{ state: 'held' }]);
  });
});
