import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeEveryState } from '#src/app/storefront/testing/make-every-state.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { testSites } from '#src/app/storefront/testing/test-sites.ts';
import { anyVehicle } from '#src/vehicle/testing/any-vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehicleCard } from './build-vehicle-card.ts';
import { isVehicleCard, loadCards } from './load-cards.ts';

const { signal } = new AbortController();
const answerWith = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const load = () => loadCards('/cars/x/similar', signal);

const send = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns one copy of the value for each way to break a part of it, at any depth. */
const breakEach = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) {
    const inner = value.flatMap((one, at) => breakEach(one).map((broken) => value.with(at, broken)));
    return [...inner, { length: 0 }, null];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return [
      ...entries.flatMap(([name, one]) => breakEach(one).map((broken) => ({ ...value, [name]: broken }))),
      [value],
    ];
  }
  return [undefined, [value]];
};

afterEach(() => vi.unstubAllGlobals());

describe('loadCards', () => {
  it('reads the cards of every state, of a full car and of a sparse one, as they were sent [B3.20] [B7.08]', async () => {
    for (const context of Object.values(testSites)) {
      const vehicles = [...makeEveryState(context.now), makeFullVehicle(), makeTestVehicle()];
      const cards = send(vehicles.map((vehicle) => buildVehicleCard(vehicle, context)));
      answerWith({ cards });
      expect(await load()).toEqual(cards);
    }
  });

  it.each([
    ['null for cards', { cards: null }],
    ['null', null],
    ['a list', []],
    ['a card that is null', { cards: [null] }],
    ['an empty card', { cards: [{}] }],
  ])('throws at %s: what draws cards never meets it [B7.08]', async (_, body) => {
    answerWith(body);
    await expect(load()).rejects.toThrow('the response has an unexpected shape');
  });

  it('throws at a failure [B7.08]', async () => {
    answerWith({ cards: [] }, 503);
    await expect(load()).rejects.toThrow('answered 503');
  });
});

describe('isVehicleCard', () => {
  it.each(Object.entries(testSites))('takes the card of any vehicle on the site "%s" [B2.17]', (_, context) => {
    fc.assert(
      fc.property(anyVehicle, (vehicle) => {
        expect(isVehicleCard(send(buildVehicleCard(vehicle, context)))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('refuses a card of which any part is of another type', () => {
    const { everything } = testSites;
    if (everything === undefined) throw new Error('there is no site with everything');
    const card = send(buildVehicleCard(makeFullVehicle(), everything));
    const broken = breakEach(card);
    expect(broken.length).toBeGreaterThan(60);
    expect(broken.filter((value) => isVehicleCard(value))).toEqual([]);
  });
});
