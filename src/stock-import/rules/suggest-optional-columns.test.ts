import { expect, it } from 'vitest';
import { findLikelyColumns } from './suggest-optional-columns.ts';

it('finds columns for headings that resemble one of ours, unless the column is taken or confidential', () => {
  const unread = ['Badge Desc', 'Rego Exp Dt', 'Outside Colour', 'XFLAG2', 'Int Notes', 'Cost price', 'In Stock'];
  expect(findLikelyColumns(unread, new Set(['stock_number']))).toEqual([
    { heading: 'Badge Desc', column: 'badge' },
    { heading: 'Rego Exp Dt', column: 'rego_expiry' },
    { heading: 'Outside Colour', column: 'colour' },
  ]);
});

it('never takes a second column for a price', () => {
  expect(findLikelyColumns(['Price now'], new Set())).toEqual([{ heading: 'Price now', column: 'price' }]);
  expect(findLikelyColumns(['Price now', 'Sale price then'], new Set(['drive_away_price']))).toEqual([]);
});

it('never takes a column of plain numbers, such as days in stock, for one of sold cars', () => {
  const feed = {
    headings: ['Days', 'Sold Day'],
    rows: [
      ['21', '12/11/2026'],
      ['0', ''],
      ['133', ''],
    ],
  };
  expect(findLikelyColumns(['Days'], new Set())).toEqual([{ heading: 'Days', column: 'sold' }]);
  expect(findLikelyColumns(feed.headings, new Set(), feed)).toEqual([{ heading: 'Sold Day', column: 'sold' }]);
});
