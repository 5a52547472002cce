import { expect, it } from 'vitest';
import { formatVehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type BadHit, readHits } from './search-stock.ts';

it('reports a hit that is no vehicle and reads the others in order', () => {
  const hits = [1, 2, 3].map((id) => formatVehicle(makeTestVehicle({ id })));
  const told: BadHit[] = [];
  const vehicles = readHits(
    hits.map((hit) => (hit.id === 2 ? { ...hit, year: 'last year' } : hit)),
    (hit) => told.push(hit),
  );
  expect(vehicles.map(({ id }) => id)).toEqual([1, 3]);
  expect(told).toEqual([{ id: 2, errors: [{ field: 'year', reason: expect.stringContaining('"last year"') }] }]);
});

it('reads a document once while the engine returns the same object, and a bad one each time', () => {
  const good = formatVehicle(makeTestVehicle({ id: 1 }));
  const bad = { ...good, id: 2, year: 'last year' };
  const told: BadHit[] = [];
  const read = (hit: Record<string, unknown>) => readHits([hit, bad], (one) => told.push(one))[0];
  expect(read(good)).toBe(read(good));
  expect(read({ ...good })).not.toBe(read(good));
  expect(told).toHaveLength(4);
});
