import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';

it('puts a value where the pattern has its name, and leaves the rest', () => {
  expect(fillPath('/api/cars/:slug/view.json', 'kia-1')).toBe('/api/cars/kia-1/view.json');
  expect(fillPath('/api/cars/:id/finance-disclaimer', 7)).toBe('/api/cars/7/finance-disclaimer');
  expect(fillPath('/api/cars', 7)).toBe('/api/cars');
});

it('keeps any value within its segment, as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      const [, , , segment = '', ...rest] = fillPath('/api/cars/:slug/code.svg', value).split('/');
      expect(rest).toEqual(['code.svg']);
      expect(decodeURIComponent(segment)).toBe(value);
    }),
  );
});
