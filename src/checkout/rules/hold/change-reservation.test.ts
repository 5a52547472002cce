import { describe, expect, it } from 'vitest';
import { makeReservation } from '../../testing/make-reservation.ts';
import {
  changeReservation,
  chooseAgainMs,
  chooseDueMs,
  chooseNextStep,
  type Reservation,
  type ReservationEvent,
} from './change-reservation.ts';

const hourMs = 3_600_000;
const nowMs = Date.parse('2026-11-20T01:00:00Z');
const paid: ReservationEvent = { kind: 'paid', amountCents: 20_000, nowMs };
const paying = makeReservation({ state: 'paying', paymentRef: 'pay_1', payByMs: nowMs + 600_000 });
const held = changeReservation(paying, paid);

const chooseStep = (reservation: Reservation, atMs: number, attempts = 0) =>
  chooseNextStep({ ...reservation, attempts }, atMs);
const findDueMs = (reservation: Reservation) => chooseDueMs({ ...reservation, attempts: 0 }, nowMs);
const stateAfter = (reservation: Reservation, event: ReservationEvent) => changeReservation(reservation, event).state;

describe('a reservation', () => {
  it('holds its vehicle for 48 hours to the millisecond [B9.28]', () => {
    expect(held).toMatchObject({ state: 'held', heldUntilMs: nowMs + 48 * hourMs, capturedCents: 20_000 });
    expect(stateAfter(held, { kind: 'timePassed', nowMs: nowMs + 48 * hourMs - 1 })).toBe('held');
    expect(stateAfter(held, { kind: 'timePassed', nowMs: nowMs + 48 * hourMs })).toBe('refunding');
    expect(chooseStep(held, nowMs + 48 * hourMs - 1)).toEqual({ kind: 'none' });
    expect(chooseStep(held, nowMs + 48 * hourMs)).toEqual({ kind: 'passTime' });
    expect(findDueMs(held)).toBe(nowMs + 48 * hourMs);
  });

  it.each(['lapsing', 'closed', 'open'] as const)('refunds a payment that arrives when it is %s [B9.29]', (state) => {
    expect(changeReservation({ ...paying, state }, paid)).toMatchObject({ state: 'refunding', capturedCents: 20_000 });
  });

  it('refunds a payment of the wrong amount [B9.27]', () => {
    expect(stateAfter(paying, { ...paid, amountCents: 100 })).toBe('refunding');
  });

  it('refunds the whole deposit when released or expired, but not when sold in time [B9.29]', () => {
    expect(stateAfter(held, { kind: 'released' })).toBe('refunding');
    const sold = changeReservation(held, { kind: 'sold', nowMs: nowMs + hourMs });
    expect(sold.state).toBe('sold');
    expect(stateAfter(sold, { kind: 'timePassed', nowMs: nowMs + 49 * hourMs })).toBe('sold');
    expect(stateAfter(sold, { kind: 'refundAsked' })).toBe('refunding');
    expect(stateAfter(held, { kind: 'sold', nowMs: nowMs + 48 * hourMs })).toBe('held');
  });

  it('ignores repeated and late events [D.41]', () => {
    for (const event of [paid, { kind: 'taken', nowMs } as const, { kind: 'declined', reason: 'no' } as const]) {
      expect(changeReservation(held, event)).toBe(held);
    }
    const refunded = makeReservation({ state: 'refunded' });
    expect(changeReservation(refunded, paid)).toBe(refunded);
    expect(changeReservation(paying, { kind: 'paymentNamed', ref: 'pay_2' })).toBe(paying);
  });

  it('stays sold after a refund or a lost dispute, and records where the money is [B9.29]', () => {
    const sold = changeReservation(held, { kind: 'sold', nowMs });
    const back = changeReservation(sold, { kind: 'refundDone' });
    expect(back).toMatchObject({ state: 'sold', refundedCents: 20_000 });
    expect(changeReservation(back, { kind: 'refundDone' })).toBe(back);
    const failed = { kind: 'refundFailed', amountCents: 20_000, failedRefunds: 1 } as const;
    expect(changeReservation(back, failed)).toMatchObject({ state: 'sold', refundedCents: 0 });
  });

  it('owes a refused refund, counts each refusal once, and is settled by the dealer or the gateway [B9.29]', () => {
    const refunded = changeReservation(changeReservation(held, { kind: 'released' }), { kind: 'refundDone' });
    expect(refunded).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    const failed = { kind: 'refundFailed', amountCents: 20_000, failedRefunds: 1 } as const;
    const owed = changeReservation(refunded, failed);
    expect(owed).toMatchObject({ state: 'owed', refundedCents: 0 });
    expect(stateAfter(owed, { kind: 'refundDone', failedRefunds: 1 })).toBe('refunded');
    // A stale status, from before the bank refused the refund.
    expect(stateAfter(owed, { kind: 'refundDone' })).toBe('owed');
    expect(stateAfter(owed, { kind: 'refundAsked' })).toBe('refunding');
    const settled = changeReservation(owed, { kind: 'settled' });
    expect(settled).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    // The gateway reports the same refusal for days.
    expect(changeReservation(settled, failed)).toBe(settled);
    expect(stateAfter(settled, { ...failed, failedRefunds: 2 })).toBe('owed');
    expect(stateAfter(refunded, { kind: 'settled' })).toBe('refunded');
    expect(stateAfter(held, failed)).toBe('held');
    expect(chooseStep(owed, nowMs)).toEqual({ kind: 'findPayment', ref: 'pay_1' });
    expect(findDueMs(owed)).toBe(nowMs + 24 * hourMs);
  });

  it.each([
    ['refunded', { state: 'refunded' }],
    ['sold without its deposit', { state: 'sold', refundedCents: 20_000 }],
  ] as const)('checks for 30 days whether the bank refused the refund of one that is %s [B9.29]', (_, fields) => {
    const back = { ...held, ...fields };
    const againMs = (attempts: number) => chooseAgainMs({ ...back, attempts }, nowMs);
    expect(chooseStep(back, nowMs)).toEqual({ kind: 'none' });
    expect(chooseStep(back, nowMs, 1)).toEqual({ kind: 'findPayment', ref: 'pay_1' });
    expect([findDueMs(back), againMs(29), againMs(30)]).toEqual([nowMs + 24 * hourMs, nowMs + 24 * hourMs, null]);
    expect(findDueMs({ ...held, state: 'sold' })).toBe(null);
  });

  it('closes only after the gateway says that nothing was paid [D.41]', () => {
    const lapsing = changeReservation(paying, { kind: 'timePassed', nowMs: nowMs + 600_000 });
    expect(lapsing.state).toBe('lapsing');
    expect(chooseStep(lapsing, nowMs)).toEqual({ kind: 'cancelPayment', ref: 'pay_1' });
    expect(chooseStep({ ...lapsing, paymentRef: null }, nowMs)).toEqual({ kind: 'namePayment' });
    expect(stateAfter(lapsing, { kind: 'paymentGone' })).toBe('closed');
  });
});
