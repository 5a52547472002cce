import { describe, expect, it } from 'vitest';
import { makePaymentRequest } from '../testing/make-payment-request.ts';
import { changeRequest, chooseRequestAgainMs, chooseRequestDueMs, chooseRequestStep } from './change-request.ts';
import { isSameName } from './is-same-name.ts';
import type { PaymentRequest, RequestEvent } from './payment-request.ts';

const paid: RequestEvent = { kind: 'paid', amountCents: 125_000 };
const refused = (failedRefunds: number): RequestEvent => ({
  kind: 'refundFailed',
  amountCents: 125_000,
  failedRefunds,
});
const after = (given: Partial<PaymentRequest>, event: RequestEvent): string => {
  const { state, isClosed } = changeRequest(makePaymentRequest(given), event);
  return `${state}${isClosed ? ', closed' : ''}`;
};

describe('a request', () => {
  it.each<[Partial<PaymentRequest>, RequestEvent, string]>([
    [{}, { kind: 'started', nowMs: 999_999 }, 'paying'],
    [{}, { kind: 'started', nowMs: 1_000_000 }, 'requested'],
    [{ state: 'cancelled' }, { kind: 'started', nowMs: 0 }, 'cancelled'],
    [{ state: 'paying' }, paid, 'paid, closed'],
    [{ state: 'paying' }, { kind: 'paid', amountCents: 124_999 }, 'refunding, closed'],
    [{ state: 'expired' }, paid, 'refunding, closed'],
    [{ state: 'cancelled' }, paid, 'refunding, closed'],
    [{ state: 'paid', capturedCents: 125_000, isClosed: true }, paid, 'paid, closed'],
    [{}, { kind: 'cancelled' }, 'cancelled, closed'],
    [{ state: 'paying' }, { kind: 'cancelled' }, 'cancelled'],
    [{ state: 'paid', isClosed: true }, { kind: 'cancelled' }, 'paid, closed'],
    [{ state: 'paying' }, { kind: 'timePassed', nowMs: 1_000_000 }, 'expired'],
    [{ state: 'paying' }, { kind: 'timePassed', nowMs: 999_999 }, 'paying'],
    [{ state: 'cancelled' }, { kind: 'paymentGone' }, 'cancelled, closed'],
    [{ state: 'paying' }, { kind: 'paymentGone' }, 'cancelled, closed'],
    [{ state: 'paid', isClosed: true }, { kind: 'refundAsked' }, 'refunding, closed'],
    [{ state: 'requested' }, { kind: 'refundAsked' }, 'requested'],
    [{ state: 'refunding', isClosed: true }, { kind: 'refundDone' }, 'refunded, closed'],
    [{ state: 'refunding', isClosed: true }, refused(1), 'owed, closed'],
    [{ state: 'refunded', isClosed: true }, refused(1), 'owed, closed'],
    [{ state: 'paid', isClosed: true }, refused(1), 'paid, closed'],
    [{ state: 'owed', isClosed: true, failedRefunds: 1 }, { kind: 'refundDone', failedRefunds: 1 }, 'refunded, closed'],
    // A stale status, from before the bank refused the refund.
    [{ state: 'owed', isClosed: true, failedRefunds: 1 }, { kind: 'refundDone' }, 'owed, closed'],
    [{ state: 'owed', isClosed: true, failedRefunds: 1 }, { kind: 'refundAsked' }, 'refunding, closed'],
    [{ state: 'owed', isClosed: true, failedRefunds: 1 }, { kind: 'settled' }, 'refunded, closed'],
    [{ state: 'paid', isClosed: true }, { kind: 'settled' }, 'paid, closed'],
    // The gateway reports the same refusal for days.
    [{ state: 'refunded', isClosed: true, failedRefunds: 1 }, refused(1), 'refunded, closed'],
    [{ state: 'refunded', isClosed: true, failedRefunds: 1 }, refused(2), 'owed, closed'],
  ])('%j after %j is %s [L2.16]', (given, event, state) => {
    expect(after(given, event)).toBe(state);
  });

  it('is due at its deadline, less and less often while being paid, and never at a final state [L2.16]', () => {
    const due = (given: Partial<PaymentRequest>, attempts = 0) =>
      chooseRequestAgainMs({ ...makePaymentRequest({ validUntilMs: 100_000_000, ...given }), attempts }, 1_000);
    expect(due({})).toBe(100_000_000);
    expect(due({ state: 'paying' })).toBe(16_000);
    expect(due({ state: 'paying' }, 3)).toBe(121_000);
    expect(due({ state: 'paying' }, 30)).toBe(3_601_000);
    expect(due({ state: 'paid', isClosed: true })).toBe(null);
    expect(due({ state: 'cancelled', isClosed: true })).toBe(null);
    expect(due({ state: 'cancelled' })).toBe(16_000);
    expect(due({ state: 'owed', isClosed: true }, 9)).toBe(86_401_000);
  });

  it('looks up a payment that may exist from before a crash before saying that nothing was paid [L2.16]', () => {
    expect(chooseRequestStep({ ...makePaymentRequest({ state: 'cancelled' }), attempts: 0 }, 0)).toEqual({
      kind: 'namePayment',
    });
    const named = { ...makePaymentRequest({ state: 'expired', paymentRef: 'p' }), attempts: 0 };
    expect(chooseRequestStep(named, 0)).toEqual({ kind: 'cancelPayment', ref: 'p' });
  });

  it('looks up once a day whether an owed refund was made at the gateway after all [L2.16]', () => {
    const owed = { ...makePaymentRequest({ state: 'owed', paymentRef: 'p', isClosed: true }), attempts: 0 };
    expect(chooseRequestStep(owed, 0)).toEqual({ kind: 'findPayment', ref: 'p' });
    expect(chooseRequestDueMs(owed, 1_000)).toBe(86_401_000);
  });

  it('checks for 30 days whether the bank refused a refund [L2.16]', () => {
    const back = { ...makePaymentRequest({ state: 'refunded', paymentRef: 'p', isClosed: true }), attempts: 0 };
    expect(chooseRequestStep(back, 0)).toEqual({ kind: 'none' });
    expect(chooseRequestStep({ ...back, attempts: 1 }, 0)).toEqual({ kind: 'findPayment', ref: 'p' });
    expect(chooseRequestDueMs(back, 1_000)).toBe(86_401_000);
    expect(chooseRequestAgainMs({ ...back, attempts: 29 }, 1_000)).toBe(86_401_000);
    expect(chooseRequestAgainMs({ ...back, attempts: 30 }, 1_000)).toBe(null);
  });

  it.each([
    ['Example', 'example', true],
    [' O’Brien-Smith ', 'OBrien Smith', true],
    ['Muller', 'Müller', true],
    ['', '', false],
    ['---', '', false],
    ['Examples', 'Example', false],
  ])('knows %j for the last name %j: %j [L2.16]', (typed, written, isSame) => {
    expect(isSameName(typed, written)).toBe(isSame);
  });
});
