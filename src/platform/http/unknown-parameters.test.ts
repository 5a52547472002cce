import { expect, it } from 'vitest';
import { hasUnknownParameter } from './unknown-parameters.ts';

it.each([
  ['/search/', false],
  ['/search/?make=Kia&page=2', false],
  ['/search/?%6Dake=Kia', false],
  ['/search/?make=Kia&utm_source=x', true],
  ['/search/?page=junk', true],
  ['/search/?make=Kia&', true],
  ['/search/?', true],
  ['/search/?=', true],
])('%s has an unknown parameter: %s [D.26]', (url, isUnknown) => {
  const isKnown = (name: string, value: string) => name === 'make' || (name === 'page' && value === '2');
  expect(hasUnknownParameter(url, isKnown)).toBe(isUnknown);
});
