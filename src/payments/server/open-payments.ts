import type { DatabaseService } from '#src/platform/db/database.ts';
import { createSiteGateway } from './create-site-gateway.ts';
import { createTestGateway } from './create-test-gateway.ts';
import { createStripeGateway } from './stripe/create-stripe-gateway.ts';
import { createStripeAccounts, type StripeAccountOptions } from './stripe/open-stripe-account.ts';

export interface OpenPaymentsOptions extends StripeAccountOptions {
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
