import { expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';

const clocks = ['121,450', '88,310', '142,006', '99,872', '#REF!', '54,112'];
const juice = ['D', 'P', 'P', 'D', 'P', ''];
const doubtedOf = (headings: readonly string[], ...columns: readonly (readonly string[])[]) =>
  propose(headings, ...clocks.map((_, row) => columns.map((column) => column[row] ?? ''))).doubted;

it('asks the dealer about kilometres and fuels under strange headings, so that shoppers see them', () => {
  expect(doubtedOf(['Clocks', 'Juice'], clocks, juice)).toEqual([
    {
      heading: 'Clocks',
      column: 'odometer',
      question: 'Does "Clocks" have the kilometres, such as "121,450"?',
      example: '"121,450"',
      isLikely: true,
    },
    {
      heading: 'Juice',
      column: 'fuel',
      question: 'Is "Juice" the fuel, such as "D"?',
      example: '"D"',
      isLikely: true,
    },
  ]);
});

it('asks nothing about figures that other columns have, or that are too small or few', () => {
  expect(doubtedOf(['Odo', 'Fuel', 'Clocks', 'Juice'], clocks, juice, clocks, juice)).toEqual([]);
  for (const cells of [
    ['41', '22', '96', '18', '35', '140'],
    Array.from(clocks, () => '45000'),
    ['D', 'H', 'D', 'H'],
  ]) {
    expect(doubtedOf(['Strange'], cells).map(({ column }) => column)).not.toContain('odometer');
    expect(doubtedOf(['Strange'], cells).map(({ column }) => column)).not.toContain('fuel');
  }
});

it('takes round figures, which can be costs, for kilometres only if the dealer says so', () => {
  const costs = ['31,200', '13,400', '15,100', '35,600', '12,050', '11,800'];
  expect(doubtedOf(['Sum'], costs)).toMatchObject([{ column: 'odometer', isLikely: false }]);
});

it.each([
  ['Colr', ['WHITE', 'Soul Red', 'silver', 'blk', 'Café brown', 'Celestite'], 'colour'],
  ['Ext. Colr', ['WHITE', 'Soul Red', 'silver', 'blk', 'Café brown', 'Celestite'], 'colour'],
  ['Int Colr', ['Black leather', 'Grey cloth', 'Black'], 'interior_colour'],
  ['Upholstery', ['Black leather', 'Grey cloth', 'Black'], 'interior_colour'],
  ['Klm', clocks.slice(0, 4), 'odometer'],
  ['Tran.', ['CVT', '6 Sp Auto', '6 Spd Man'], 'transmission'],
  ['Engn', ['1.8', '2.5L', '2.0'], 'engine_size_litres'],
  ['Ltr', ['1.8', '2.5L', '2.0'], 'engine_size_litres'],
  ['Rgo', ['1MX 4KD', 'ZXR 418'], 'rego'],
  ['Rgo Exp', ['14/03/2027', '7-Nov-27'], 'rego_expiry'],
  ['Bld', ['Mar-18', '02/2016'], 'build_date'],
  ['Comp', ['Mar-18', '02/2016'], 'compliance_date'],
  ['No. Drs', ['5', '4'], 'doors'],
  ['Seat', ['5', '7'], 'seats'],
  ['Cyls', ['4', '6'], 'cylinders'],
  ['Pwr kW', ['103', '140 kW'], 'power_kw'],
  ['Vrnt', ['Ascent Sport', 'S'], 'badge'],
  ['Descr', ['One owner, full Toyota service history.', 'Reverse camera and two keys.'], 'comments'],
])('reads the abbreviated heading %s if its cells agree: %j', (heading, cells, column) => {
  expect(propose([heading], ...cells.map((cell) => [cell])).columns).toEqual({ [heading]: column });
});

it.each([
  ['Colr', ['A1', 'B2', 'C3']],
  ['Roof Colour', ['Black', 'White']],
  ['Key tag col', ['Red', 'Blue']],
  ['Int Colour code', ['BLK', 'GRY']],
  ['Cyls', ['ring Bev', 'n']],
  ['Drs', ['12', '40']],
  ['Comp', ['yes', 'no']],
  ['Ltr', ['7.5L/100km', '8.1L/100km']],
  ['Vrnt', ['-500', '1200']],
])('reads no abbreviated heading %s if its cells are something else: %j', (heading, cells) => {
  expect(propose([heading], ...cells.map((cell) => [cell])).columns).toEqual({});
});
