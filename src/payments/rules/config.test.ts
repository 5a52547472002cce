import { describe, expect, it } from 'vitest';
import { stripePayments } from '../testing/fake-stripe.ts';
import { paymentsConfig } from './config.ts';

const isTaken = (payments: object): boolean => paymentsConfig.safeParse(payments).success;

describe('a site’s payment gateway', () => {
  it('is the test gateway unless the site says otherwise [D.59]', () => {
    expect(paymentsConfig.parse({})).toEqual({ gateway: 'test', stripe: null });
    expect(isTaken(stripePayments)).toBe(true);
    expect(isTaken({ ...stripePayments, gateway: 'test' })).toBe(true);
  });

  it('is never Stripe without an account, and no file holds a secret key [D.59]', () => {
    expect(isTaken({ gateway: 'stripe' })).toBe(false);
    const { stripe } = stripePayments;
    expect(isTaken({ stripe: { ...stripe, publishableKey: 'sk_test_0123456789' } })).toBe(false);
    expect(isTaken({ stripe: { ...stripe, secretKeyVariable: 'sk_test_0123456789' } })).toBe(false);
    expect(isTaken({ stripe: { ...stripe, webhookSecretVariables: [] } })).toBe(false);
  });
});
