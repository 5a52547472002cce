import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseSafePath } from './choose-safe-path.ts';
import { keepAnchor } from './keep-anchor.ts';

it('keeps the anchor of the page that was asked for [L6.02]', () => {
  expect(keepAnchor('/finance?car_id=7', '#finance-form')).toBe('/finance?car_id=7#finance-form');
});

it.each(['', '#', '#a b', '#//evil.example', '#%0d', 'finance-form', `#${'a'.repeat(101)}`])(
  'leaves %j away, which is no plain name [L6.02]',
  (anchor) => {
    expect(keepAnchor('/finance', anchor)).toBe('/finance');
  },
);

it('leaves a way back that names an anchor as it is [L6.02]', () => {
  expect(keepAnchor('/finance#rates', '#finance-form')).toBe('/finance#rates');
});

it('leaves it away where the way back would be too long to be gone [L6.02]', () => {
  const path = `/finance?q=${'a'.repeat(985)}`;
  expect(keepAnchor(path, '#finance-form')).toBe(path);
});

it('makes of a safe way back a safe one, whatever the anchor [L6.02]', () => {
  fc.assert(
    fc.property(fc.constantFrom('/', '/finance', '/cars/a?b=c', '/finance#x'), fc.string(), (path, written) => {
      const kept = keepAnchor(path, `#${written}`);
      expect(chooseSafePath(kept)).toBe(kept);
    }),
  );
});
