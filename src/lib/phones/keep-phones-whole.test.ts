import { expect, it } from 'vitest';
import { keepPhonesWhole } from './keep-phones-whole.ts';

it.each([
  ['Call 07 5550 1969.', 'Call 07\u00a05550\u00a01969.'],
  ['(0412 345 678)', '(0412\u00a0345\u00a0678)'],
  ['1300 555 019 or 13 55 19', '1300\u00a0555\u00a0019 or 13\u00a055\u00a019'],
])('keeps the phone numbers of a text on one line: %s', (text, kept) => {
  expect(keepPhonesWhole(text)).toBe(kept);
});

it.each(['Dealer licence 4190 226', 'ABN 47 555 019 690', 'tel:+61755501969', '1 300 555 0190 km'])(
  'leaves other figures as they are: %s',
  (text) => {
    expect(keepPhonesWhole(text)).toBe(text);
  },
);
