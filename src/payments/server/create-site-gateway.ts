import { isTestRef } from '../rules/is-test-ref.ts';
import type { TestGateway } from './create-test-gateway.ts';
import type { PaymentGateway, PaymentName } from './payment-gateway.ts';
import type { PaidSite } from './stripe/open-stripe-account.ts';

export interface SiteGatewayOptions {
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
