import { expect, it } from 'vitest';
import { usualHabits } from './cell-kinds.ts';
import { createStatusReader } from './read-status-cell.ts';

const { words: none } = usualHabits;

it.each(['Due in', 'DUE-IN', 'In transit', 'On order', 'Arriving soon'])('reads %j as coming soon [B4.02]', (cell) => {
  expect(createStatusReader(none)(cell)).toEqual({ meaning: 'comingSoon', status: 'coming_soon' });
  expect(createStatusReader({ ...none, notOnSale: [cell] })(cell).meaning).toBe('notOnSale');
});
