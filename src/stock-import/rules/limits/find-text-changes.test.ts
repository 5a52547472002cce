import { expect, it } from 'vitest';
import { createTextCounter, findTextChanges, textChangeBrake, type VehicleTexts } from './find-text-changes.ts';

const texts: VehicleTexts = {
  make: 'Mazda',
  model: 'CX-5',
  badge: null,
  colour: 'Red',
  body: 'SUV',
  fuel: 'Petrol',
  trans: 'Automatic',
  year: 2020,
};
const rows = (before: Partial<VehicleTexts>, after: Partial<VehicleTexts>, count = 3) =>
  Array.from({ length: count }, (_, index) => ({
    stockNumber: `U${index}`,
    before: { ...texts, ...before },
    after: { ...texts, ...after },
  }));
const none = createTextCounter().counts;
const fieldsOf = (...args: Parameters<typeof findTextChanges>) => findTextChanges(...args).map(({ field }) => field);

it('finds fields that change in more vehicles than the limit allows', () => {
  expect(findTextChanges(rows({}, { colour: 'SUV', body: 'Red' }), none, 50)).toMatchObject([
    { field: 'colour', stockNumbers: ['U0', 'U1', 'U2'], of: 3 },
    { field: 'body', of: 3 },
  ]);
});

it.each([
  ['two vehicles', rows({}, { colour: 'Blue' }, 2)],
  ['a first value', rows({ colour: null }, { colour: 'Blue' })],
  ['another case or space', rows({ colour: 'Deep  red' }, { colour: 'DEEP RED' })],
  ['a colour that is now spelled out', rows({ colour: 'Pearl Wht' }, { colour: 'Pearl White' })],
  ['a colour with a short word in capitals', rows({ colour: 'LT BLUE' }, { colour: 'Light Blue' })],
  ['a fuel that is now spelled out', rows({ fuel: 'LPG/ULP' }, { fuel: 'LPG and petrol' })],
  ['a gearbox that is now spelled out', rows({ trans: '6 Sp Auto' }, { trans: '6-speed automatic' })],
  ['a model year put right by one', rows({}, { year: 2021 })],
])('finds none with %s', (_name, changed) => expect(fieldsOf(changed, none, 50)).toEqual([]));

it('counts vehicles with an unchanged row in the total', () => {
  const counter = createTextCounter();
  for (let count = 0; count < 3; count += 1) counter.add(texts);
  expect(fieldsOf(rows({}, { colour: 'Blue' }), counter.counts, 50)).toEqual([]);
  expect(fieldsOf(rows({}, { colour: 'Blue' }), counter.counts, 49)).toEqual(['colour']);
});

it('takes such a field from no row, and says that vehicles without a make are not added', () => {
  const change = { stockNumbers: ['U1'], of: 1, limitPercent: 50 };
  const textChanges = [
    { ...change, field: 'make' },
    { ...change, field: 'colour' },
  ] as const;
  expect(textChangeBrake.listFields?.({ textChanges })).toEqual(['make', 'colour']);
  const [make, colour] = textChangeBrake.listHeld({ textChanges });
  expect(make?.sentence).toContain("New vehicles aren't added.");
  expect(colour?.sentence).toContain('New vehicles show none.');
});
