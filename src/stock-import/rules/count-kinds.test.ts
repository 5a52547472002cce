import { expect, it } from 'vitest';
import { createKindCounter, describeUnlisted } from './count-kinds.ts';

const vehicle = (stockNumber: string, carType: 'new' | 'demo' | 'used', more: object = {}) => ({
  stockNumber,
  carType,
  itemType: 'car' as const,
  status: 'in_stock',
  isSold: false,
  isShownOnWebsite: true,
  ...more,
});

const countAll = (...vehicles: readonly ReturnType<typeof vehicle>[]) => {
  const counter = createKindCounter();
  for (const each of vehicles) counter.add(each);
  return counter.list();
};

const stock = countAll(
  vehicle('U1', 'used'),
  vehicle('D1', 'demo'),
  vehicle('D2', 'demo'),
  vehicle('N1', 'new'),
  vehicle('N2', 'new', { status: 'sold' }),
  vehicle('N3', 'new', { isShownOnWebsite: false }),
  vehicle('M1', 'used', { itemType: 'motorcycle' }),
);

it('names the vehicles for sale that the search does not list, and the line to change [B9.17]', () => {
  expect(describeUnlisted(stock, { itemTypes: ['car', 'motorcycle'], listing: { carTypes: ['used'] } })).toEqual([
    "2 demo cars for sale aren't listed in the search (D1, D2): this site lists only used ones. To list them, add to site.yaml: search: { listing: { carTypes: [used, demo, new] } }",
    "1 new car for sale isn't listed in the search (N1): this site lists only used ones. To list it, add to site.yaml: search: { listing: { carTypes: [used, demo, new] } }",
  ]);
});

it('names vehicles that are not cars', () => {
  expect(describeUnlisted(stock, { itemTypes: ['car'], listing: { carTypes: [] } })).toEqual([
    "1 motorcycle for sale isn't listed in the search (M1): this site lists only cars. To list it, add to site.yaml: search: { itemTypes: [car, motorcycle] }",
  ]);
});

it('names the first three of more vehicles', () => {
  const demos = countAll(...['D1', 'D2', 'D3', 'D4'].map((stockNumber) => vehicle(stockNumber, 'demo')));
  expect(describeUnlisted(demos, { itemTypes: ['car'], listing: { carTypes: ['used'] } })).toEqual([
    expect.stringMatching(/^4 demo cars for sale aren't listed in the search \(such as D1, D2, D3\): /),
  ]);
});

it('says nothing if every kind is listed', () => {
  expect(describeUnlisted(stock, { itemTypes: ['car', 'motorcycle'], listing: { carTypes: [] } })).toEqual([]);
});
