import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, phoneDigits } from './format-phone.ts';

describe('formatPhone', () => {
  it.each([
    ['+61755501969', '07 5550 1969'],
    ['+61412345678', '0412 345 678'],
    ['(07) 5550-1969', '07 5550 1969'],
    ['+61 (0)7 5550 1969', '07 5550 1969'],
    ['0011 61 412 345 678', '0412 345 678'],
    ['+611300555019', '1300 555 019'],
    ['1800 555 019', '1800 555 019'],
    ['131234', '13 12 34'],
  ])('shows %s as %s [B9.54]', (written, shown) => {
    expect(formatPhone(written)).toBe(shown);
  });

  it('leaves the brand’s numbers and unknown formats unchanged [B9.54]', () => {
    expect(formatPhone('+61755501969', ['+61755501969'])).toBe('+61755501969');
    expect(formatPhone('+64 9 555 0123')).toBe('+64 9 555 0123');
    expect(formatPhone('ask at the yard')).toBe('ask at the yard');
  });
});

it('dials landlines and mobiles internationally, service numbers nationally [B4.47]', () => {
  expect(phoneDigits('07 5550 1969')).toBe('+61755501969');
  expect(phoneDigits('1300 555 019')).toBe('1300555019');
});

it('masks every digit after the first 5 characters [B4.46]', () => {
  expect(maskPhone('07 5550 1969')).toBe('07 55•• ••••');
  expect(maskPhone('0412 345 678')).toBe('0412 ••• •••');
});
