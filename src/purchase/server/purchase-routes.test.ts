import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { openTestPurchase, sentAnswers as sent } from '../testing/open-test-purchase.ts';
import { movePurchases } from './purchase-store.ts';
import { createPurchasePurge, erasePurchases } from './purge-purchases.ts';

const [embedded] = testDatabases;
const shownWhole = '4-2899000-9550-0-20000-1500000';

describe('the forms of buying online', () => {
  let test: TestDatabase;
  let world: Awaited<ReturnType<typeof openTestPurchase>>;

  beforeAll(async () => {
    test = await embedded.open();
    world = await openTestPurchase(test.database);
  });
  beforeEach(async () => {
    world.setSite({});
    await world.shop.vehicles.saveChanges('wattle', [world.shop.vehicle]);
    await test.database.primary.execute('UPDATE vehicles SET hold = NULL');
    for (const table of ['purchases', 'reservations', 'vehicle_holds', 'test_payments', 'leads', 'valuations']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
  });
  afterAll(async () => {
    await world?.close();
    await test?.close();
  });

  const select = async (statement: string) => (await test.database.primary.execute(statement)).rows;
  const answerAll = async (...answers: readonly string[]) => {
    let cookie = '';
    for (const answer of answers) ({ cookie } = await world.post(answer, cookie));
    return cookie;
  };
  const answerWhole = () => answerAll(sent.contact, sent.delivery, sent.noTradeIn, sent.finance);

  it('takes a purchase from first question to paid deposit with plain forms, charges the agreed amount and tells the dealer everything [B1.12] [B2.03] [D.41]', async () => {
    const cookie = await answerWhole();
    const paid = await world.post(`${sent.pay}&amount_cents=1&price=1`, cookie, { shown: shownWhole });
    expect(paid).toMatchObject({ status: 303, to: world.path, kept: 'no-store' });
    const [reservation] = await select('SELECT reservation_uuid, state, amount_cents FROM reservations');
    const purchase = await world.find(cookie);
    expect(reservation).toMatchObject({ state: 'held', amount_cents: 20_000 });
    expect(purchase?.reservationUuid).toBe(reservation?.reservation_uuid);
    expect(purchase?.agreement?.figures).toEqual({
      priceCents: 2_899_000,
      deliveryCents: 9_550,
      tradeInCents: 0,
      depositCents: 20_000,
      financedCents: 1_500_000,
      balanceCents: 1_388_550,
      surplusCents: 0,
    });
    expect(await select('SELECT amount_cents, captured_cents, refunded_cents FROM test_payments')).toEqual([
      { amount_cents: 20_000, captured_cents: 20_000, refunded_cents: 0 },
    ]);
    const [lead] = await select('SELECT category, subcategory, custom FROM leads');
    expect(lead).toMatchObject({ category: 'Used Vehicle Enquiry', subcategory: 'Online Purchase' });
    expect(lead?.custom).toMatchObject({
      Handover: 'Delivery to 1 Test Street, Moorooka 4105',
      'Trade-in': 'No trade-in',
      'Payment method': 'Finance of $15,000 over 5 years',
      Price: '$28,990',
      Delivery: '$95.50',
      'Due at handover': '$13,885.50',
    });
  });

  const readStates = async () =>
    (await select('SELECT state FROM reservations ORDER BY opened_at')).map(({ state }) => state);
  const later = (days: number) => new Date(world.shop.readClock().getTime() + days * 86_400_000);
  const changeVehicle = (fields: object) =>
    world.shop.vehicles.saveChanges('wattle', [{ ...world.shop.vehicle, ...fields }]);

  it('charges nothing when a figure differs from the page: price, deposit, delivery or an answer from another device [B2.03] [D.41]', async () => {
    const cookie = await answerWhole();
    const changed = { status: 303, to: `${world.path}&answer=changed` };
    const pay = () => world.post(sent.pay, cookie, { shown: shownWhole });
    await changeVehicle({ priceCents: 2_899_100 });
    expect(await pay()).toMatchObject(changed);
    await changeVehicle({ reserveAmountCents: 50_000 });
    expect(await pay()).toMatchObject(changed);
    await changeVehicle({});
    world.setSite({ calculators: { delivery: { zones: [] } } });
    expect(await pay()).toMatchObject(changed);
    world.setSite({});
    await world.post(sent.finance, cookie);
    expect(await pay()).toMatchObject(changed);
    expect(await world.post(sent.pay, cookie)).toMatchObject(changed);
    expect([await readStates(), await select('SELECT 1 FROM test_payments')]).toEqual([[], []]);
    expect(await world.post(sent.pay, cookie, { shown: shownWhole.replace('4-', '5-') })).toMatchObject({
      to: world.path,
    });
    expect(await readStates()).toEqual(['held']);
  });

  it('charges nothing when answers change between the check and the order [D.41]', async () => {
    const cookie = await answerWhole();
    await world.post(sent.pay, cookie, { shown: shownWhole });
    const { agreement } = (await world.find(cookie)) ?? {};
    const [{ entry, problems, contact } = {}] = await world.shop.store.claimDue(later(3), 1, 1);
    await world.post('step=release', cookie);
    if (agreement == null || entry == null || contact == null) throw new Error('nothing was ordered');
    const key = { siteSlug: 'wattle', visitorUuid: await world.findVisitor(cookie), vehicleId: world.shop.vehicle.id };
    const reservation = {
      ...key,
      entry,
      contact,
      problems: problems ?? [],
      amountCents: 20_000,
      price: null,
      isPurchase: true,
    };
    const now = world.shop.readClock();
    expect(await world.store.order(key, { revision: 3, agreement, reservation }, now)).toEqual({ kind: 'changed' });
    expect(await readStates()).toEqual(['refunded']);
  });

  it('charges the deposit once, however often and from however many pages it is paid [B1.12] [D.41]', async () => {
    const cookie = await answerWhole();
    await Promise.all([1, 2, 3].map(() => world.post(sent.pay, cookie, { shown: shownWhole })));
    await world.post(sent.pay, cookie, { shown: shownWhole });
    expect(await readStates()).toEqual(['held']);
    expect(await select('SELECT captured_cents FROM test_payments')).toEqual([{ captured_cents: 20_000 }]);
  });

  it('gives the vehicle to one of two shoppers; the other is told, and nothing of theirs is stored [B1.12]', async () => {
    const [first, second] = [await answerWhole(), await answerWhole()];
    // While the first shopper's bank asks for approval, the vehicle isn't marked as held yet. Only the hold's primary
    // key stops the second shopper.
    await world.post('step=pay&card_number=4000002500003155', first, { shown: shownWhole });
    const late = await world.post(sent.pay, second, { shown: shownWhole });
    expect(late.to).toBe(`${world.path}&answer=late`);
    expect(await readStates()).toEqual(['paying']);
    expect((await world.find(second))?.agreement).toBeNull();
    await world.post('step=confirm&confirm=yes', first);
    expect(await readStates()).toEqual(['held']);
    expect((await world.post(sent.pay, second, { shown: shownWhole })).to).toBe(`${world.path}&answer=unavailable`);
  });

  it('changes no answer while the deposit holds the vehicle, refunds in full, and starts again with the same answers [B9.29] [D.41]', async () => {
    const cookie = await answerWhole();
    await world.post(sent.pay, cookie, { shown: shownWhole });
    await world.post(sent.own, cookie);
    expect(await world.find(cookie)).toMatchObject({ revision: 4, answers: { funds: { entry: { kind: 'finance' } } } });
    const stranger = await answerAll(sent.contact);
    await world.post('step=release', stranger);
    expect(await readStates()).toEqual(['held']);
    await world.post('step=release', cookie);
    expect(await readStates()).toEqual(['refunded']);
    expect(await select('SELECT refunded_cents FROM test_payments')).toEqual([{ refunded_cents: 20_000 }]);
    await world.shop.wait(1_000);
    await world.post(sent.own, cookie);
    expect(await world.find(cookie)).toMatchObject({ revision: 5, reservationUuid: null, agreement: null });
    await world.post(sent.pay, cookie, { shown: '5-2899000-9550-0-20000-0' });
    expect(await readStates()).toEqual(['refunded', 'held']);
  });

  it('counts only the visitor’s own accepted valuation, at its stored value [D.39] [D.41]', async () => {
    const cookie = await answerAll(sent.contact, sent.pickUp);
    const stranger = await answerAll(sent.contact);
    const strange = await world.valueCar(stranger);
    await world.post(`step=tradeIn&trade_in=${strange}`, cookie);
    expect((await world.find(cookie))?.answers.tradeIn?.problems).toHaveLength(1);
    const paidOff = { ...makeTestValuation().answers, financeOwing: 'no' };
    const own = await world.valueCar(cookie, { answers: paidOff });
    await world.post(`step=tradeIn&trade_in=${own}&offer_price=9999999`, cookie);
    await world.post(sent.own, cookie);
    await world.post(sent.pay, cookie, { shown: '5-2899000-0-2209600-20000-0' });
    expect((await world.find(cookie))?.agreement).toMatchObject({
      credit: { valuationUuid: own, offerCents: 2_209_600 },
      figures: { tradeInCents: 2_209_600, balanceCents: 669_400 },
    });
    expect(await readStates()).toEqual(['held']);
  });

  it('counts a finished valuation that wasn’t accepted, and describes its vehicle in the same lead [B1.11] [D.39] [D.41]', async () => {
    const cookie = await answerAll(sent.contact, sent.pickUp);
    const answers = { ...makeTestValuation().answers, financeOwing: 'no' };
    const own = await world.valueCar(cookie, { answers, isAccepted: false });
    const bare = await world.valueCar(cookie, { offer: null, isAccepted: false });
    await world.post(`step=tradeIn&trade_in=${bare}`, cookie);
    expect((await world.find(cookie))?.answers.tradeIn?.problems).toHaveLength(1);
    await world.post(`step=tradeIn&trade_in=${own}`, cookie);
    await world.post(sent.own, cookie);
    await world.post(sent.pay, cookie, { shown: '5-2899000-0-2209600-20000-0' });
    expect(await readStates()).toEqual(['held']);
    const leads = await select('SELECT subcategory, custom FROM leads');
    expect(leads).toHaveLength(1);
    expect(leads[0]?.custom).toMatchObject({
      'Trade-in': '2022 Mazda3, estimate $22,096',
      'Trade-in estimate': '−$22,096',
      'Trade-in vehicle': '2022 Mazda3, G20, Hatch, white',
      'Trade-in rego': 'ABC12D (QLD)',
      'Trade-in kilometres': '61500',
    });
  });

  it('stores an invalid answer with its problems [D.33] [D.41]', async () => {
    const { cookie, to } = await world.post('step=contact&name=Ann&email=ann%40');
    expect(to).toBe(world.path);
    expect((await world.find(cookie))?.answers.contact).toMatchObject({ entry: { email: 'ann@' } });
    const fields = (await world.find(cookie))?.answers.contact?.problems.map(({ field }) => field);
    expect(fields).toEqual(['lastName', 'email', 'phone']);
    expect((await world.post(sent.contact, cookie)).to).toBe(`${world.path}#now`);
  });

  it.each([
    ['another site’s page', 403, sent.contact, { origin: 'https://evil.example' }],
    ['no step', 400, 'name=Ann', {}],
    ['another site', 404, sent.contact, { host: 'other.localhost' }],
    ['too much', 413, `step=contact&name=${'x'.repeat(9_000)}`, {}],
  ])('refuses %s with %i [D.26]', async (_, status, payload, headers) => {
    expect((await world.post(payload, '', { headers: headers as Record<string, string> })).status).toBe(status);
  });

  it('counts stored forms towards the site’s limit, but not rejected forms or redirects to the sign-in [D.26]', async () => {
    const cookie = await answerWhole();
    world.stored.length = 0;
    await world.post(sent.contact, cookie);
    expect((await world.post(sent.pay, cookie, { shown: 'else' })).to).toBe(`${world.path}&answer=changed`);
    expect((await world.post('step=convert', cookie)).to).toBe(`${world.path}&answer=changed`);
    world.setSite({ account: { gates: { checkout: 'signIn' } } });
    await world.post(sent.contact, cookie);
    expect(world.stored).toEqual([true, false, false, false]);
  });

  it('answers 404 on a site that doesn’t sell online, and for an unknown vehicle [B2.03] [D.26]', async () => {
    const url = '/checkout-journey?car_id=nothing';
    const headers = { host: 'wattle.localhost', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await world.app.inject({ method: 'POST', url, headers, payload: sent.contact })).statusCode).toBe(404);
    world.setSite({ purchase: { isEnabled: false } });
    expect((await world.post(sent.contact)).status).toBe(404);
  });

  it('redirects a visitor who must sign in to the page, and stores nothing [B6.01] [L6.01] [L4.18]', async () => {
    world.setSite({ account: { gates: { checkout: 'signIn' } } });
    expect(await world.post(sent.contact)).toMatchObject({ status: 303, to: world.path, cookie: '' });
    expect(await select('SELECT 1 FROM purchases')).toEqual([]);
  });

  it('reads the payment’s status on return from the bank, and drops its ids from the address [D.41]', async () => {
    const cookie = await answerWhole();
    await world.post('step=pay&card_number=4000002500003155', cookie, { shown: shownWhole });
    await test.database.primary.execute("UPDATE test_payments SET status = 'paid', captured_cents = amount_cents");
    const url = `/checkout-journey/return?car_id=${world.shop.vehicle.slug}&payment_intent=pi_1`;
    const answer = await world.app.inject({ url, headers: { host: 'wattle.localhost', cookie } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, world.path]);
    expect(await readStates()).toEqual(['held']);
  });

  it('continues on another device with the same number, and of two drafts keeps the one that holds the vehicle [B3.19] [D.41]', async () => {
    const cookie = await answerWhole();
    const elsewhere = await answerAll(sent.contact);
    const [from, to] = [await world.findVisitor(cookie), await world.findVisitor(elsewhere)];
    const move = (a: string, b: string) => test.database.primary.transaction((tx) => movePurchases(tx, 'wattle', a, b));
    await move(from, to);
    expect(await world.find(elsewhere)).toMatchObject({ revision: 4 });
    expect(await select('SELECT 1 FROM purchases')).toHaveLength(1);
    await world.post(sent.pay, elsewhere, { shown: shownWhole });
    const young = await answerAll(sent.contact);
    await move(await world.findVisitor(young), to);
    expect((await world.find(elsewhere))?.reservationUuid).not.toBeNull();
    expect(await select('SELECT 1 FROM purchases')).toHaveLength(1);
  });

  it.each([
    ['account’s', false],
    ['browser’s', true],
  ])(
    'keeps the %s draft at sign-in if it’s the newer one and neither holds the vehicle [B3.19] [D.41]',
    async (_whose, isNewerFrom) => {
      const older = await answerAll(sent.contact);
      await world.shop.wait(1_000);
      const newer = await answerAll(sent.contact, sent.delivery);
      const [from, to] = isNewerFrom ? [newer, older] : [older, newer];
      const [fromVisitor, toVisitor] = [await world.findVisitor(from), await world.findVisitor(to)];
      await test.database.primary.transaction((tx) => movePurchases(tx, 'wattle', fromVisitor, toVisitor));
      expect(await world.find(to)).toMatchObject({ revision: 2 });
      expect(await select('SELECT 1 FROM purchases')).toHaveLength(1);
    },
  );

  it('erases a person and purges old drafts, except those that still hold a vehicle [D.41]', async () => {
    const cookie = await answerWhole();
    await world.post(sent.pay, cookie, { shown: shownWhole });
    await answerAll(sent.contact.replace('ann%40', 'bob%40'));
    const later = new Date(world.shop.readClock().getTime() + 1_000);
    expect(await erasePurchases(test.database, { email: 'ANN@example.com' })).toBe(0);
    expect(await createPurchasePurge(test.database, 'orders').purgeBefore(later)).toBe(0);
    expect(await createPurchasePurge(test.database, 'drafts').purgeBefore(later)).toBe(1);
    await world.post('step=release', cookie);
    expect(await erasePurchases(test.database, { email: 'ANN@example.com', siteSlug: 'other' })).toBe(0);
    expect(await erasePurchases(test.database, { email: 'ANN@example.com' })).toBe(1);
  });
});
