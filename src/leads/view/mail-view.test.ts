import { expect, it } from 'vitest';
import { nameShopper } from './mail-view.ts';

it.each([
  ['Ann', 'Example', 'Ann Example'],
  ['Ann', null, 'Ann'],
  ['Zoë-Mae', 'O’Neil Jr.', 'Zoë-Mae O’Neil Jr.'],
  ['J.R.', "D'Arcy (Smith)", "J.R. D'Arcy (Smith)"],
  ['Ann Bcc: evil@evil.example', 'Example', 'Ann Bcc Example'],
  ['Ann, 2021 Ferrari', '<b>', 'Ann'],
  ['see evil.example', null, 'see evil'],
  ['李', '小龙', '李 小龙'],
  ['@', ':', 'a shopper'],
])('names %s %s as %s in a subject', (firstName, lastName, name) => {
  expect(nameShopper({ firstName, lastName })).toBe(name);
});
