import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HoldWorld } from '../../testing/hold-world.ts';
import { holdMs, isLive, payingMs } from './change-reservation.ts';

const shopperCount = 3;
const shopper = fc.nat({ max: shopperCount - 1 });

const act = fc.oneof(
  fc.record({ do: fc.constant('take' as const), shopper }),
  fc.record({ do: fc.constantFrom('create' as const, 'name' as const), shopper }),
  fc.record({ do: fc.constantFrom('pay' as const, 'decline' as const), shopper }),
  fc.record({
    do: fc.constant('ask' as const),
    shopper,
    status: fc.constantFrom('requires_action' as const, 'processing' as const),
  }),
  fc.record({ do: fc.constant('work' as const), shopper, isKilled: fc.boolean() }),
  fc.record({ do: fc.constant('deliver' as const), index: fc.nat({ max: 30 }) }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(1, 1000, payingMs - 1, payingMs, holdMs - 1, holdMs),
  }),
  fc.record({ do: fc.constantFrom('released' as const, 'sold' as const, 'refundAsked' as const), shopper }),
  fc.record({ do: fc.constant('bought' as const), shopper }),
  fc.record({ do: fc.constant('refundAtGateway' as const), shopper, cents: fc.constantFrom(5_000, 20_000) }),
  fc.record({ do: fc.constantFrom('loseDispute' as const, 'failRefund' as const, 'settle' as const), shopper }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const perform = (world: HoldWorld, one: Act): void => {
  if (one.do === 'wait') world.nowMs += one.ms;
  else if (one.do === 'deliver') world.deliver(one.index);
  else if (one.do === 'work') world.work(one.shopper, one.isKilled);
  else if (one.do === 'take') world.take(one.shopper);
  else if (one.do === 'create') {
    // Only the request that took the vehicle creates a payment.
    if (world.get(one.shopper).state === 'paying') world.create(one.shopper);
  } else if (one.do === 'name') world.name(one.shopper);
  else if (one.do === 'pay') world.payAtGateway(one.shopper);
  else if (one.do === 'decline') world.declineAtGateway(one.shopper);
  else if (one.do === 'refundAtGateway') world.refundAtGateway(one.shopper, one.cents);
  else if (one.do === 'loseDispute') world.loseDispute(one.shopper);
  else if (one.do === 'failRefund') world.failRefund(one.shopper);
  else if (one.do === 'settle') world.settle(one.shopper);
  else if (one.do === 'ask') world.askAtGateway(one.shopper, one.status);
  else if (one.do === 'sold' || one.do === 'bought') world.apply(one.shopper, { kind: one.do, nowMs: world.nowMs });
  else world.apply(one.shopper, { kind: one.do });
};

const checkNow = (world: HoldWorld): void => {
  expect(world.reservations.filter(isLive).length).toBeLessThanOrEqual(1);
  for (const [index, { state, amountCents }] of world.reservations.entries()) {
    const { receivedCents = 0, refundedCents = 0, status } = world.payments.get(index) ?? {};
    expect(refundedCents).toBeLessThanOrEqual(receivedCents);
    if (state === 'held' || state === 'sold' || state === 'owed') expect(receivedCents).toBe(amountCents);
    if (state === 'closed') expect(status).not.toBe('succeeded');
    if (state === 'refunded' && world.knowsFailures(index) && !world.settled.has(index)) {
      expect(world.sumCents(index)).toBe(0);
    }
  }
};

const settle = (world: HoldWorld): void => {
  for (const [index, { status }] of world.payments) if (status === 'processing') world.declineAtGateway(index);
  for (const [index] of world.messages.entries()) world.deliver(index);
  world.nowMs += holdMs + payingMs;
  for (let look = 0; look < 6; look += 1) {
    for (let index = 0; index < shopperCount; index += 1) world.work(index, false);
    world.nowMs += holdMs;
  }
};

describe('the hold of one vehicle', () => {
  it('belongs to one shopper, and money and hold agree, whatever is paid, lost, repeated or killed, in any order [B9.28] [B9.29]', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60, size: 'max' }), (acts) => {
        const world = new HoldWorld(shopperCount);
        for (const one of acts) {
          perform(world, one);
          checkNow(world);
        }
        settle(world);
        checkNow(world);
        for (const [index, { state }] of world.reservations.entries()) {
          expect(['open', 'closed', 'refunded', 'owed', 'sold']).toContain(state);
          // A sale stands even after a refund, and a refused refund is owed until it is settled.
          if (state === 'owed') expect(world.sumCents(index)).toBeGreaterThan(0);
          else if (state !== 'sold' && !world.settled.has(index)) expect(world.sumCents(index)).toBe(0);
        }
        expect(world.holder).toBe(null);
      }),
      { numRuns: 800 },
    );
  });
});
