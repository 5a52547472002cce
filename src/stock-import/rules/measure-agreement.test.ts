import { expect, it } from 'vitest';
import { measureAgreement } from './measure-agreement.ts';

type Values = Readonly<Record<string, unknown>>;
const heading = 'New';
const carsOf = (...records: readonly Values[]) =>
  records.map((record, index) => ({ key: `U${index + 1}`, record, unread: [] as readonly string[] }));
const bareOf = (count: number) => carsOf(...Array.from({ length: count }, () => ({ price: null, status: 'in_stock' })));

const records = { U1: { price: 100 }, U2: { price: 200 }, U3: {}, U4: { price: 400 }, U5: { price: 500 } };
const rowsOf = (...prices: readonly number[]) => carsOf(...prices.map((price) => ({ price, images: [] })));

it.each([
  [rowsOf(100, 200, 999, 400, 500), 'drive_away_price', 1],
  [rowsOf(100, 200, 999, 400, 501), 'drive_away_price', 0],
  [rowsOf(100), 'price', 1],
  [rowsOf(100), 'images', 0],
  [rowsOf(), 'price', 0],
  [rowsOf(100), 'redbook_code', 0],
])('compares %j as %s with the stock: %s', (rows, column, agreement) => {
  expect(measureAgreement({ heading, column }, rows, bareOf(5), records)).toBe(agreement);
});

it('compares lists entry by entry, whatever the order of their properties', () => {
  const cars = carsOf({ images: [{ image: { url: 'a', thumb: null } }] });
  const stocked = (url: string) => ({ U1: { images: [{ image: { thumb: null, url } }] } });
  expect(measureAgreement({ heading, column: 'images' }, cars, bareOf(1), stocked('a'))).toBe(1);
  expect(measureAgreement({ heading, column: 'images' }, cars, bareOf(1), stocked('b'))).toBe(0);
});

it('takes nothing for a column if the values are the same without it, such as no photos or all in stock', () => {
  const stocked = { U1: { images: [], status: 'in_stock' }, U2: { images: [], status: 'in_stock' } };
  const cars = carsOf({ images: [], status: 'in_stock' }, { images: [], status: 'in_stock' });
  const bare = carsOf({ images: [], status: 'in_stock' }, { images: [], status: 'in_stock' });
  expect(measureAgreement({ heading, column: 'images' }, cars, bare, stocked)).toBe(0);
  expect(measureAgreement({ heading, column: 'status' }, cars, bare, stocked)).toBe(0);
});

it('asks that the heading corrects the cars that differ, and that its cells are read', () => {
  const statuses = (...sold: readonly number[]) =>
    Array.from({ length: 10 }, (_, at) => ({ status: sold.includes(at) ? 'sold' : 'in_stock' }));
  const stocked = Object.fromEntries(carsOf(...statuses(0, 1)).map(({ key, record }) => [key, record]));
  const measure = (cars: ReturnType<typeof carsOf>) =>
    measureAgreement({ heading, column: 'status' }, cars, bareOf(10), stocked);
  expect(measure(carsOf(...statuses(0, 1)))).toBe(1);
  expect(measure(carsOf(...statuses(0)))).toBe(0);
  expect(measure(carsOf(...statuses(0, 1)).map((car) => ({ ...car, unread: [heading] })))).toBe(0);
});

it('compares a nested value alone, so that another lost one in the same group does no harm', () => {
  const stocked = { U1: { variant: { power: '100', torque: '200' } } };
  const cars = carsOf({ variant: { power: '100', torque: null } });
  const bare = carsOf({ variant: { power: null, torque: null } });
  expect(measureAgreement({ heading, column: 'power_kw' }, cars, bare, stocked)).toBe(1);
});
