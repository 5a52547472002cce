import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { goodCard, openTestPayments } from '#src/online-payment/testing/open-test-payments.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { openTestOutbox } from './testing/open-test-outbox.ts';
import { type DealerProgram, isSignedWith, startDealerProgram } from './testing/start-dealer-program.ts';

let test: TestDatabase;
let program: DealerProgram;
let leads: ReturnType<typeof openTestOutbox>;
let destinations: readonly object[] = [];

beforeAll(async () => {
  vi.stubEnv('HOOK_SECRET', 'secret');
  test = await testDatabases[0].open();
  program = await startDealerProgram();
  destinations = [{ kind: 'webhook', to: program.urlOf('/leads').href, secretVariable: 'HOOK_SECRET' }];
  const dataDir = makeTemporaryFolder('told-payment');
  leads = openTestOutbox({ database: test.database, dataDir, program, config: { leads: { destinations } } });
});
afterAll(async () => {
  await leads?.close();
  await program?.stop();
  await test?.close();
});
beforeEach(async () => {
  program.told.length = 0;
  await test.database.primary.execute(
    sql`TRUNCATE payment_requests, payment_request_entries, test_payments, leads, lead_deliveries`,
  );
});

type Admin = ReturnType<typeof openTestPayments>;

const open = (places = destinations): Admin =>
  openTestPayments(test.database, { destinations: places, onDeliveriesQueued: () => leads.wake() });

const waitFor = async (count: number) => {
  leads.wake();
  await vi.waitFor(() => expect(program.told).toHaveLength(count), { timeout: 10_000, interval: 20 });
  return program.told.map(({ body }) => JSON.parse(body));
};

const refund = async (admin: Admin) => {
  const asked = await admin.store.apply(await admin.find(1), [{ kind: 'refundAsked' }], admin.readClock());
  if (asked !== undefined) await admin.process(asked);
};

it("a dealer's own program is told of a payment and that it goes back, each signed, once and without its payer [L2.16] [D.32]", async () => {
  const admin = open();
  await admin.ask(1);
  await admin.service.pay(await admin.find(1), goodCard);
  const paidAt = admin.readClock().toISOString();
  const first = await waitFor(2);
  const lead = first.find(({ type }) => type === 'lead');
  const { requestUuid, paymentRef, code } = await admin.find(1);
  const facts = {
    delivery_id: expect.any(String),
    lead_id: lead.lead_id,
    site: 'wattle',
    site_name: expect.any(String),
    payment_id: requestUuid,
    reference: 'INV-204',
    purpose: 'Balance of contract 204',
    amount_cents: 125_000,
    gateway_payment: paymentRef,
    paid_at: paidAt,
  };
  expect(first.find(({ type }) => type !== 'lead')).toEqual({ type: 'payment_received', ...facts });

  await admin.wait(60_000);
  await refund(admin);
  const [, , back] = await waitFor(3);
  const refundedAt = admin.readClock().toISOString();
  expect(back).toEqual({ type: 'payment_refunded', ...facts, refunded_at: refundedAt, goes_back_cents: 125_000 });
  expect(program.told.every((document) => isSignedWith('secret', document))).toBe(true);
  expect(new Set(program.told.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  const ofPayment = program.told.map(({ body }) => body).filter((body) => !body.includes('"type":"lead"'));
  expect(ofPayment.join(' ')).not.toMatch(new RegExp(`ann@example|Example|412345678|${code}`));
});

it('a program hears of no payment that came too late, and a site that names no program tells none [L2.16] [D.32]', async () => {
  const admin = open([]);
  await admin.ask(1);
  await admin.service.pay(await admin.find(1), goodCard);
  await refund(admin);
  const { rows } = await test.database.primary.execute('SELECT kind FROM lead_deliveries ORDER BY kind');
  expect(rows.map(({ kind }) => kind)).toEqual(['cancellation', 'cancellationConfirmation', 'confirmation', 'mail']);

  await test.database.primary.execute(sql`TRUNCATE payment_requests, payment_request_entries, leads, lead_deliveries`);
  const late = open();
  const asked = await late.ask(1);
  const now = late.readClock();
  await late.store.apply(asked, [{ kind: 'started', nowMs: now.getTime() }, { kind: 'cancelled' }], now);
  await late.store.apply(asked, [{ kind: 'paid', amountCents: 125_000 }], now);
  const told = await test.database.primary.execute('SELECT kind FROM lead_deliveries');
  expect(told.rows).toEqual([{ kind: 'cancellationConfirmation' }]);
});
