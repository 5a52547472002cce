import { describe, expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';

const cars = [
  ['K2001', 'Toyota', 'Corolla Ascent Sport'],
  ['K2002', 'Mazda', 'CX-5 Maxx Sport'],
  ['K2003', 'Ford', 'Ranger XLT 4x4'],
  ['K2004', 'Holden', 'Commodore SV6'],
  ['K2005', 'Hyundai', 'i30 Active'],
  ['K2006', 'Wuling', 'Sunny'],
] as const;
const withCells = (heading: string, ...cells: readonly string[]) =>
  propose([heading, 'Make', 'Model'], ...cars.map(([, make, model], at) => [cells[at] ?? '', make, model])).columns;

describe('a file without a heading for the stock number or the model', () => {
  it.each(['Tag', 'Label', 'Name', 'Our ref', 'Marker'])(
    'has the stock number in a column that differs in every row: %s',
    (heading) => {
      expect(withCells(heading, ...cars.map(([code]) => code))).toEqual({ [heading]: 'stock_number' });
    },
  );

  it.each([
    ['Tag', ['Sale', 'Sale', 'New', 'Sale', 'New', 'Sale']],
    ['Bay', ['B1', 'B2', 'B1', 'B3', 'B2', 'B1']],
    ['Clocks', ['68412', '91230', '112087', '134500', '54801', '101336']],
    ['Marker', ['K2001', 'K2002', '', '', '', '']],
    ['Cost code', ['K2001', 'K2002', 'K2003', 'K2004', 'K2005', 'K2006']],
  ])('has none in other columns: %s', (heading, cells) => {
    expect(Object.values(withCells(heading, ...cells))).not.toContain('stock_number');
  });

  it('is not guessed if two columns could be the stock number', () => {
    const rows = cars.map(([code, make, model], at) => [code, `B${10 + at}`, make, model]);
    expect(propose(['Marker', 'Key', 'Make', 'Model'], ...rows).columns).toEqual({});
  });

  it.each(['Mdl & badge', 'Which', 'Badge'])('has the model in a column of models of the makes: %s', (heading) => {
    const rows = cars.map((cells) => [...cells]);
    expect(propose(['Stock No', 'Make', heading], ...rows).columns).toEqual({ [heading]: 'model' });
    expect(propose(['Stock No', 'Make', heading, 'Model'], ...rows.map((row) => [...row, 'x'])).columns).toEqual({});
  });
});
