import { expect, it } from 'vitest';
import { formatColumnLine } from './format-column-line.ts';
import { listFitting } from './suggest-columns.ts';

const feed = {
  headings: ['Compl', 'Truck', 'Marque', 'Yd', 'Ref', 'Ad words', 'Landed $', 'Days'],
  rows: [
    ['06/2019', 'Zotye Explorer', 'Zotye', 'Top', 'G1', 'One owner, full books', '14,200', '16'],
    ['2017', 'Mazda 3 Neo', 'Mazda', 'Top', 'G2', 'Sat nav, bluetooth', '17,050', '22'],
    ['03/16', 'Wuling Sunny', 'Wuling', 'Hill', 'G3', 'Tow bar, canopy', '19,800', '9'],
  ],
};
const suggest = (missing: Parameters<typeof listFitting>[2]) =>
  listFitting(feed, feed.headings, missing).map((heading) => formatColumnLine(heading, missing));

it('suggests only columns whose cells can be the missing column', () => {
  expect(suggest('year')).toEqual(['Compl: year']);
  expect(suggest('make_model')).toEqual(['Truck: make_model']);
  expect(suggest('make')[0]).toBe('Marque: make');
  for (const missing of ['make', 'model'] as const) {
    expect(suggest(missing).join()).not.toMatch(/Compl|Ad words|Landed|Days/);
  }
  expect(suggest('stock_number').join()).not.toContain('Yd');
});

it('offers no notes to the staff, colours or few words as the model, and only known models if there are some', () => {
  const rows = [
    ['Toyota', 'Glacier White', 'On the grass', 'hail claim settled', 'Corolla', 'Nine'],
    ['Mazda', 'Soul Red', 'On the grass', 'ex mine, rust check done', 'CX-5', 'Ten'],
    ['Kia', 'Black', 'On the grass', 'head gasket done by Trev', 'Rio', 'Six'],
    ['Ford', 'Blue', 'On the grass', 'odo to be checked today', 'Ranger', 'Two'],
    ['Kia', 'Grey', 'On the grass', 'waiting on timing belt', 'Cerato', 'Four'],
  ];
  const models = { headings: ['Mk', 'Duco', 'Where', 'Scribbles', 'Which', 'Bay'], rows };
  expect(listFitting(models, ['Duco', 'Where', 'Scribbles', 'Which', 'Bay'], 'model')).toEqual(['Which', 'Bay']);
  expect(listFitting(models, ['Which', 'Bay'], 'model', 'Mk')).toEqual(['Which']);
});
