import { expect, it } from 'vitest';
import { explainYearCell } from './explain-year-cell.ts';

const advice = "isn't one year. Write the year you advertise the vehicle as";

it.each([
  ['2017/18', '2017'],
  ['MY17/18', '2017'],
  ['98-99', '1998'],
  ['built 2019', '2019'],
  ['Built', '2019'],
])('asks for one year instead of %s, with an example', (cell, example) => {
  expect(explainYearCell(cell)).toBe(`"${cell}" ${advice}, such as ${example}`);
});

it.each(['68,412 km', '54 000 kms', '91.200', '201,912', '120191', '1991 km', '2,012 hrs', '68/69', '48 months'])(
  'takes no example from the figure %s',
  (cell) => expect([undefined, `"${cell}" ${advice}`]).toContain(explainYearCell(cell)),
);

it('leaves digits alone to the range of the field', () => expect(explainYearCell('2101')).toBeUndefined());
