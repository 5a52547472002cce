import { expect, it } from 'vitest';
import { suggestOptionalColumns } from './suggest-optional-columns.ts';

it('suggests a line for a heading that resembles one of ours, unless the column is taken or confidential', () => {
  const unread = ['Badge Desc', 'Rego Exp Dt', 'Outside Colour', 'XFLAG2', 'Int Notes', 'Cost price', 'In Stock'];
  expect(suggestOptionalColumns(unread, new Set(['stock_number']))).toEqual([
    'Badge Desc: badge',
    'Rego Exp Dt: rego_expiry',
    'Outside Colour: colour',
  ]);
});
