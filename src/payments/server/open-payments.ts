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

/** Routes new payments to the site's gateway, and existing ones to the gateway that made them. @spec D.59 */
export const createSiteGateway = ({ siteOf, test, stripe }: SiteGatewayOptions): TestGateway => {
  const ofSite = (siteSlug: string): PaymentGateway =>
    siteOf(siteSlug)?.config.payments.gateway === 'stripe' ? stripe : test;
  const ofPayment = ({ ref }: PaymentName): PaymentGateway => (isTestRef(ref) ? test : stripe);
  return {
    create: (payment) => ofSite(payment.siteSlug).create(payment),
    find: (name) => ofPayment(name).find(name),
    cancel: (name) => ofPayment(name).cancel(name),
    refund: (name) => ofPayment(name).refund(name),
    // Card numbers are for the test gateway only; one sent for a real payment is dropped.
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

/** Returns the gateway of all sites, and Stripe alone for its webhooks. @spec D.59 */
export const openPayments = (options: OpenPaymentsOptions) => {
  const findAccount = createStripeAccounts(options);
  const stripe = createStripeGateway(findAccount, options.onRefused);
  const test = createTestGateway(options.database);
  return { findAccount, stripe, gateway: createSiteGateway({ siteOf: options.siteOf, test, stripe }) };
};

export type Payments = ReturnType<typeof openPayments>;

/** For background work, which retries later. */
export const backgroundConnection: StripeConnection = { timeoutMs: 8_000, maxRetries: 2 };

/** For pages: fails fast, and the page asks the shopper to reload. */
export const pageConnection: StripeConnection = { timeoutMs: 3_000, maxRetries: 0 };
