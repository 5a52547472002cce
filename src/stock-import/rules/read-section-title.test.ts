import { expect, it } from 'vitest';
import { readSectionTitle } from './read-section-title.ts';

it.each([
  ['--- TRADE ONLY - DO NOT ADVERTISE ---,,,', 'TRADE ONLY - DO NOT ADVERTISE', 'hidden'],
  ['Wholesale stock', 'Wholesale stock', 'hidden'],
  ['NOT FOR SALE:,,', 'NOT FOR SALE', 'hidden'],
  ['** SOLD - AWAITING DELIVERY **', 'SOLD - AWAITING DELIVERY', 'sold'],
  ['Sold 2026', 'Sold 2026', 'sold'],
  [',DEPOSIT TAKEN / ON HOLD,', 'DEPOSIT TAKEN / ON HOLD', 'on hold'],
  ['RETAIL STOCK', 'RETAIL STOCK', null],
  ['Not sold', 'Not sold', null],
])("'%s' is a title [D.05]", (row, title, sale) => expect(readSectionTitle(row.split(','))).toEqual({ title, sale }));

it.each([
  '* = sold',
  'Sold cars are in red',
  'Total sold: 12',
  'Page 2 of 2',
  'U1',
  'SOLD,Toyota,Camry,2019',
  'sold,sold,sold,sold',
  ',,',
])("'%s' is no title", (row) => expect(readSectionTitle(row.split(','))).toBeUndefined());
