import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { noteStored } from '#src/platform/http/testing/note-stored.ts';
import { openTestCheckout } from '../testing/open-test-checkout.ts';
import { checkoutRoutes } from './checkout-routes.ts';

const host = 'wattle.localhost';
const [embedded] = testDatabases;
const contact = 'step=contact&name=Ann&last_name=Example&email=ann%40example.com&phone=0412345678';
const pay = 'step=pay&card_number=4242424242424242';

describe('the forms of reserving', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let stored: boolean[];
  let shop: Awaited<ReturnType<typeof openTestCheckout>>;
  let gates = { checkout: 'open' };

  beforeAll(async () => {
    test = await embedded.open();
    shop = await openTestCheckout(test.database);
    app = Fastify();
    answerErrors(app);
    stored = noteStored(app);
    const { site } = shop.askOf(1);
    const visitors = createVisitorService(createVisitorStore(test.database.interactive), shop.readClock);
    const siteOf = (asked: string | undefined) =>
      asked === host
        ? { ...site, config: { ...site.config, account: { ...site.config.account, gates } as never } }
        : undefined;
    await app.register(
      checkoutRoutes({ siteOf, vehicles: shop.vehicles, visitors, checkout: shop.service, reservations: shop.store }),
    );
  });
  afterAll(async () => {
    await app?.close();
    await test?.close();
  });

  const path = (): string => `/cars/${shop.vehicle.slug}/checkout`;
  const post = async (payload: string, headers: Record<string, string> = {}, url = path()) => {
    const sent = { host, 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const answer = await app.inject({ method: 'POST', url, headers: sent, payload });
    const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    return { status: answer.statusCode, to: answer.headers.location, cookie, kept: answer.headers['cache-control'] };
  };

  it('takes a deposit in two forms, ignores the amount and vehicle they name, and turns away a second shopper [B1.12] [B9.27]', async () => {
    const first = await post(`${contact}&amount=1&vehicle_id=99`);
    expect(first).toMatchObject({ status: 303, to: path(), kept: 'no-store' });
    const late = await post(contact);
    expect(await post(`${pay}&amount=1&amount_cents=1`, { cookie: first.cookie })).toMatchObject({
      status: 303,
      to: path(),
    });
    expect(await post(pay, { cookie: late.cookie })).toMatchObject({ status: 303, to: `${path()}?answer=unavailable` });
    const { rows } = await test.database.primary.execute(
      'SELECT amount_cents, captured_cents, purpose, description FROM test_payments',
    );
    const what = { purpose: 'reservation', description: 'Deposit for 2023 Nissan X-Trail, W10451' };
    expect(rows).toEqual([{ amount_cents: 20_000, captured_cents: 20_000, ...what }]);

    // Neither a repeat nor another visitor's release changes anything.
    await post(pay, { cookie: first.cookie });
    await post('step=release', { cookie: late.cookie });
    const held = await test.database.primary.execute("SELECT state FROM reservations WHERE state = 'held'");
    expect(held.rows).toHaveLength(1);
    await post('step=release', { cookie: first.cookie });
    const after = await test.database.primary.execute('SELECT refunded_cents FROM test_payments');
    expect(after.rows).toEqual([{ refunded_cents: 20_000 }]);
  });

  it('lets only its own shopper return to a vehicle that left the feed, and release it; nobody else can reserve it [B4.16] [B9.29] [D.26]', async () => {
    const { cookie } = await post(contact);
    const draft = await post(contact);
    await post(pay, { cookie });
    await shop.vehicles.saveChanges(shop.siteSlug, [{ ...shop.vehicle, isShownOnWebsite: false }]);
    for (const other of ['', draft.cookie]) expect((await post(contact, { cookie: other })).status).toBe(404);
    expect(await post('step=release', { cookie })).toMatchObject({ status: 303, to: path() });
    const { rows } = await test.database.primary.execute("SELECT 1 FROM reservations WHERE state = 'held'");
    expect(rows).toEqual([]);
    // After the refund, the reservation's page stays open, but the unlisted vehicle can't be reserved again.
    expect((await post(contact, { cookie })).to).toBe(`${path()}?answer=unavailable`);
    await shop.vehicles.saveChanges(shop.siteSlug, [shop.vehicle]);
  });

  it('asks again, and charges nothing, when the price changed between the two forms [B1.12] [D.41]', async () => {
    const { cookie } = await post(contact);
    await shop.vehicles.saveChanges(shop.siteSlug, [{ ...shop.vehicle, priceCents: 2_999_000 }]);
    const count = async () => (await test.database.primary.execute('SELECT 1 FROM test_payments')).rows.length;
    const before = await count();
    expect(await post(pay, { cookie })).toMatchObject({ status: 303, to: `${path()}?answer=changed` });
    expect(await count()).toBe(before);
    expect(await post(pay, { cookie })).toMatchObject({ status: 303, to: path() });
    expect(await count()).toBe(before + 1);
    await post('step=release', { cookie });
    await shop.vehicles.saveChanges(shop.siteSlug, [shop.vehicle]);
  });

  it('reads the payment’s status on return from the bank, and drops its ids from the address [D.41]', async () => {
    const come = async (host: string, query = '') => {
      const url = `${path()}/return?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&x=${query}`;
      const { statusCode, headers } = await app.inject({ url, headers: { host } });
      return {
        status: statusCode,
        to: headers.location,
        kept: headers['cache-control'],
        cookie: headers['set-cookie'],
      };
    };
    expect(await come(host)).toEqual({ status: 303, to: path(), kept: 'no-store', cookie: undefined });
    expect((await come('other.localhost')).status).toBe(404);
  });

  it.each([
    ['another site’s page', 403, contact, { origin: 'https://evil.example' }, undefined],
    ['no step', 400, 'name=Ann', {}, undefined],
    ['the site’s unused path', 404, contact, {}, '/cars/2023-nissan-x-trail-1/buy-online'],
    ['no such vehicle', 404, contact, {}, '/cars/nothing/checkout'],
    ['another site', 404, contact, { host: 'other.localhost' }, undefined],
    ['too much', 413, `step=contact&name=${'x'.repeat(9_000)}`, {}, undefined],
  ])('refuses %s with %i [D.26]', async (_, status, payload, headers, url) => {
    expect((await post(payload, headers as Record<string, string>, url)).status).toBe(status);
  });

  it('counts stored forms towards the site’s limit, but not rejected forms or redirects to the sign-in [D.26]', async () => {
    const { cookie } = await post(contact);
    stored.length = 0;
    await post(contact, { cookie });
    expect(stored).toEqual([true]);
    const { vehicle } = shop;
    await shop.vehicles.saveChanges('wattle', [{ ...vehicle, isReserved: true }]);
    expect(await post(pay, { cookie })).toMatchObject({ status: 303, to: `${path()}?answer=unavailable` });
    await shop.vehicles.saveChanges('wattle', [vehicle]);
    gates = { checkout: 'signIn' };
    expect(await post(contact, { cookie })).toMatchObject({ status: 303, to: path() });
    gates = { checkout: 'open' };
    expect(stored).toEqual([true, false, false]);
  });

  it('redirects a visitor who must sign in to the page, once the vehicle is known [L4.18]', async () => {
    gates = { checkout: 'signIn' };
    const answer = await post(contact);
    expect([answer.status, answer.to, answer.cookie]).toEqual([303, path(), '']);
    expect((await post(contact, {}, '/cars/nothing/checkout')).status).toBe(404);
    gates = { checkout: 'open' };
  });
});
