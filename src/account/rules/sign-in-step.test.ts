import { expect, it } from 'vitest';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import { mobilePattern } from './sign-in-step.ts';

const takes = (written: string): boolean => new RegExp(`^(?:${mobilePattern})$`, 'v').test(written);

it.each([
  '0412345678',
  '0412 345 678',
  '0412-345-678',
  '0412.345.678',
  '(0412) 345 678',
  '04 12 34 56 78',
  '+61 412 345 678',
  '+61 (0)412 345 678',
  '+61412345678',
  '61412345678',
  '412 345 678',
  ' 0412 345 678 ',
  '０４１２３４５６７８',
])('accepts a mobile number as typed: %s [D.28]', (written) => {
  expect(parseAustralianNumber(written, ['MOBILE'])).toBe('+61412345678');
  expect(takes(written)).toBe(true);
});

it.each(['12', '0412 345 67', '0412 345 6789', '07 5550 1969', '1300 555 019', '+64 21 123 456', 'ann'])(
  'stops what is none before it is sent: %s [D.28]',
  (written) => {
    expect(parseAustralianNumber(written, ['MOBILE'])).toBeUndefined();
    expect(takes(written)).toBe(false);
  },
);
