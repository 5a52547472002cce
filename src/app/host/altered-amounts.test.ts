import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutRoutes } from '#src/checkout/server/checkout-routes.ts';
import { onlinePaymentRoutes } from '#src/online-payment/server/online-payment-routes.ts';
import { codeOf, openTestPayments } from '#src/online-payment/testing/open-test-payments.ts';
import { createTestGateway } from '#src/payments/server/open-payments.ts';
import { type FakeStripe, openFakeStripe } from '#src/payments/testing/fake-stripe.ts';
import { openPaidSite } from '#src/payments/testing/open-paid-site.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openTestPurchase, sentAnswers } from '#src/purchase/testing/open-test-purchase.ts';
import { type AlteredValue, alteredNames, alteredValues, type Place, places } from './testing/altered-fields.ts';

const [embedded] = testDatabases;
const depositCents = 20_000;
const requestedCents = 125_000;
/**
 * A purchase form's `shown` field, as `writeShown` builds it: the revision, then the price, delivery, trade-in, deposit
 * and financed amount in cents.
 */
const shown = '4-2899000-9550-0-20000-1500000';

interface Booked {
  readonly amountCents: number;
  readonly capturedCents: number;
}

interface Gateway {
  readonly name: string;
  readonly open: (database: TestDatabase['database']) => Promise<{
    readonly gateway: ReturnType<typeof createTestGateway>;
    readonly settle: () => Promise<readonly Booked[]>;
    readonly close: () => Promise<void>;
  }>;
}

const openAtStripe = async (database: TestDatabase['database']) => {
  const stripe: FakeStripe = await openFakeStripe();
  return {
    gateway: openPaidSite(database, stripe).gateway,
    settle: async () =>
      [...stripe.books.intents.values()].map((intent) => {
        stripe.books.pay(intent.id);
        expect(intent).toMatchObject({ currency: 'aud', metadata: { forecourt_site: 'wattle' } });
        return { amountCents: intent.amount, capturedCents: intent.amount_received };
      }),
    close: () => stripe.close(),
  };
};

const openAtTest = async (database: TestDatabase['database']) => ({
  gateway: createTestGateway(database),
  settle: async () => {
    const { rows } = await database.interactive.execute<{ site_id: string; amount: number; captured: number }>(
      sql`SELECT site_id, amount_cents AS amount, captured_cents AS captured FROM test_payments`,
    );
    return rows.map(({ site_id, amount, captured }) => {
      expect(site_id).toBe('wattle');
      return { amountCents: Number(amount), capturedCents: Number(captured) };
    });
  },
  close: async () => undefined,
});

const gateways: readonly Gateway[] = [
  { name: 'the test gateway', open: openAtTest },
  { name: 'Stripe', open: openAtStripe },
];

const cases = places.flatMap((place) => alteredValues.map((value) => [place, value] as const));

describe.each(gateways)('forms of money that somebody altered, at $name', ({ open }) => {
  let test: TestDatabase;
  let world: Awaited<ReturnType<typeof openTestPurchase>>;
  let admin: ReturnType<typeof openTestPayments>;
  let settle: Awaited<ReturnType<Gateway['open']>>['settle'];
  let closeGateway: () => Promise<void>;

  beforeAll(async () => {
    test = await embedded.open();
  });
  beforeEach(async () => {
    for (const table of [
      ...['purchases', 'reservation_entries', 'reservations', 'vehicle_holds', 'test_payments'],
      ...['payment_request_entries', 'payment_requests', 'lead_deliveries', 'leads', 'vehicles'],
    ]) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
    const paid = await open(test.database);
    ({ settle } = paid);
    const { gateway } = paid;
    world = await openTestPurchase(test.database, { gateway, switches: { onlinePayment: { isEnabled: true } } });
    admin = openTestPayments(test.database, { gateway });
    await admin.ask(1);
    await admin.ask(2, 'other');
    const { shop, visitors, app } = world;
    const siteOf = (asked: string | undefined) => (asked === 'wattle.localhost' ? world.getSite() : undefined);
    const { vehicles, service: checkout, store: reservations } = shop;
    await app.register(checkoutRoutes({ siteOf, visitors, vehicles, checkout, reservations }));
    await app.register(
      onlinePaymentRoutes({
        answerForm: async (_request, reply) => reply.code(422).send(),
        siteOf,
        visitors,
        onlinePayments: admin.service,
      }),
    );
    closeGateway = paid.close;
  });
  afterEach(async () => {
    await world.close();
    await closeGateway();
  });
  afterAll(() => test?.close());

  const send = async (url: string, fields: string, place: Place, value: AlteredValue, cookie = '') => {
    const altered = new URLSearchParams(
      alteredNames.map((name, at) => [
        name,
        alteredValues[(alteredValues.indexOf(value) + at) % alteredValues.length] ?? '',
      ]),
    ).toString();
    const payload = { before: `${altered}&${fields}`, after: `${fields}&${altered}`, address: fields }[place];
    const answer = await world.app.inject({
      method: 'POST',
      url: place === 'address' ? `${url}${url.includes('?') ? '&' : '?'}${altered}` : url,
      payload,
      headers: { host: 'wattle.localhost', 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
    expect(answer.statusCode).toBeLessThan(500);
    const [set = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    return set || cookie;
  };
  const expectCharged = async (cents: number) => {
    expect(await settle()).toEqual([{ amountCents: cents, capturedCents: cents }]);
  };

  it.each(cases)(
    'reserving charges its deposit with all else %s, %j and so on [B9.27] [D.41]',
    async (place, value) => {
      const path = `/cars/${world.shop.vehicle.slug}/checkout`;
      const cookie = await send(path, sentAnswers.contact, place, value);
      await send(path, sentAnswers.pay, place, value, cookie);
      await expectCharged(depositCents);
    },
  );

  it.each(cases)('buying charges its deposit with all else %s, %j and so on [B9.27] [D.41]', async (place, value) => {
    const path = `/checkout-journey?car_id=${world.shop.vehicle.slug}`;
    let cookie = '';
    for (const answer of [sentAnswers.contact, sentAnswers.delivery, sentAnswers.noTradeIn, sentAnswers.finance]) {
      ({ cookie } = await world.post(answer, cookie));
    }
    await send(`${path}&shown=${shown}`, sentAnswers.pay, place, value, cookie);
    const { figures } = (await world.find(cookie))?.agreement ?? {};
    expect(figures).toMatchObject({ priceCents: 2_899_000, deliveryCents: 9_550, tradeInCents: 0, depositCents });
    await expectCharged(depositCents);
  });

  it.each(cases)(
    'a payment that was asked for charges what was asked with all else %s, %j and so on [L2.16]',
    async (place, value) => {
      const fields = `step=pay&payment_code=${codeOf(1)}&card_number=4242424242424242`;
      await send('/online-payment', fields, place, value);
      await expectCharged(requestedCents);
    },
  );

  it.each(alteredValues)('buying at figures of its own, %j, charges nothing [B2.03] [D.41]', async (value) => {
    let cookie = '';
    for (const answer of [sentAnswers.contact, sentAnswers.delivery, sentAnswers.noTradeIn, sentAnswers.finance]) {
      ({ cookie } = await world.post(answer, cookie));
    }
    const parts = shown.split('-');
    for (const at of parts.keys()) {
      const altered = parts.map((part, index) => (index === at ? value : part)).join('-');
      await world.post(sentAnswers.pay, cookie, { shown: encodeURIComponent(altered) });
      await world.post(sentAnswers.pay, cookie, { shown: `${encodeURIComponent(altered)}&shown=${shown}` });
    }
    expect(await settle()).toEqual([]);
  });

  it.each(['', codeOf(2), codeOf(3), '%00', `${codeOf(2)}&payment_code=${codeOf(1)}`])(
    'a payment by the code %j, of another site or of nobody, charges nothing [L2.16] [D.26]',
    async (code) => {
      await send('/online-payment', `step=pay&payment_code=${code}&card_number=4242424242424242`, 'after', '1');
      expect(await settle()).toEqual([]);
    },
  );
});
