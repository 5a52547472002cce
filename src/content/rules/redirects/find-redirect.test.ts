import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedirect } from './find-redirect.ts';
import type { RedirectTable } from './redirect.ts';

const redirects: RedirectTable = {
  '/used-cars.html': { to: '/search/used-cars', status: 301 },
  '/specials': { to: '/special-offers?from=old#top', status: 302 },
  '/über uns': { to: '/about-us', status: 301 },
};

describe('findRedirect', () => {
  it('finds an address of before in capitals, with a slash at the end, and escaped', () => {
    for (const target of ['/used-cars.html', '/Used-Cars.HTML', '/used-cars.html/', '/used%2Dcars.html']) {
      expect(findRedirect(redirects, target)).toEqual({ to: '/search/used-cars', status: 301, isForData: false });
    }
    expect(findRedirect(redirects, '/%C3%BCber%20uns')?.to).toBe('/about-us');
  });

  it('keeps the query, after one of its own and before the anchor', () => {
    expect(findRedirect(redirects, '/used-cars.html?a=1&b=%20')?.to).toBe('/search/used-cars?a=1&b=%20');
    expect(findRedirect(redirects, '/specials?a=1?2')?.to).toBe('/special-offers?from=old&a=1?2#top');
    expect(findRedirect(redirects, '/specials')?.to).toBe('/special-offers?from=old#top');
  });

  it('tells a script that asks for the data of the page', () => {
    expect(findRedirect(redirects, '/specials.data?_routes=root')).toMatchObject({ isForData: true, status: 302 });
  });

  it('finds nothing for other addresses', () => {
    for (const target of ['/', '/constructor', '/__proto__', '/used-cars', '/%', '/specials/more']) {
      expect(findRedirect(redirects, target)).toBeUndefined();
    }
  });

  it('leads to no other place than the dealer wrote, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const found = findRedirect(redirects, `/specials${path}?${query}`);
        expect(found === undefined || found.to.startsWith('/special-offers?from=old')).toBe(true);
      }),
    );
  });
});
