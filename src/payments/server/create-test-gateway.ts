import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { PaymentStatus } from '../rules/payment-status.ts';
import { type CardOutcome, findCardOutcome, type TestPaymentStatus, testRefPrefix } from '../rules/test-cards.ts';
import type { GatewayAnswer, PaymentGateway, PaymentName } from './payment-gateway.ts';
import { testPayments } from './tables.ts';

/** The test gateway and its card actions, which the port for other slices leaves out. */
export interface TestGateway extends PaymentGateway {
  readonly pay: (name: PaymentName, cardNumber: string) => Promise<void>;
  readonly confirm: (name: PaymentName, isApproved: boolean) => Promise<void>;
}

const refusedAtBank = 'Your bank did not confirm the payment. Please try again, or use another card.';

const needOf = { waiting: 'card', confirming: 'confirmation', silent: 'bank' } as const;

type PaymentRow = typeof testPayments.$inferSelect;

const readStatus = (row: PaymentRow | undefined): GatewayAnswer<PaymentStatus> => {
  if (row === undefined) return { kind: 'failed', isRetryable: false, message: 'There is no such payment.' };
  const { status, capturedCents, refundedCents, decline } = row;
  if (refundedCents > 0) return { kind: 'answered', value: { kind: 'refunded' } };
  if (status === 'paid') return { kind: 'answered', value: { kind: 'paid', amountCents: capturedCents } };
  if (status === 'gone') return { kind: 'answered', value: { kind: 'gone' } };
  return { kind: 'answered', value: { kind: 'waiting', decline, needs: needOf[status] } };
};

const isPayment = ({ siteSlug, ref }: PaymentName): SQL | undefined =>
  and(eq(testPayments.siteSlug, siteSlug), eq(testPayments.paymentKey, ref.slice(testRefPrefix.length)));

/** The built-in gateway: takes no money, and keeps its ledger in the database. @spec D.59 */
export const createTestGateway = ({ interactive }: Pick<DatabaseService, 'interactive'>): TestGateway => {
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
