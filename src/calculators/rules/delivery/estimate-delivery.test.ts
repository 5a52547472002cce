import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorsConfig } from '../config.ts';
import { estimateDelivery } from './estimate-delivery.ts';

const configOf = (...zones: object[]) => calculatorsConfig.parse({ delivery: { zones } }).delivery;
const near = { name: 'Brisbane metro', postcodes: ['4000-4179', '4205'], priceDollars: 95.5 };
const far = { name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 180, perKmDollars: 1.35 };
const config = configOf(near, far);
const at = (distanceKm: number | null) => () => distanceKm;

describe('estimateDelivery', () => {
  it.each(['4000', '4179', '4205', ' 4101 '])('takes the price of the first zone that holds %s [D.13]', (postcode) => {
    expect(estimateDelivery(postcode, config, at(null))).toEqual({
      kind: 'estimate',
      name: 'Brisbane metro',
      priceCents: 9_550,
    });
  });

  it('adds a price for every whole kilometre [D.13]', () => {
    expect(estimateDelivery('4870', config, at(1_389.6))).toMatchObject({ name: 'Queensland', priceCents: 205_650 });
    expect(estimateDelivery('4870', config, at(null))).toEqual({ kind: 'noEstimate' });
  });

  it('gives no estimate outside all zones [B8.02]', () => {
    expect(estimateDelivery('2000', config, at(0))).toEqual({ kind: 'noEstimate' });
    expect(estimateDelivery('4204', configOf(near), at(0))).toEqual({ kind: 'noEstimate' });
  });

  it.each(['', '   '])('asks for a postcode when it is given %j [B5.19]', (postcode) => {
    expect(estimateDelivery(postcode, config, at(0))).toEqual({ kind: 'postcodeMissing' });
  });

  it.each(['400', '40000', '4OOO', 'Perth', '4000-4179', '-400'])('rejects %j as a postcode [D.13]', (postcode) => {
    expect(estimateDelivery(postcode, config, at(0))).toEqual({ kind: 'postcodeInvalid' });
  });

  it('is exact to the cent in any order of addition [D.13]', () => {
    const number = fc.integer({ min: 0, max: 9_999 });
    fc.assert(
      fc.property(number, number, number, fc.integer({ min: 0, max: 5_000 }), (postcode, base, perKm, km) => {
        const [first, last] = [Math.max(0, postcode - 3), Math.min(9_999, postcode + 2)];
        const pad = (value: number): string => String(value).padStart(4, '0');
        const zones = configOf({
          name: 'Zone',
          postcodes: [`${pad(first)}-${pad(last)}`],
          priceDollars: base / 100,
          perKmDollars: perKm / 100,
        });
        for (let asked = Math.max(0, first - 1); asked <= Math.min(9_999, last + 1); asked += 1) {
          const isInside = asked >= first && asked <= last;
          let priceCents = base;
          for (let each = 0; each < (isInside ? km : 0); each += 1) priceCents += perKm;
          expect(estimateDelivery(pad(asked), zones, at(km))).toEqual(
            isInside ? { kind: 'estimate', name: 'Zone', priceCents } : { kind: 'noEstimate' },
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each(['4179-4000', '400', '4000 - 4100'])('rejects %j as the postcodes of a zone', (range) => {
    expect(() => configOf({ ...near, postcodes: [range] })).toThrow();
  });
});
