import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openTestPurchase, sentAnswers as sent } from '../testing/open-test-purchase.ts';

const [embedded] = testDatabases;
/** Price $28,990, delivery $95.50, deposit $200, finance $15,000, after four answers. */
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

  it('takes a purchase from its first question to its paid deposit by plain forms, charges what was agreed and tells the dealer all of it [B1.12] [B2.03] [D.41]', async () => {
    const cookie = await answerWhole();
    const paid = await world.post(`${sent.pay}&amount_cents=1&price=1`, cookie, { shown: shownWhole });
    expect(paid).toMatchObject({ status: 303, to: world.path, kept: 'no-store' });
    const [reservation] = await select('SELECT reservation_uuid, state, amount_cents FROM reservations');
    const purchase = await world.find(cookie);
    expect(reservation).toMatchObject({ state: 'held', amount_cents: 20_000 });
    expect(purchase?.reservationUuid).toBe(reservation?.reservation_uuid);
    expect(purchase?.agreement?.figures).toEqual({
      ...{ priceCents: 2_899_000, deliveryCents: 9_550, tradeInCents: 0, depositCents: 20_000 },
      ...{ financedCents: 1_500_000, balanceCents: 1_388_550, surplusCents: 0 },
    });
    expect(await select('SELECT amount_cents, captured_cents, refunded_cents FROM test_payments')).toEqual([
      { amount_cents: 20_000, captured_cents: 20_000, refunded_cents: 0 },
    ]);
    const [lead] = await select('SELECT category, subcategory, custom FROM leads');
    expect(lead).toMatchObject({ category: 'Used Vehicle Enquiry', subcategory: 'Online Purchase' });
    expect(lead?.custom).toMatchObject({
      ...{ Handover: 'Delivery to 1 Test Street, Moorooka 4105', 'Trade-in': 'No trade-in' },
      ...{ 'Paid by': 'Finance of $15,000 over 5 years', Price: '$28,990', Delivery: '$95.50' },
      'Due at handover': '$13,885.50',
    });
  });
});
