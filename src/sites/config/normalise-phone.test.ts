import { expect, it } from 'vitest';
import { normalisePhone } from './normalise-phone.ts';

it('converts Australian numbers to +61 [B0.03]', () => {
  expect(normalisePhone('07 5550 1969')).toBe('+61755501969');
  expect(normalisePhone('(02) 5550 0172')).toBe('+61255500172');
  expect(normalisePhone('+61 7 5550 1969')).toBe('+61755501969');
  expect(normalisePhone('1300 975 707')).toBe('+611300975707');
});
