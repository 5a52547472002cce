import type { DatabaseService } from '#src/platform/db/database.ts';
import { isTestRef } from '../rules/test-cards.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import type { PaymentGateway, PaymentName } from './payment-gateway.ts';
import { createStripeGateway } from './stripe/create-stripe-gateway.ts';
import {
  createStripeAccounts,
  type PaidSite,
  type StripeAccountOptions,
  type StripeConnection,
} from './stripe/open-stripe-account.ts';

interface SiteGatewayOptions {
  readonly siteOf: (siteSlug: string) => PaidSite | undefined;
  readonly test: TestGateway;
  readonly stripe: PaymentGateway;
}

/**
 * The gateway of every site. A new payment goes to the one that the site names; what becomes of a payment is up to the one that made it, so that a
 * site may change its gateway while payments are under way. @spec D.59
 */
export const createSiteGateway = ({ siteOf, test, stripe }: SiteGatewayOptions): TestGateway => {
  const ofSite = (siteSlug: string): PaymentGateway =>
    siteOf(siteSlug)?.config.payments.gateway === 'stripe' ? stripe : test;
  const ofPayment = ({ ref }: PaymentName): PaymentGateway => (isTestRef(ref) ? test : stripe);
  return {
    create: (payment) => ofSite(payment.siteSlug).create(payment),
    find: (name) => ofPayment(name).find(name),
    cancel: (name) => ofPayment(name).cancel(name),
    refund: (name) => ofPayment(name).refund(name),
    // Cards are for the test gateway alone: a number that is sent for a real payment goes nowhere.
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
  /** Hears why a payment at Stripe could not be begun. */
  readonly onRefused?: (siteSlug: string, reason: string) => void;
}

/** Joins the gateways: the one of every site, and Stripe by itself for its messages. @spec D.59 */
export const openPayments = (options: OpenPaymentsOptions) => {
  const findAccount = createStripeAccounts(options);
  const stripe = createStripeGateway(findAccount, options.onRefused);
  const test = createTestGateway(options.database);
  return { findAccount, stripe, gateway: createSiteGateway({ siteOf: options.siteOf, test, stripe }) };
};

export type Payments = ReturnType<typeof openPayments>;

/** For what goes on behind a page, and comes back to it later where it fails. */
export const backgroundConnection: StripeConnection = { timeoutMs: 8_000, maxRetries: 2 };

/** For a page, whose reader waits: it says that Stripe cannot be reached, and asks to look again. */
export const pageConnection: StripeConnection = { timeoutMs: 3_000, maxRetries: 0 };
