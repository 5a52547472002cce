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
