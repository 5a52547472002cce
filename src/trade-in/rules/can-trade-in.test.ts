import { expect, it } from 'vitest';
import { canTradeIn } from './can-trade-in.ts';

it('allows trade-ins for vehicles in stock or coming soon, on sites that value cars [B5.14] [D.38]', () => {
  const check = (status: string, enabled = true) => canTradeIn({ status }, { enabled });
  expect(['in_stock', 'coming_soon', 'sold', 'elsewhere'].map((status) => check(status))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(check('in_stock', false)).toBe(false);
});
