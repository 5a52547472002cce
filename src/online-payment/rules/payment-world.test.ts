import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PaymentWorld } from '../testing/payment-world.ts';
import { isSettled } from './payment-request.ts';

const asked = 125_000;

const act = fc.oneof(
  fc.record({ do: fc.constant('begin' as const), diesAfter: fc.constantFrom('started', 'created', 'named') }),
  fc.record({ do: fc.constant('pay' as const), cents: fc.constantFrom(asked, asked, asked, asked - 1) }),
  fc.record({ do: fc.constantFrom('name', 'cancel', 'refund', 'refundAtGateway', 'failRefund', 'settle') }),
  fc.record({ do: fc.constant('work' as const), isKilled: fc.boolean() }),
  fc.record({ do: fc.constant('deliver' as const), index: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 999_999, 1_000_000) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const perform = (world: PaymentWorld, one: Act): void => {
  if ('ms' in one) world.nowMs += one.ms;
  else if ('index' in one) world.deliver(one.index);
  else if ('isKilled' in one) world.work(one.isKilled);
  else if ('diesAfter' in one) world.begin(one.diesAfter);
  else if ('cents' in one) world.payAtGateway(one.cents);
  else if (one.do === 'name') world.name();
  else if (one.do === 'refundAtGateway') world.refundAtGateway();
  else if (one.do === 'failRefund') world.failRefund();
  else if (one.do === 'settle') world.settle();
  else world.apply({ kind: one.do === 'cancel' ? 'cancelled' : 'refundAsked' });
};

const checkNow = ({ request, payment, charges, knowsFailures, isSettled: isPaidBack }: PaymentWorld): void => {
  const { capturedCents = 0, refundedCents = 0 } = payment ?? {};
  expect(charges).toBeLessThanOrEqual(1);
  expect(refundedCents).toBeLessThanOrEqual(capturedCents);
  if (request.state === 'paid') expect(capturedCents).toBe(asked);
  if (request.state === 'refunded' && knowsFailures && !isPaidBack) expect(refundedCents).toBe(capturedCents);
};

describe('a payment request', () => {
  it('is paid at most once, and money and request agree, whatever is paid, lost, repeated or killed, in any order [L2.16]', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40, size: 'max' }), (acts) => {
        const world = new PaymentWorld();
        for (const one of acts) {
          perform(world, one);
          checkNow(world);
        }
        // Nobody acts from here on: every event arrives, and the processor finishes.
        for (const [index] of world.messages.entries()) world.deliver(index);
        world.nowMs += 2_000_000;
        for (let look = 0; look < 6; look += 1) world.work(false);
        checkNow(world);
        const { request, payment } = world;
        const keptCents = (payment?.capturedCents ?? 0) - (payment?.refundedCents ?? 0);
        expect(isSettled(request) || request.state === 'owed').toBe(true);
        // A refused refund is owed until the dealer or the gateway returns it.
        if (request.state === 'owed') expect(keptCents).toBeGreaterThan(0);
        if (request.state === 'owed' || world.isSettled) return;
        // If the gateway has returned money, such as after a late chargeback, the request's state shows it.
        const wasTold = payment === null || payment.refundedCents === 0 || request.state === 'refunded';
        expect([keptCents, wasTold]).toEqual([request.state === 'paid' ? asked : 0, true]);
      }),
      { numRuns: 1_000 },
    );
  });
});
