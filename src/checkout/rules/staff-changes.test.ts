import { describe, expect, it } from 'vitest';
import { makeReservation } from '../testing/make-reservation.ts';
import { listReservationChanges } from './staff-changes.ts';

const now = new Date('2026-11-20T01:00:00Z');
const heldUntilMs = now.getTime() + 1;

describe('the changes that staff can make to a reservation', () => {
  it.each([
    ['paying', ['release']],
    ['held', ['release', 'sold']],
    ['sold', ['refund']],
    ['owed', ['refund', 'settled']],
    ['refunding', []],
    ['refunded', []],
    ['closed', []],
  ] as const)('depend on its state: %s [B9.29]', (state, changes) => {
    expect(listReservationChanges(makeReservation({ state, heldUntilMs }), now)).toEqual(changes);
  });

  it('mark no vehicle sold once its hold is over [B9.28]', () => {
    const over = makeReservation({ state: 'held', heldUntilMs: now.getTime() });
    expect(listReservationChanges(over, now)).toEqual(['release']);
  });
});
