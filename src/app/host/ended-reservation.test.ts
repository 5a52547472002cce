import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { goodCard, openTestCheckout } from '#src/checkout/testing/open-test-checkout.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { openTestOutbox } from './testing/open-test-outbox.ts';
import { type DealerProgram, isSignedWith, startDealerProgram } from './testing/start-dealer-program.ts';

const hourMs = 3_600_000;
const dataDir = makeTemporaryFolder('ended-reservation');
let test: TestDatabase;
let program: DealerProgram;
let destinations: readonly object[] = [];
let leads: ReturnType<typeof openTestOutbox>;

beforeAll(async () => {
  vi.stubEnv('HOOK_SECRET', 'secret');
  test = await testDatabases[0].open();
  program = await startDealerProgram();
  destinations = [{ kind: 'webhook', to: program.urlOf('/leads').href, secretVariable: 'HOOK_SECRET' }];
  leads = openTestOutbox({ database: test.database, dataDir, program, config: { leads: { destinations } } });
});
afterAll(async () => {
  await leads?.close();
  await program?.stop();
  await test?.close();
});

type Shop = Awaited<ReturnType<typeof openTestCheckout>>;

const reserve = async (places: readonly object[]): Promise<Shop> => {
  program.told.length = 0;
  await test.database.primary.execute(
    sql`TRUNCATE reservations, vehicle_holds, reservation_entries, test_payments, vehicles, leads, lead_deliveries`,
  );
  const shop = await openTestCheckout(test.database, { destinations: places, onDeliveriesQueued: () => leads.wake() });
  await shop.introduce(1);
  await shop.service.pay(shop.askOf(1), goodCard);
  return shop;
};

const waitFor = async (count: number) => {
  leads.wake();
  await vi.waitFor(() => expect(program.told).toHaveLength(count), { timeout: 10_000, interval: 20 });
  return program.told.map(({ body }) => JSON.parse(body));
};

const change = async (shop: Shop, kind: 'sold' | 'refundAsked') => {
  const known = await shop.find(1);
  const now = shop.readClock();
  const changed = known && (await shop.store.apply(known, [{ kind, nowMs: now.getTime() }], now));
  if (changed !== undefined) await shop.process(changed);
};

it.each<[outcome: string, end: (shop: Shop) => Promise<unknown>, goesBackCents: number]>([
  ['released', (shop) => shop.service.release(shop.askOf(1)), 20_000],
  ['expired', (shop) => shop.wait(48 * hourMs), 20_000],
  ['refunded', (shop) => change(shop, 'refundAsked'), 20_000],
  ['sold', (shop) => change(shop, 'sold'), 0],
])(
  "a dealer's own program is told once that a reservation is %s, signed and without its shopper [B9.29] [D.32]",
  async (outcome, end, goesBackCents) => {
    const shop = await reserve(destinations);
    const [lead] = await waitFor(1);
    expect(lead).toMatchObject({ type: 'lead', subcategory: 'Reservation', car_id: shop.vehicle.id });
    await end(shop);
    const [, ended] = await waitFor(2);
    expect(ended).toEqual({
      delivery_id: expect.any(String),
      type: 'reservation_ended',
      lead_id: lead.lead_id,
      site: 'wattle',
      site_name: expect.any(String),
      reservation_id: (await shop.find(1))?.reservationUuid,
      car_id: shop.vehicle.id,
      outcome,
      ended_at: shop.readClock().toISOString(),
      deposit_cents: 20_000,
      goes_back_cents: goesBackCents,
    });
    const [, document] = program.told;
    expect(document && isSignedWith('secret', document)).toBe(true);
    expect(document?.headers['idempotency-key']).toBe(ended.delivery_id);
  },
);

it('a sale that falls through is told after the sale, under a key of its own [B9.29] [D.32]', async () => {
  const shop = await reserve(destinations);
  await waitFor(1);
  await change(shop, 'sold');
  await waitFor(2);
  await change(shop, 'refundAsked');
  const [, sold, refunded] = await waitFor(3);
  expect([sold.outcome, refunded.outcome]).toEqual(['sold', 'refunded']);
  expect(new Set(program.told.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
});

it('a site that names no program has nothing to tell [D.32]', async () => {
  const shop = await reserve([]);
  await change(shop, 'sold');
  await change(shop, 'refundAsked');
  const { rows } = await test.database.primary.execute('SELECT kind FROM lead_deliveries ORDER BY kind');
  expect(rows.map(({ kind }) => kind)).toEqual(['cancellation', 'cancellationConfirmation', 'confirmation', 'mail']);
});
