import { expect, it } from 'vitest';
import { suggestColumns } from './suggest-columns.ts';

const feed = {
  headings: ['Compl', 'Truck', 'Marque', 'Yd', 'Ref', 'Ad words', 'Landed $', 'Days'],
  rows: [
    ['06/2019', 'Zotye Explorer', 'Zotye', 'Top', 'G1', 'One owner, full books', '14,200', '16'],
    ['2017', 'Mazda 3 Neo', 'Mazda', 'Top', 'G2', 'Sat nav, bluetooth', '17,050', '22'],
    ['03/16', 'Wuling Sunny', 'Wuling', 'Hill', 'G3', 'Tow bar, canopy', '19,800', '9'],
  ],
};
const suggest = (missing: Parameters<typeof suggestColumns>[2]) => suggestColumns(feed, feed.headings, missing);

it('suggests only columns whose cells can be the missing column', () => {
  expect(suggest('year')).toEqual(['Compl: year']);
  expect(suggest('make_model')).toEqual(['Truck: make_model']);
  expect(suggest('make')[0]).toBe('Marque: make');
  for (const missing of ['make', 'model'] as const) {
    expect(suggest(missing).join()).not.toMatch(/Compl|Ad words|Landed|Days/);
  }
  expect(suggest('stock_number').join()).not.toContain('Yd');
});
