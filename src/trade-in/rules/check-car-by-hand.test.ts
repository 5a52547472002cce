import { expect, it } from 'vitest';
import { checkCarByHand } from './check-car-by-hand.ts';

const typed = { make: ' Mazda ', model: 'CX-5', year: '2021', odometerKm: '84,500 km' };

it('parses a car as shoppers write it [D.39]', () => {
  expect(checkCarByHand(typed, 2026)).toEqual({
    kind: 'car',
    car: { make: 'Mazda', model: 'CX-5', year: 2021, odometerKm: 84_500, badge: null, detail: null },
  });
  expect(checkCarByHand({ ...typed, year: '2027', odometerKm: '0' }, 2026).kind).toBe('car');
});

it.each([
  ['make', ' '],
  ['model', 'x'.repeat(41)],
  ['make', 'Maz\0da'],
  ['model', 'CX-5\ud800'],
  ['year', '21'],
  ['year', '2028'],
  ['year', '1899'],
  ['odometerKm', 'many'],
  ['odometerKm', '-5'],
  ['odometerKm', '2,000,001'],
])('refuses %s %s [D.39]', (field, text) => {
  expect(checkCarByHand({ ...typed, [field]: text }, 2026)).toEqual({ kind: 'refused', fields: [field] });
});
