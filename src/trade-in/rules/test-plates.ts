import type { TradedCar } from './traded-car.ts';

export type TestOutcome =
  | { readonly kind: 'cars'; readonly cars: readonly TradedCar[] }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' };

const mazda3 = { make: 'Mazda', model: 'Mazda3', badge: 'G20 Evolve', detail: 'Hatch, 2.0 L petrol, automatic, white' };
const rav4 = { make: 'Toyota', model: 'RAV4', odometerKm: null };
const cx5 = { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', detail: 'SUV, 2.5 L petrol, automatic, grey' };

/** Test cars are the same age in every year. @spec D.59, D.39 */
export const findTestPlate = (rego: string, thisYear: number): TestOutcome | undefined => {
  const cars = (...list: readonly TradedCar[]): TestOutcome => ({ kind: 'cars', cars: list });
  const outcomes: Readonly<Record<string, TestOutcome>> = {
    TEST01: cars({ ...mazda3, year: thisYear - 4, odometerKm: null }),
    TEST02: cars(
      { ...rav4, year: thisYear - 3, badge: 'GX', detail: 'SUV, 2.0 L petrol, automatic, white' },
      { ...rav4, year: thisYear - 3, badge: 'GXL Hybrid', detail: 'SUV, 2.5 L hybrid, automatic, white' },
    ),
    TEST03: { kind: 'notFound' },
    TEST04: { kind: 'unavailable' },
    TEST05: cars({ ...cx5, year: thisYear - 12, odometerKm: null }),
    TEST06: cars({ ...cx5, year: thisYear - 5, odometerKm: 142_000 }),
    TEST07: cars({ ...mazda3, make: 'Saab', model: '9-3', badge: null, year: thisYear - 2, odometerKm: null }),
    TEST08: cars({ ...mazda3, model: unvaluedModel, year: thisYear - 4, odometerKm: null }),
  };
  return Object.hasOwn(outcomes, rego) ? outcomes[rego] : undefined;
};

export const unvaluedModel = 'Unvalued';
