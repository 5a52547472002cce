import { expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chooseSimilar } from './build-similar-queries.ts';

const make = (id: number, fields: Partial<Vehicle>) => makeTestVehicle({ id, ...fields });
const vehicle = make(1, { simpleBody: 'SUV' });
const idsOf = (found: readonly Vehicle[], count = 6, to = vehicle) =>
  chooseSimilar(to, found, count).map(({ id }) => id);
const other = { make: 'Kia', model: 'Carnival' };

it('puts the same model first, then the same body, then the same make [B9.21]', () => {
  const found = [
    make(2, other),
    make(3, { model: 'Navara' }),
    make(4, { ...other, simpleBody: 'SUV' }),
    make(5, {}),
    make(6, { model: 'Pathfinder', simpleBody: 'SUV' }),
    make(7, { simpleBody: 'SUV' }),
  ];
  expect(idsOf(found)).toEqual([7, 5, 6, 4, 3, 2]);
});

it('does not treat unknown bodies as equal [B9.21]', () => {
  const found = [make(2, { ...other, simpleBody: 'Ute' }), make(3, other)];
  expect(idsOf(found, 6, make(1, {}))).toEqual([2, 3]);
  expect(idsOf(found, 6, make(1, { simpleBody: 'Ute' }))).toEqual([2, 3]);
});

it('keeps the search order among equally similar vehicles in stock, without the vehicle itself [B5.45]', () => {
  const found = ['in_stock', 'sold', 'coming_soon', 'in_transit', 'in_stock'].map((status, at) =>
    make(at, { ...other, status }),
  );
  expect(idsOf(found)).toEqual([0, 2, 4]);
  expect(idsOf([vehicle, ...found], 2)).toEqual([0, 2]);
});
