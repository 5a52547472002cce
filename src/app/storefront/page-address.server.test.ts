import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorParameters } from '#src/finance/rules/calculator/calculator-state.ts';
import { parseRequestTarget } from '#src/platform/http/create-http-server.ts';
import { arbitraryTarget } from '#src/platform/http/testing/arbitrary-target.ts';
import { buildPageAddress, isKnownParameter } from './page-address.server.ts';

describe('buildPageAddress', () => {
  it('drops parameters that the page ignores', () => {
    expect(buildPageAddress('/search/?utm_source=x&make=Kia&gclid=1')).toBe('/search/?make=Kia');
    expect(buildPageAddress('/cars/a?fbclid=1')).toBe('/cars/a');
  });

  it('drops parameters of the search and of vehicles on pages whose names only begin alike [B7.34]', () => {
    for (const page of ['/search-tips', '/used-cars', '/searching.data']) {
      expect(buildPageAddress(`${page}?make=Kia`)).toBe(page);
    }
    for (const page of [
      '/search',
      '/search.data',
      '/search/suv-cars',
      '/used-car',
      '/used-car.data',
      '/used-car/kia',
      '/Search/SUV-cars',
    ]) {
      expect(buildPageAddress(`${page}?make=Kia`)).toBe(`${page}?make=Kia`);
    }
    const name = calculatorParameters.termYears;
    expect(buildPageAddress(`/cars-under-20k?${name}=5`)).toBe('/cars-under-20k');
    expect(buildPageAddress(`/cars/a-car?${name}=5`)).toBe(`/cars/a-car?${name}=5`);
  });

  it('keeps the parameter by which React Router asks for part of a page', () => {
    expect(buildPageAddress('/search.data?_routes=root&x=1')).toBe('/search.data?_routes=root');
    expect(buildPageAddress('/search?_routes=root')).toBe('/search');
  });

  it('does not depend on the order of the parameters', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom('make', 'page', 'utm'), fc.string()), { maxLength: 6 });
    fc.assert(
      fc.property(pairs, fc.integer(), (entries, seed) => {
        const shuffled = [...entries].sort((a, b) => ((a[1].length * 31 + seed) % 7) - ((b[1].length * 31 + seed) % 7));
        const address = (list: [string, string][]) => buildPageAddress(`/search/?${new URLSearchParams(list)}`);
        expect(address(shuffled)).toBe(address(entries));
      }),
    );
  });

  it('gives an address of the site itself for every target that is let in', () => {
    fc.assert(
      fc.property(arbitraryTarget, (target) => {
        const parsed = parseRequestTarget(target);
        if (parsed.kind === 'malformed') return;
        const plain = parsed.kind === 'moved' ? parsed.location : target;
        expect(parseRequestTarget(plain)).toEqual({ kind: 'plain' });
        const url = new URL(buildPageAddress(plain), 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname).not.toMatch(/\/\//);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['/search/used-cars/', 'page', ['2', '10', '99'], ['1', '0', '-1', '', '2e3', 'x', '123456']],
  ['/blog', 'page', ['2'], ['-1', 'junk']],
  ['/search/', 'sortBy', ['price:asc', 'km:asc'], ['junk', 'price', 'price:up', '']],
  ['/search/', 'range[price]', ['10000:20000', ':20000', '10000:'], ['junk', ':', '']],
  ['/search/', 'make', ['Kia', ''], []],
  ['/search/', 'junk', [], ['1']],
] as const)('%s reads %s with the values %j and ignores %j [B7.34]', (path, name, read, unread) => {
  for (const value of read) expect([value, isKnownParameter(path, name, value)]).toEqual([value, true]);
  for (const value of unread) expect([value, isKnownParameter(path, name, value)]).toEqual([value, false]);
});
