import { expect, it } from 'vitest';
import { usualHabits } from '../cells/cell-kinds.ts';
import { createCellReaders } from '../cells/create-cell-readers.ts';
import { createElementFinder, mapForeignRecord } from './map-foreign-record.ts';

const findTarget = createElementFinder({});
const readers = createCellReaders(usualHabits);

it('reads Dealer Studio’s columns by the names that exports of CSV use', () => {
  const priced = { StockId: 'W10451', DriveAwayPrice: '25,990', EgcPrice: '23,490' };
  const record = { ...priced, RegistrationExpiry: '30/6/27', LocationCode: 'MOO' };
  expect(mapForeignRecord(record, findTarget, readers)).toMatchObject({
    input: { stocknum: 'W10451', price: '25990', price_type: 'Drive Away', rego_expiry: '2027-06-30' },
    locationCode: 'MOO',
    unknownHeadings: [],
  });
  expect(mapForeignRecord({ EgcPrice: '23,490' }, findTarget, readers).input).toEqual({
    price: '23490',
    price_type: 'Excl. Govt. Charges',
  });
});

it.each([
  { Odometer: { '#text': '28000', unit: 'miles' } },
  { Odometer: { '#text': '28000', unitCode: 'miles' } },
  { Odometer: [{ Value: 28_000, Unit: 'miles' }] },
  { Odometer: [{ '#text': 28_000, uom: 'miles' }] },
])('keeps the unit of %j, because 28,000 miles are not 28,000 km [B4.02]', (record) => {
  expect(mapForeignRecord(record, findTarget, readers).input).toEqual({ km: '28000 miles' });
});
