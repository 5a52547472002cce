import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

it('has what was used lately, and drops the rest', () => {
  const map = new RecentMap<number, string>(3);
  for (let key = 0; key < 100; key++) {
    map.set(key, `value ${key}`);
    expect(map.get(0)).toBe('value 0');
    expect(map.get(key)).toBe(`value ${key}`);
  }
  const left = Array.from({ length: 100 }, (_, key) => map.get(key)).filter((value) => value !== undefined);
  expect(left.length).toBeLessThanOrEqual(6);
  expect(map.get(1)).toBeUndefined();
});

it('forgets a deleted entry, recent or older', () => {
  const map = new RecentMap<number, string>(2);
  for (const key of [1, 2, 3]) map.set(key, 'a value');
  for (const key of [1, 3]) map.delete(key);
  expect([1, 2, 3].map((key) => map.get(key))).toEqual([undefined, 'a value', undefined]);
});
