import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addParameters, fillPath, toAbsoluteUrl } from './url.ts';

it.each([
  ['/media/1.jpg', 'https://www.wattle.example/media/1.jpg'],
  ['media/1.jpg', 'https://www.wattle.example/media/1.jpg'],
  ['https://cdn.example/a b.jpg?x=1', 'https://cdn.example/a%20b.jpg?x=1'],
  ['//cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
])('%s is %s for other sites', (url, whole) => {
  expect(toAbsoluteUrl(url, 'https://www.wattle.example')).toBe(whole);
});

it.each([
  ['/trade-in', '/trade-in?car_id=7'],
  ['/trade-in?kind=motorcycle', '/trade-in?kind=motorcycle&car_id=7'],
  ['/finance?from=car#form', '/finance?from=car&car_id=7#form'],
  ['https://lender.example/apply#form', 'https://lender.example/apply?car_id=7#form'],
  ['tel:0755501969', 'tel:0755501969'],
])('adds a parameter to %s', (address, expected) => {
  expect(addParameters(address, { car_id: '7' })).toBe(expected);
});

it('preserves any address and any added parameters', () => {
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

it('replaces the placeholder and leaves the rest', () => {
  expect(fillPath('/api/cars/:slug/view.json', 'kia-1')).toBe('/api/cars/kia-1/view.json');
  expect(fillPath('/api/cars/:id/finance-disclaimer', 7)).toBe('/api/cars/7/finance-disclaimer');
  expect(fillPath('/api/cars', 7)).toBe('/api/cars');
});

it('keeps any value within its segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      const [, , , segment = '', ...rest] = fillPath('/api/cars/:slug/code.svg', value).split('/');
      expect(rest).toEqual(['code.svg']);
      expect(decodeURIComponent(segment)).toBe(value);
    }),
  );
});
