import { expect, it } from 'vitest';
import { createRowBrake, type FoundRow } from './brake.ts';

interface Findings {
  readonly found: readonly FoundRow[];
}

const brake = createRowBrake<Findings>('tenfoldPrice', 'tenfoldPrice', ({ found }) => found);

it('keeps stored values in each row of its list, and reports the rows once', () => {
  const found = ['A1', 'A2'].map((stockNumber) => ({ key: stockNumber.toLowerCase(), stockNumber }));
  expect(brake.listRows?.({ found })).toEqual([
    { key: 'a1', concerns: ['tenfoldPrice'] },
    { key: 'a2', concerns: ['tenfoldPrice'] },
  ]);
  expect(brake.listHeld({ found })).toMatchObject([{ kind: 'tenfoldPrice', count: 2, stockNumbers: ['A1', 'A2'] }]);
});

it('reports nothing if its list is empty', () => {
  expect(brake.listRows?.({ found: [] })).toEqual([]);
  expect(brake.listHeld({ found: [] })).toEqual([]);
});
