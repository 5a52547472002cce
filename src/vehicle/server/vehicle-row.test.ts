import { expect, it } from 'vitest';
import { makeTestVehicle } from '../testing/make-test-vehicle.ts';
import { buildVehicleRow } from './vehicle-row.ts';
import { readVehicleRow } from './vehicle-store.ts';

const stored = (fields: Record<string, unknown>) => {
  const { recordJson } = buildVehicleRow(makeTestVehicle(), null);
  const record = { ...(JSON.parse(recordJson) as Record<string, unknown>), ...fields };
  return { id: 7, slug: 'car-7', createdSeconds: 1, updatedSeconds: 2, soldSeconds: null, hold: null, record };
};

it('reads back the vehicle that was written, with its column fields [B3.01]', () => {
  expect(readVehicleRow(stored({}))).toMatchObject({ id: 7, slug: 'car-7', stockNumber: 'W10451' });
});

it('names the invalid fields and never their values [B3.07]', () => {
  const read = () => readVehicleRow(stored({ private_postcode: '40301', year: 'x' }));
  expect(read).toThrow('The stored vehicle 7 has invalid fields: year, private_postcode.');
  expect(read).not.toThrow('40301');
});

it('is reserved or sold by a hold, whatever the feed says [B1.12]', () => {
  const row = stored({ reserved: false });
  expect(readVehicleRow(row).isReserved).toBe(false);
  expect(readVehicleRow({ ...row, hold: 'reserved' })).toMatchObject({ isReserved: true, status: 'in_stock' });
  expect(readVehicleRow({ ...row, hold: 'sold' })).toMatchObject({ isSold: true, status: 'sold' });
});
