import { describe, expect, it } from 'vitest';
import { EngineIndex } from '../engine-index.ts';

const attributes = ['price', 'year', 'km', 'name', 'seats', 'doors'];
const rowCount = 256;

const createIndex = (): EngineIndex => {
  const index = new EngineIndex({
    primaryKey: 'id',
    filterableAttributes: [],
    sortableAttributes: attributes,
    searchableTiers: [],
    identifierAttributes: [],
    defaultSort: ['rank:desc'],
  });
  index.upsert(
    Array.from({ length: rowCount }, (_, id) => ({ id, price: id % 7, year: id % 5, km: id % 3, name: `car ${id}` })),
  );
  return index;
};

const manySorts = attributes.flatMap((first) =>
  attributes.flatMap((second) =>
    first === second
      ? []
      : ['asc', 'desc'].flatMap((way) => ['asc', 'desc'].map((other) => [`${first}:${way}`, `${second}:${other}`])),
  ),
);

describe('RowOrders', () => {
  it('caches a limited number of orders, however many are requested', () => {
    const { orders, table } = createIndex();
    const bytesOfOne = orders.get(['price:asc'], table.capacity).bytes;
    for (const sort of manySorts) orders.get(sort, table.capacity);
    expect(manySorts).toHaveLength(120);
    expect(orders.bytes).toBeLessThanOrEqual(13 * bytesOfOne);
  });

  it('includes the orders in the bytes of the index', () => {
    const index = createIndex();
    const before = index.bytes;
    index.orders.get(['price:asc'], index.table.capacity);
    expect(index.bytes).toBeGreaterThan(before);
  });

  it('keeps orders that are still in use', () => {
    const { orders, table } = createIndex();
    const popular = orders.get(['price:asc'], table.capacity);
    for (const sort of manySorts) {
      orders.get(sort, table.capacity);
      expect(orders.get(['price:asc'], table.capacity)).toBe(popular);
    }
  });

  it('ignores repeated sort steps', () => {
    const { orders, table } = createIndex();
    const order = orders.get(['price:asc', 'year:desc'], table.capacity);
    const repeated = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? 'price:asc' : 'year:desc'));
    expect(orders.get([...repeated, 'price:desc'], table.capacity)).toBe(order);
    expect(order.keys).toHaveLength(3);
  });
});
