import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addParameters } from './add-parameters.ts';

it.each([
  ['/trade-in', '/trade-in?car_id=7'],
  ['/trade-in?kind=motorcycle', '/trade-in?kind=motorcycle&car_id=7'],
  ['/finance?from=car#form', '/finance?from=car&car_id=7#form'],
  ['https://lender.example/apply#form', 'https://lender.example/apply?car_id=7#form'],
  ['tel:0755501969', 'tel:0755501969'],
])('adds a parameter to %s', (address, expected) => {
  expect(addParameters(address, { car_id: '7' })).toBe(expected);
});

it('loses nothing of the address and of what is added, whatever they hold', () => {
  const known = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.string({ unit: 'grapheme' }));
  const added = fc.dictionary(fc.stringMatching(/^[A-Z]{1,5}$/), fc.string({ unit: 'grapheme' }), { minKeys: 1 });
  fc.assert(
    fc.property(known, added, fc.option(fc.stringMatching(/^[a-z]{1,5}$/)), (first, second, fragment) => {
      const query = new URLSearchParams(first).toString();
      const address = `/page${query === '' ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
      const url = new URL(addParameters(address, second), 'https://dealer.example');
      expect(Object.fromEntries(url.searchParams)).toEqual(
        Object.fromEntries(new URLSearchParams({ ...first, ...second })),
      );
      expect([url.pathname, url.hash]).toEqual(['/page', fragment === null ? '' : `#${fragment}`]);
    }),
  );
});
