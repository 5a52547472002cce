import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway } from '#src/payments/server/open-payments.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { codeOf, goodCard, openTestPayments } from '../testing/open-test-payments.ts';
import { createPaymentRequestHandler } from './process-request.ts';
import { createRequestPurge, eraseRequests } from './request-store.ts';

const dayMs = 86_400_000;
const declined = '4000 0000 0000 0002';
const asksBank = '4000 0025 0000 3155';

describe.each(testDatabases)('paying online on $name', ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(
      sql`TRUNCATE payment_requests, payment_request_entries, test_payments, leads, lead_deliveries`,
    );
  });

  const read = async (query: ReturnType<typeof sql>) => (await test.database.primary.execute(query)).rows;
  const books = () => read(sql`SELECT status, captured_cents, refunded_cents FROM test_payments`);
  const mails = () => read(sql`SELECT kind, target FROM lead_deliveries ORDER BY kind, target`);
  const readBook = async () =>
    (await read(sql`SELECT event, amount_cents FROM payment_request_entries ORDER BY version`)).map(
      ({ event, amount_cents }) => [event, amount_cents],
    );

  it('takes the amount once, notifies both sides, and refunds it in full when the dealer asks [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    expect(await admin.service.pay(await admin.find(1), goodCard)).toBe(true);
    expect(await admin.find(1)).toMatchObject({ state: 'paid', capturedCents: 125_000 });
    expect(await mails()).toEqual([
      { kind: 'confirmation', target: 'ann@example.com' },
      { kind: 'mail', target: 'dealer@example.com' },
    ]);
    await admin.service.pay(await admin.find(1), goodCard);
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 125_000, refunded_cents: 0 }]);

    const asked = await admin.store.apply(await admin.find(1), [{ kind: 'refundAsked' }], admin.readClock());
    if (asked !== undefined) await admin.process(asked);
    expect((await admin.find(1)).state).toBe('refunded');
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 125_000, refunded_cents: 125_000 }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      ...['cancellation', 'cancellationConfirmation', 'confirmation', 'mail'],
    ]);
    expect(await readBook()).toEqual([
      ...[
        ['started', 0],
        ['paymentNamed', 0],
      ],
      ...[
        ['paid', 125_000],
        ['refundAsked', 0],
        ['refundDone', -125_000],
      ],
    ]);
  });

  it('is paid once when forty pay at the same moment [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    const request = await admin.find(1);
    await Promise.all(Array.from({ length: 40 }, () => admin.service.pay(request, goodCard)));
    expect((await admin.find(1)).state).toBe('paid');
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 125_000, refunded_cents: 0 }]);
    expect(await read(sql`SELECT count(*)::int AS leads FROM leads`)).toEqual([{ leads: 1 }]);
  });

  it('stores the bank’s reason, waits for its confirmation, and can be retried [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    await admin.service.pay(await admin.find(1), declined);
    expect(await admin.find(1)).toMatchObject({ state: 'paying', decline: expect.stringContaining('declined') });
    await admin.service.pay(await admin.find(1), asksBank);
    expect((await admin.find(1)).state).toBe('paying');
    await admin.service.confirm(await admin.find(1), true);
    expect((await admin.find(1)).state).toBe('paid');
  });

  it('expires after its last day, and refunds a payment made at that moment [L2.16]', async () => {
    const real = createTestGateway(test.database);
    const gateway = {
      ...real,
      cancel: async (name: Parameters<typeof real.cancel>[0]) => {
        await real.pay(name, goodCard);
        return real.cancel(name);
      },
    };
    const admin = openTestPayments(test.database, { gateway });
    await admin.ask(1);
    await admin.ask(2);
    await admin.service.pay(await admin.find(1), declined);
    await admin.wait(14 * dayMs - 1);
    expect((await admin.find(2)).state).toBe('requested');
    await admin.wait(1);
    expect((await admin.find(2)).state).toBe('expired');
    expect(await admin.service.pay(await admin.find(2), goodCard)).toBe(true);
    expect((await admin.find(1)).state).toBe('refunded');
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 125_000, refunded_cents: 125_000 }]);
    expect(await mails()).toEqual([{ kind: 'cancellationConfirmation', target: 'ann@example.com' }]);
  });

  it('charges nothing when the gateway fails, and never after the dealer cancels [L2.16]', async () => {
    const real = createTestGateway(test.database);
    let isAway = true;
    const away = { kind: 'failed', isRetryable: true, message: 'away' } as const;
    const gateway: typeof real = {
      ...real,
      create: async (payment) => (isAway ? away : real.create(payment)),
      cancel: async (name) => (isAway ? away : real.cancel(name)),
    };
    const admin = openTestPayments(test.database, { gateway });
    await admin.ask(1);
    expect(await admin.service.pay(await admin.find(1), goodCard)).toBe(false);
    const cancelled = await admin.store.apply(await admin.find(1), [{ kind: 'cancelled' }], admin.readClock());
    if (cancelled !== undefined) await admin.process(cancelled);
    expect(await admin.find(1)).toMatchObject({ isClosed: false, lastError: expect.stringContaining('away') });
    expect(admin.problems).toHaveLength(1);
    isAway = false;
    await admin.wait(60_000);
    expect(await admin.find(1)).toMatchObject({ state: 'cancelled', isClosed: true });
    expect(await books()).toEqual([{ status: 'gone', captured_cents: 0, refunded_cents: 0 }]);
  });

  it('is late while a cancelled payment can’t be cancelled, however long the pauses between tries are [L2.16]', async () => {
    const real = createTestGateway(test.database);
    const away = { kind: 'failed', isRetryable: true, message: 'away' } as const;
    let isAway = false;
    const gateway: typeof real = {
      ...real,
      find: async (name) => (isAway ? away : real.find(name)),
      cancel: async (name) => (isAway ? away : real.cancel(name)),
    };
    const admin = openTestPayments(test.database, { gateway });
    const countLate = async () => (await admin.store.countDue(admin.readClock())).lateSeconds;
    await admin.ask(1);
    await admin.service.pay(await admin.find(1), declined);
    isAway = true;
    // After some hours, the payment is looked up once an hour. A failed look-up then doesn't make it late.
    for (let times = 0; times < 12; times += 1) await admin.wait(60 * 60_000);
    expect(await admin.find(1)).toMatchObject({ state: 'paying', lastError: expect.stringContaining('away') });
    expect(await countLate()).toBe(0);
    await admin.store.apply(await admin.find(1), [{ kind: 'cancelled' }], admin.readClock());
    for (let times = 0; times < 12; times += 1) await admin.wait(60 * 60_000);
    expect(await countLate()).toBe(12 * 60 * 60);
    isAway = false;
    await admin.wait(60 * 60_000);
    expect(await admin.find(1)).toMatchObject({ isClosed: true });
    expect(await countLate()).toBe(0);
  });

  it('survives a kill at any gateway call: money and request agree afterwards [L2.16]', {
    timeout: 30_000,
  }, async () => {
    for (const isDoneFirst of [false, true]) {
      for (const endsAt of [0, 1, 2, 3, 4, 5, 6]) {
        await test.database.primary.execute(sql`TRUNCATE payment_requests, payment_request_entries, test_payments`);
        const admin = openTestPayments(test.database);
        await admin.ask(1);
        let calls = 0;
        const die = <Calls extends object>(all: Calls): Calls =>
          Object.fromEntries(
            Object.entries(all).map(([name, call]) => [
              name,
              async (...args: unknown[]) => {
                calls += 1;
                if (calls > endsAt + 1 || (calls === endsAt + 1 && !isDoneFirst)) throw new Error('killed');
                const result = await call(...args);
                if (calls === endsAt + 1) throw new Error('killed');
                return result;
              },
            ]),
          ) as Calls;
        const request = await admin.find(1);
        const mortal = openTestPayments(test.database, { gateway: die(admin.gateway), store: die(admin.store) });
        await mortal.service.pay(request, goodCard).catch(() => undefined);
        // Another process takes over. A payer who still sees the form submits it again.
        await admin.wait(61_000);
        await admin.service.pay(await admin.find(1), goodCard);
        expect([endsAt, (await admin.find(1)).state]).toEqual([endsAt, 'paid']);
        expect(await books()).toEqual([{ status: 'paid', captured_cents: 125_000, refunded_cents: 0 }]);
      }
    }
  });

  it('is found by its code and last name, on its own site only [L2.16] [D.26]', async () => {
    const { service, ask, siteSlug } = openTestPayments(test.database);
    await ask(1);
    await ask(3, 'other');
    const code = codeOf(1);
    expect(await service.identify(siteSlug, code.toLowerCase().replaceAll('-', ' '), ' EXAMPLE ')).toBe(code);
    expect(await service.identify(siteSlug, code, 'Another')).toBe(undefined);
    expect(await service.identify(siteSlug, codeOf(2), 'Example')).toBe(undefined);
    expect(await service.identify(siteSlug, codeOf(3), 'Example')).toBe(undefined);
    expect(await service.find('other', code)).toBe(undefined);
  });

  it('applies repeated and late updates from the gateway, but not another payment’s [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    await admin.service.pay(await admin.find(1), declined);
    const { siteSlug, requestUuid: key, paymentRef } = await admin.find(1);
    const { onPaymentUpdated } = createPaymentRequestHandler(admin);
    await onPaymentUpdated({ siteSlug, key, ref: 'another' }, { kind: 'paid', amountCents: 125_000 });
    await onPaymentUpdated({ siteSlug, key: 'no-uuid', ref: 'x' }, { kind: 'paid', amountCents: 125_000 });
    expect((await admin.find(1)).state).toBe('paying');
    const payment = { siteSlug, key, ref: paymentRef ?? '' };
    for (const _ of [1, 2]) await onPaymentUpdated(payment, { kind: 'paid', amountCents: 125_000 });
    expect((await admin.find(1)).state).toBe('paid');
    expect(await mails()).toHaveLength(2);
  });

  it('owes a refund that the bank refuses days later: mails the dealer once and records it until it is settled [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    await admin.service.pay(await admin.find(1), goodCard);
    const refund = async () => {
      const asked = await admin.store.apply(await admin.find(1), [{ kind: 'refundAsked' }], admin.readClock());
      if (asked !== undefined) await admin.process(asked);
    };
    await refund();
    const { siteSlug, requestUuid: key, paymentRef, paidAt } = await admin.find(1);
    const payment = { siteSlug, key, ref: paymentRef ?? '' };
    const { onPaymentUpdated } = createPaymentRequestHandler(admin);
    await admin.wait(3 * dayMs);
    for (const _ of [1, 2]) await onPaymentUpdated(payment, { kind: 'paid', amountCents: 125_000, failedRefunds: 1 });
    expect(await admin.find(1)).toMatchObject({ state: 'owed', capturedCents: 125_000, paidAt });
    const failures = async () => (await mails()).filter(({ kind }) => kind === 'refundFailure');
    expect(await failures()).toEqual([{ kind: 'refundFailure', target: 'dealer@example.com' }]);
    expect((await readBook()).slice(-2)).toEqual([
      ['refundDone', -125_000],
      ['refundFailed', 125_000],
    ]);
    expect(await eraseRequests(test.database, { email: 'ann@example.com' })).toBe(0);
    expect(await admin.store.countDue(admin.readClock())).toEqual({
      overdue: 0,
      lateSeconds: 0,
      refunds: 0,
      owed: 1,
    });

    // The dealer retries the refund, and the bank refuses it again.
    await admin.wait(dayMs);
    expect((await admin.find(1)).state).toBe('owed');
    await admin.store.apply(await admin.find(1), [{ kind: 'refundAsked' }], admin.readClock());
    await onPaymentUpdated(payment, { kind: 'paid', amountCents: 125_000, failedRefunds: 2 });
    expect((await admin.find(1)).state).toBe('owed');
    await admin.store.apply(await admin.find(1), [{ kind: 'settled' }], admin.readClock());
    expect((await admin.find(1)).state).toBe('refunded');
    expect((await readBook()).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0);
    expect(await eraseRequests(test.database, { email: 'ann@example.com' })).toBe(1);
  });

  it('checks a refund that an earlier version left unchecked, once a day from its start [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    await admin.service.pay(await admin.find(1), goodCard);
    const asked = await admin.store.apply(await admin.find(1), [{ kind: 'refundAsked' }], admin.readClock());
    if (asked !== undefined) await admin.process(asked);
    await read(sql`UPDATE payment_requests SET due_at = NULL, attempts = 0`);
    const plan = () => read(sql`SELECT state, attempts, due_at IS NOT NULL AS is_due FROM payment_requests`);
    await admin.wait(dayMs);
    expect(await plan()).toEqual([{ state: 'refunded', attempts: 0, is_due: false }]);
    await admin.store.resumeRefundChecks(admin.readClock());
    await admin.wait(1_000);
    expect(await plan()).toEqual([{ state: 'refunded', attempts: 1, is_due: true }]);
  });

  it('owes money that came too late when the bank refuses its refund, and tells the dealer who is waiting for it [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    const asked = await admin.ask(1);
    const now = admin.readClock();
    await admin.store.apply(asked, [{ kind: 'started', nowMs: now.getTime() }, { kind: 'cancelled' }], now);
    const payment = { siteSlug: asked.siteSlug, key: asked.requestUuid, ref: 'late' };
    const standing = { kind: 'paid', amountCents: 125_000, failedRefunds: 1 } as const;
    await createPaymentRequestHandler(admin).onPaymentUpdated(payment, standing);
    expect((await admin.find(1)).state).toBe('owed');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['cancellationConfirmation', 'refundFailure']);
  });

  it('erases one person’s finished requests, and purges old ones [L2.16]', async () => {
    const admin = openTestPayments(test.database);
    await admin.ask(1);
    await admin.ask(2);
    await admin.service.pay(await admin.find(1), goodCard);
    expect(await eraseRequests(test.database, { email: 'ANN@example.com', siteSlug: 'other' })).toBe(0);
    expect(await eraseRequests(test.database, { email: 'ANN@example.com' })).toBe(1);
    expect([await books(), await readBook()]).toEqual([[], []]);
    const later = new Date('2027-01-01T00:00:00Z');
    expect(await createRequestPurge(test.database).purgeBefore(later)).toBe(0);
    await admin.wait(14 * dayMs);
    expect(await createRequestPurge(test.database).purgeBefore(later)).toBe(1);
  });
});
