import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdMs, payingMs } from '#src/checkout/rules/hold/change-reservation.ts';
import { PurchaseWorld } from '../testing/purchase-world.ts';

const shopperCount = 2;
const shopper = fc.nat({ max: shopperCount - 1 });
const device = fc.constantFrom(0 as const, 1 as const);
const slot = fc.nat({ max: 5 });

const act = fc.oneof(
  fc.record({ do: fc.constant('fill' as const), shopper, dollars: fc.constantFrom(1, 5_000, 19_800, 30_000) }),
  fc.record({ do: fc.constant('look' as const), shopper, device }),
  fc.record({ do: fc.constant('order' as const), shopper, device, isKilled: fc.boolean() }),
  // Without this usual path, hardly any run would end in a purchase.
  fc.record({ do: fc.constant('buy' as const), shopper, device }),
  fc.record({ do: fc.constant('reserve' as const), shopper, isPaid: fc.boolean() }),
  fc.record({ do: fc.constant('convert' as const), shopper, device, isFilled: fc.boolean() }),
  fc.record({ do: fc.constantFrom('pay' as const, 'decline' as const, 'refundAtGateway' as const), slot }),
  fc.record({ do: fc.constantFrom('released' as const, 'sold' as const, 'refundAsked' as const), slot }),
  fc.record({ do: fc.constant('work' as const), slot, isKilled: fc.boolean() }),
  fc.record({ do: fc.constant('deliver' as const), index: fc.nat({ max: 30 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, payingMs, holdMs - 1, holdMs) }),
  fc.record({ do: fc.constant('feed' as const), priceCents: fc.constantFrom(1_900_000, 2_000_000) }),
  fc.record({ do: fc.constant('feed' as const), depositCents: fc.constantFrom(20_000, 25_000) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const perform = (world: PurchaseWorld, one: Act): void => {
  if (one.do === 'fill') world.fill(one.shopper, one.dollars);
  else if (one.do === 'look') world.look(one.shopper, one.device);
  else if (one.do === 'order') world.order(one.shopper, one.device, one.isKilled);
  else if (one.do === 'reserve') {
    world.reserve(one.shopper);
    if (one.isPaid) {
      world.payAtGateway(world.reservations.length - 1);
      world.deliver(world.messages.length - 1);
    }
  } else if (one.do === 'convert') {
    if (one.isFilled) {
      world.fill(one.shopper, 5_000);
      world.look(one.shopper, one.device);
    }
    world.convert(one.shopper, one.device);
  } else if (one.do === 'buy') {
    world.fill(one.shopper, 5_000);
    world.look(one.shopper, one.device);
    world.order(one.shopper, one.device, false);
    world.payAtGateway(world.reservations.length - 1);
  } else if (one.do === 'wait') world.nowMs += one.ms;
  else if (one.do === 'deliver') world.deliver(one.index);
  else if (one.do === 'feed') Object.assign(world, { ...one, do: undefined });
  else if (one.slot >= world.reservations.length) return;
  else if (one.do === 'work') world.work(one.slot, one.isKilled);
  else if (one.do === 'pay') world.payAtGateway(one.slot);
  else if (one.do === 'decline') world.declineAtGateway(one.slot);
  else if (one.do === 'refundAtGateway') world.refundAtGateway(one.slot);
  else if (one.do === 'sold') world.apply(one.slot, { kind: 'sold', nowMs: world.nowMs });
  else world.apply(one.slot, { kind: one.do });
};

const settle = (world: PurchaseWorld): void => {
  for (const [index] of world.messages.entries()) world.deliver(index);
  for (let look = 0; look < 6; look += 1) {
    world.nowMs += holdMs + payingMs;
    for (const [index] of world.reservations.entries()) world.work(index, false);
  }
};

describe('purchases of one vehicle', () => {
  it('are orders exactly while their deposit holds the vehicle, at the figures shown, whatever happens in any order on two devices each [B1.12] [B2.03] [B9.29] [D.41]', () => {
    let [heldCount, convertedCount] = [0, 0];
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60, size: 'max' }), (acts) => {
        const world = new PurchaseWorld(shopperCount);
        for (const one of acts) {
          perform(world, one);
          expect(world.listContradictions()).toEqual([]);
          if (world.reservations.some(({ state }) => state === 'held')) heldCount += 1;
        }
        convertedCount += world.conversions.length;
        settle(world);
        expect(world.listContradictions()).toEqual([]);
        for (const [index, { state, amountCents, refundedCents }] of world.reservations.entries()) {
          // A shopper who was too late pays nothing.
          expect(['open', 'closed', 'refunded', 'sold']).toContain(state);
          // A sale stands, even if its deposit has been refunded since.
          expect(world.sumCents(index)).toBe(state === 'sold' ? amountCents - refundedCents : 0);
        }
      }),
      { numRuns: 600 },
    );
    // Otherwise the runs would have tested neither purchases nor converted reservations.
    expect(heldCount).toBeGreaterThan(0);
    expect(convertedCount).toBeGreaterThan(0);
  });
});
