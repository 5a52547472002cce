import { describe, expect, it } from 'vitest';
import { isStripeStatus, readStripeStatus, type StripePayment } from './read-stripe-status.ts';

const fresh: StripePayment = {
  status: 'requires_payment_method',
  clientSecret: 'secret',
  receivedCents: 0,
  refundedCents: 0,
  failedRefunds: 0,
  isDisputeLost: false,
  lastError: null,
};
const paid: StripePayment = { ...fresh, status: 'succeeded', receivedCents: 20_000 };

describe('a payment at Stripe', () => {
  it.each([
    ['requires_payment_method', 'card'],
    ['requires_confirmation', 'card'],
    ['requires_action', 'confirmation'],
    ['processing', 'bank'],
    ['requires_capture', 'bank'],
  ] as const)('that is %s waits for the %s [D.41]', (status, needs) => {
    const standing = { kind: 'waiting', needs, decline: null, clientSecret: 'secret' };
    expect(readStripeStatus({ ...fresh, status })).toEqual(standing);
  });

  it('is paid by what came in, not by what was asked for [B9.27]', () => {
    expect(readStripeStatus(paid)).toEqual({ kind: 'paid', amountCents: 20_000 });
    expect(readStripeStatus({ ...paid, receivedCents: 100 })).toEqual({ kind: 'paid', amountCents: 100 });
  });

  it('is refunded once all of it went back, by us or by the bank [B9.29]', () => {
    expect(readStripeStatus({ ...paid, refundedCents: 19_999 }).kind).toBe('paid');
    expect(readStripeStatus({ ...paid, refundedCents: 20_000 }).kind).toBe('refunded');
    expect(readStripeStatus({ ...paid, isDisputeLost: true }).kind).toBe('refunded');
    expect(readStripeStatus({ ...fresh, status: 'canceled' }).kind).toBe('gone');
  });

  it('stays paid when the bank refuses a refund, and counts the refusals [B9.29]', () => {
    expect(readStripeStatus({ ...paid, failedRefunds: 2 })).toEqual({
      kind: 'paid',
      amountCents: 20_000,
      failedRefunds: 2,
    });
    expect(readStripeStatus({ ...paid, refundedCents: 20_000, failedRefunds: 1 })).toEqual({
      kind: 'refunded',
      failedRefunds: 1,
    });
  });

  it('shows the bank’s reason for a card, and nothing that isn’t meant for shoppers [D.41]', () => {
    const say = (type: string, message: string) => readStripeStatus({ ...fresh, lastError: { type, message } });
    expect(say('card_error', 'Your card has expired.')).toMatchObject({ decline: 'Your card has expired.' });
    const other = { decline: 'The payment didn’t go through. Please try again, or use another card.' };
    expect(say('invalid_request_error', 'No such key: sk_test_1')).toMatchObject(other);
    expect(say('card_error', '')).toMatchObject(other);
  });

  it('accepts only statuses that Stripe documents', () => {
    expect(isStripeStatus('succeeded')).toBe(true);
    expect(['toString', 'new_status'].map(isStripeStatus)).toEqual([false, false]);
  });
});
