import { expect, it } from 'vitest';
import { usualHabits } from './cell-kinds.ts';
import { createStatusReader } from './read-status-cell.ts';

const { words: none } = usualHabits;

it.each(['Due in', 'DUE-IN', 'In transit', 'On order', 'Arriving soon'])('reads %j as coming soon [B4.02]', (cell) => {
  expect(createStatusReader(none)(cell)).toEqual({ meaning: 'comingSoon', status: 'coming_soon' });
  expect(createStatusReader({ ...none, notOnSale: [cell] })(cell).meaning).toBe('notOnSale');
});

it.each([
  ...['Deposit', 'Dep', 'DEP.', 'On deposit', 'Deposit taken', 'Dep taken', 'Deposit - Bev', 'D/T', 'UO'],
  ...['Under contract', 'Contract', 'Pending', 'Pending delivery', 'Subject to finance'],
])('reads %j as on hold for a buyer [B4.02, D.05]', (cell) => {
  expect(createStatusReader(none)(cell)).toEqual({ meaning: 'held', status: 'on hold' });
  expect(createStatusReader({ ...none, onSale: [cell] })(cell).meaning).toBe('onSale');
});

it.each([
  'NFS',
  'Trade only',
  'W/sale',
  'Gone',
  'Lay-by',
  'Written off',
  'Settled',
  '$500 dep Bev',
  "Dep rec'd",
  'Awaiting finance',
])('reads %j as not for sale [B4.02, D.05]', (cell) =>
  expect(createStatusReader(none)(cell)).toEqual({ meaning: 'notOnSale', status: 'not on sale' }),
);

it.each([
  ...['No deposit', 'Deposit refunded', 'Deposit fell through', 'Deposit options available', 'Pending RWC', 'Depot'],
  ...['RFS', 'Workshop', 'Auction', 'Delivered', 'Contract hire'],
])('leaves the meaning of %j to the dealer, and the car off sale until then [B4.02]', (cell) => {
  expect(createStatusReader(none)(cell)).toEqual({ meaning: 'unknown', status: cell.toLowerCase() });
});
