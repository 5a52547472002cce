import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Hatch', 9, 'Hatch'],
  ['Hatchback', 5, 'Hatch'],
  ['Cab chassis', 4, 'Cab'],
  ['Van 🚐', 5, 'Van'],
  ['Van 🚐', 6, 'Van 🚐'],
])('cuts %j to %i characters', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});
