import { describe, expect, it } from 'vitest';
import { makeReservation } from '../../testing/make-reservation.ts';
import {
  changeReservation,
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

const stateAfter = (reservation: Reservation, event: ReservationEvent) => changeReservation(reservation, event).state;

describe('a reservation', () => {
  it('holds its vehicle for 48 hours to the millisecond [B9.28]', () => {
    expect(held).toMatchObject({ state: 'held', heldUntilMs: nowMs + 48 * hourMs, capturedCents: 20_000 });
    expect(stateAfter(held, { kind: 'timePassed', nowMs: nowMs + 48 * hourMs - 1 })).toBe('held');
    expect(stateAfter(held, { kind: 'timePassed', nowMs: nowMs + 48 * hourMs })).toBe('refunding');
    expect(chooseNextStep(held, nowMs + 48 * hourMs - 1)).toEqual({ kind: 'none' });
    expect(chooseNextStep(held, nowMs + 48 * hourMs)).toEqual({ kind: 'passTime' });
    expect(chooseDueMs(held, nowMs)).toBe(nowMs + 48 * hourMs);
  });

  it.each(['lapsing', 'closed', 'open'] as const)('sends back what is paid when it is %s [B9.29]', (state) => {
    expect(changeReservation({ ...paying, state }, paid)).toMatchObject({ state: 'refunding', capturedCents: 20_000 });
  });

  it('sends back another amount than was asked for [B9.27]', () => {
    expect(stateAfter(paying, { ...paid, amountCents: 100 })).toBe('refunding');
  });

  it('gives the whole deposit back when it is released or its time is over, never when it is sold in time [B9.29]', () => {
    expect(stateAfter(held, { kind: 'released' })).toBe('refunding');
    const sold = changeReservation(held, { kind: 'sold', nowMs: nowMs + hourMs });
    expect(sold.state).toBe('sold');
    expect(stateAfter(sold, { kind: 'timePassed', nowMs: nowMs + 49 * hourMs })).toBe('sold');
    expect(stateAfter(sold, { kind: 'refundAsked' })).toBe('refunding');
    expect(stateAfter(held, { kind: 'sold', nowMs: nowMs + 48 * hourMs })).toBe('held');
  });

  it('takes no notice of what comes twice or too late [D.41]', () => {
    for (const event of [paid, { kind: 'taken', nowMs } as const, { kind: 'declined', reason: 'no' } as const]) {
      expect(changeReservation(held, event)).toBe(held);
    }
    const refunded = makeReservation({ state: 'refunded' });
    expect(changeReservation(refunded, paid)).toBe(refunded);
    expect(changeReservation(paying, { kind: 'paymentNamed', ref: 'pay_2' })).toBe(paying);
  });

  it('stays sold whatever the gateway gives back or a bank takes, and keeps where its money is [B9.29]', () => {
    const sold = changeReservation(held, { kind: 'sold', nowMs });
    const back = changeReservation(sold, { kind: 'refundDone' });
    expect(back).toMatchObject({ state: 'sold', refundedCents: 20_000 });
    expect(changeReservation(back, { kind: 'refundDone' })).toBe(back);
    const failed = { kind: 'refundFailed', amountCents: 20_000, failedRefunds: 1 } as const;
    expect(changeReservation(back, failed)).toMatchObject({ state: 'sold', refundedCents: 0 });
  });

  it('owes what a bank did not take back, hears of each time once, and is settled by the dealer or by the gateway [B9.29]', () => {
    const refunded = changeReservation(changeReservation(held, { kind: 'released' }), { kind: 'refundDone' });
    expect(refunded).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    const failed = { kind: 'refundFailed', amountCents: 20_000, failedRefunds: 1 } as const;
    const owed = changeReservation(refunded, failed);
    expect(owed).toMatchObject({ state: 'owed', refundedCents: 0 });
    expect(stateAfter(owed, { kind: 'refundDone', failedRefunds: 1 })).toBe('refunded');
    // Of before it failed.
    expect(stateAfter(owed, { kind: 'refundDone' })).toBe('owed');
    expect(stateAfter(owed, { kind: 'refundAsked' })).toBe('refunding');
    const settled = changeReservation(owed, { kind: 'settled' });
    expect(settled).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    // The gateway tells of the same failure for days.
    expect(changeReservation(settled, failed)).toBe(settled);
    expect(stateAfter(settled, { ...failed, failedRefunds: 2 })).toBe('owed');
    expect(stateAfter(refunded, { kind: 'settled' })).toBe('refunded');
    expect(stateAfter(held, failed)).toBe('held');
    expect(chooseNextStep(owed, nowMs)).toEqual({ kind: 'findPayment', ref: 'pay_1' });
    expect(chooseDueMs(owed, nowMs)).toBe(nowMs + 24 * hourMs);
  });

  it('is given up by whoever looks after it only once the gateway says that nothing was paid [D.41]', () => {
    const lapsing = changeReservation(paying, { kind: 'timePassed', nowMs: nowMs + 600_000 });
    expect(lapsing.state).toBe('lapsing');
    expect(chooseNextStep(lapsing, nowMs)).toEqual({ kind: 'cancelPayment', ref: 'pay_1' });
    expect(chooseNextStep({ ...lapsing, paymentRef: null }, nowMs)).toEqual({ kind: 'namePayment' });
    expect(stateAfter(lapsing, { kind: 'paymentGone' })).toBe('closed');
  });
});
