import { expect, it } from 'vitest';
import { createRowList } from './format-mapped-rows.ts';

it('names the rows that are no cars in one line', () => {
  const list = createRowList('acme');
  expect(list.formatIgnored()).toEqual([]);
  list.add({ kind: 'ignored', row: 12, text: 'Page 2 of 2' });
  expect(list.formatIgnored()).toEqual(['Not cars: row 12.']);
  list.add({ kind: 'ignored', row: 19, text: 'Stk No.' });
  expect(list.format()).toContain('Not cars: rows 12, 19.');
  for (let row = 20; row < 40; row += 1) list.add({ kind: 'ignored', row, text: 'Total' });
  expect(list.formatIgnored()[0]).toContain(' and 2 more.');
});
