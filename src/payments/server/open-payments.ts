import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { PaymentStatus } from '../rules/payment-status.ts';
import {
  type CardOutcome,
  findCardOutcome,
  isTestRef,
  type TestPaymentStatus,
  testRefPrefix,
} from '../rules/test-cards.ts';
import type { CardGateway, GatewayAnswer, PaymentGateway, PaymentName } from './payment-gateway.ts';
import { createStripeGateway } from './stripe/create-stripe-gateway.ts';
import {
  createStripeAccounts,
  type PaidSite,
  type StripeAccountOptions,
  type StripeConnection,
} from './stripe/open-stripe-account.ts';
import { testPayments } from './tables.ts';

const refusedAtBank = 'Your bank didn’t confirm the payment. Please try again, or use another card.';

const needOf = { waiting: 'card', confirming: 'confirmation', silent: 'bank' } as const;

type PaymentRow = typeof testPayments.$inferSelect;

const readStatus = (row: PaymentRow | undefined): GatewayAnswer<PaymentStatus> => {
  if (row === undefined) return { kind: 'failed', isRetryable: false, message: 'We can’t find that payment.' };
  const { status, capturedCents, refundedCents, decline } = row;
  if (refundedCents > 0) return { kind: 'answered', value: { kind: 'refunded' } };
  if (status === 'paid') return { kind: 'answered', value: { kind: 'paid', amountCents: capturedCents } };
  if (status === 'gone') return { kind: 'answered', value: { kind: 'gone' } };
  return { kind: 'answered', value: { kind: 'waiting', decline, needs: needOf[status] } };
};

const isPayment = ({ siteSlug, ref }: PaymentName): SQL | undefined =>
  and(eq(testPayments.siteSlug, siteSlug), eq(testPayments.paymentKey, ref.slice(testRefPrefix.length)));

/** @spec D.59 */
export const createTestGateway = ({ interactive }: Pick<DatabaseService, 'interactive'>): CardGateway => {
  const find = async (name: PaymentName) => {
    const [row] = await interactive.select().from(testPayments).where(isPayment(name));
    return readStatus(row);
  };
  const change = async (
    name: PaymentName,
    from: readonly TestPaymentStatus[],
    set: Partial<Record<'status' | 'decline' | 'capturedCents' | 'refundedCents', unknown>>,
  ) => {
    await interactive
      .update(testPayments)
      .set(set as Partial<PaymentRow>)
      .where(and(isPayment(name), inArray(testPayments.status, [...from])));
    return find(name);
  };
  const settle = (name: PaymentName, from: readonly TestPaymentStatus[], { status, decline }: CardOutcome) =>
    change(name, from, {
      status,
      decline,
      ...(status === 'paid' && { capturedCents: sql`${testPayments.amountCents}` }),
    });
  return {
    create: async ({ siteSlug, purpose, key, amountCents, description }) => {
      const madeAt = new Date().toISOString();
      const made = { siteSlug, paymentKey: key, purpose, description, amountCents, madeAt };
      await interactive
        .insert(testPayments)
        .values({ ...made, status: 'waiting' })
        .onConflictDoNothing();
      return { kind: 'answered', value: { ref: testRefPrefix + key } };
    },
    find,
    cancel: (name) => change(name, ['waiting', 'confirming', 'silent'], { status: 'gone' }),
    refund: (name) => change(name, ['paid'], { refundedCents: sql`${testPayments.capturedCents}` }),
    pay: async (name, cardNumber) => {
      await settle(name, ['waiting'], findCardOutcome(cardNumber));
    },
    confirm: async (name, isApproved) => {
      const outcome = isApproved
        ? ({ status: 'paid', decline: null } as const)
        : ({ status: 'waiting', decline: refusedAtBank } as const);
      await settle(name, ['confirming'], outcome);
    },
  };
};

interface SiteGatewayOptions {
  readonly siteOf: (siteSlug: string) => PaidSite | undefined;
  readonly test: CardGateway;
  readonly stripe: PaymentGateway;
}

/** An existing payment stays with the gateway that made it, whatever the site's gateway is now. @spec D.59 */
export const createSiteGateway = ({ siteOf, test, stripe }: SiteGatewayOptions): CardGateway => {
  const ofSite = (siteSlug: string): PaymentGateway =>
    siteOf(siteSlug)?.config.payments.gateway === 'stripe' ? stripe : test;
  const ofPayment = ({ ref }: PaymentName): PaymentGateway => (isTestRef(ref) ? test : stripe);
  return {
    create: (payment) => ofSite(payment.siteSlug).create(payment),
    find: (name) => ofPayment(name).find(name),
    cancel: (name) => ofPayment(name).cancel(name),
    refund: (name) => ofPayment(name).refund(name),
    // Card numbers are for the test gateway only. A card number sent for a real payment is dropped.
    pay: async (name, cardNumber) => {
      if (isTestRef(name.ref)) await test.pay(name, cardNumber);
    },
    confirm: async (name, isApproved) => {
      if (isTestRef(name.ref)) await test.confirm(name, isApproved);
    },
  };
};

interface OpenPaymentsOptions extends StripeAccountOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly onRefused?: (siteSlug: string, reason: string) => void;
}

/** @spec D.59 */
export const openPayments = (options: OpenPaymentsOptions) => {
  const findAccount = createStripeAccounts(options);
  const stripe = createStripeGateway(findAccount, options.onRefused);
  const test = createTestGateway(options.database);
  return { findAccount, stripe, gateway: createSiteGateway({ siteOf: options.siteOf, test, stripe }) };
};

export type Payments = ReturnType<typeof openPayments>;

export const backgroundConnection: StripeConnection = { timeoutMs: 8_000, maxRetries: 2 };

/** No retries, because a shopper waits for the page. */
export const pageConnection: StripeConnection = { timeoutMs: 3_000, maxRetries: 0 };
