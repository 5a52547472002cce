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
