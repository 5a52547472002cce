import { expect, it } from 'vitest';
import { leaveOutShifted } from './leave-out-shifted.ts';
import {
  findShiftedColumns,
  type ShiftCells,
  type ShiftRow,
  shiftedColumnBrake,
  toStoredCells,
} from './shifted-columns.ts';
import { emptyTally } from './tally-feed.ts';
import type { ConcernedRow } from './tripped-limits.ts';

const inStock: ShiftCells = {
  offSale: null,
  isReserved: false,
  isShown: true,
  priceCents: null,
  odometerKm: null,
  name: 'Kia Rio',
  vin: null,
  regoPlate: null,
  regoExpiry: null,
  buildMonth: null,
  complianceMonth: null,
  locationId: null,
  commentsHash: null,
};
const sold = { offSale: 'sold' } as const;
const reserved = { isReserved: true };

const toRows = (
  before: readonly Partial<ShiftCells>[],
  after: readonly Partial<ShiftCells>[],
  isUnderTitle = false,
): readonly ShiftRow[] =>
  after.map((cells, index) => ({
    row: index + 2,
    stockNumber: `T${index + 1}`,
    before: { ...inStock, ...before[index] },
    after: { ...inStock, ...cells },
    isUnderTitle,
  }));

const find = (...rows: Parameters<typeof toRows>) => findShiftedColumns(toRows(...rows)).map(({ field }) => field);

it('finds marks of one column that moved while those of another stayed', () => {
  expect(
    find([sold, reserved, {}, sold, {}, sold, {}], [{}, { ...sold, ...reserved }, {}, {}, sold, {}, sold]),
  ).toEqual(['status']);
  expect(find([reserved, sold, reserved, {}, reserved, {}], [{}, sold, {}, reserved, {}, reserved])).toEqual([
    'status',
  ]);
});

it('ignores marks by a title above the rows', () => {
  const [before, after] = [
    [sold, {}, sold, {}],
    [{}, sold, {}, sold],
  ];
  expect(find(before, after)).toEqual(['status']);
  expect(find(before, after, true)).toEqual([]);
});

it('finds each column that moved', () => {
  const hidden = { isShown: false };
  const each = [
    { ...sold, ...hidden, priceCents: 1_000_000, odometerKm: 10 },
    { priceCents: 2_200_000, odometerKm: 25 },
    { ...sold, ...hidden, priceCents: 2_900_000, odometerKm: 31 },
    { priceCents: 3_100_000, odometerKm: 47 },
  ];
  expect(find(each, [{}, ...each.slice(0, -1)])).toEqual(['status', 'shown', 'price', 'km']);
});

it('keeps marks of cars on the site, and gives new cars no prices and no kilometres', () => {
  const column = (field: 'status' | 'price', isHeldForNew: boolean) => ({
    field,
    fields: [field],
    isHeldForNew,
    stockNumbers: ['T1'],
  });
  const findings = { shiftedColumns: [column('status', false), column('price', true)] };
  expect(shiftedColumnBrake.listKept?.(findings)).toEqual(['status', 'price']);
  expect(shiftedColumnBrake.listFields?.(findings)).toEqual(['price']);
  expect(shiftedColumnBrake.listHeld(findings)).toMatchObject([
    { kind: 'columnShifted', count: 1, sentence: expect.stringContaining('wrong for 1 car.') },
    { kind: 'columnShifted' },
  ]);
});

it('reads a car that was bought online as unmarked', () => {
  const stored = { ...inStock, isSold: true, isAvailable: true };
  expect(toStoredCells(stored).offSale).toBeNull();
  expect(toStoredCells({ ...stored, isAvailable: false }).offSale).toBe('sold');
  expect(toStoredCells({ ...stored, isAvailable: false, isSold: false }).offSale).toBe('unavailable');
});

it('counts nothing of a shifted column towards another limit', () => {
  const vehicle = { id: 1, stockNumber: 'T1', name: 'Rio', isOffered: true, isAvailable: true, isReserved: false };
  const row: ConcernedRow = { key: 'T1', vehicle, concerns: ['sold', 'hidden', 'priceCut', 'photosGone'] };
  const found = [{ key: 'T1', stockNumber: 'T1' }];
  const compared = {
    concerned: [row],
    tally: { ...emptyTally, offSale: 1, pricesCut: 1, photosGone: 2 },
    lowPrices: found,
    tenfoldPrices: found,
    firstPrices: found,
    repriced: found,
    swappedPrices: found,
    costPrices: found,
    pricesBelowCost: undefined,
    candidatePrices: found,
    rolledBack: found,
    firstOdometers: found,
  };
  const without = (...fields: readonly ('status' | 'shown' | 'price' | 'km')[]) =>
    leaveOutShifted(compared, {
      shiftedColumns: fields.map((field) => ({ field, fields: [], isHeldForNew: true, stockNumbers: [] })),
    });
  expect(without()).toEqual(compared);
  expect(without('status')).toMatchObject({
    concerned: [{ concerns: ['hidden', 'priceCut', 'photosGone'] }],
    tally: { offSale: 1 },
  });
  expect(without('status', 'shown')).toMatchObject({ tally: { offSale: 0, pricesCut: 1 }, lowPrices: found });
  expect(without('price')).toEqual({
    ...compared,
    concerned: [{ ...row, concerns: ['sold', 'hidden', 'photosGone'] }],
    tally: { ...compared.tally, pricesCut: 0 },
    lowPrices: [],
    tenfoldPrices: [],
    firstPrices: [],
    repriced: [],
    swappedPrices: [],
    costPrices: [],
    pricesBelowCost: undefined,
    candidatePrices: [],
  });
  expect(without('km')).toEqual({ ...compared, rolledBack: [], firstOdometers: [] });
});
