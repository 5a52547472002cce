import { describe, expect, it } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

const isPage = (path: string): boolean => path === '/about-us';
const check = (...rows: readonly object[]) => checkRedirects(rows, isPage);
const messagesOf = (...rows: readonly object[]): readonly string[] => {
  const checked = check(...rows);
  return checked.kind === 'refused' ? checked.problems.map(({ path, message }) => `${path.join('.')}: ${message}`) : [];
};

describe('checkRedirects', () => {
  it('indexes redirects by path, permanent by default', () => {
    expect(check({ from: '/Old/', to: '/about-us' }, { from: '/sale', to: '/special-offers', status: 302 })).toEqual({
      kind: 'redirects',
      redirects: { '/old': { to: '/about-us', status: 301 }, '/sale': { to: '/special-offers', status: 302 } },
    });
    expect(checkRedirects(null, isPage)).toEqual({ kind: 'redirects', redirects: {} });
  });

  it('refuses loops of any length', () => {
    expect(messagesOf({ from: '/a', to: '/A/' })).toEqual(["0.to: '/A/' redirects in a circle"]);
    expect(messagesOf({ from: '/a', to: '/b' }, { from: '/b', to: '/c' }, { from: '/c', to: '/a#x' })).toEqual([
      "0.to: '/b' redirects in a circle",
      "1.to: '/c' redirects in a circle",
      "2.to: '/a#x' redirects in a circle",
    ]);
  });

  it.each(['/x/../a', '/./a', '/%2E/a', '/x/..//a'])('refuses %s, which is the same address', (to) => {
    expect(messagesOf({ from: '/a', to })).toEqual([`0.to: '${to}' redirects in a circle`]);
  });

  it('resolves and escapes the target for a header', () => {
    const to = '/x/../cars//中?q=//ü#b';
    expect(check({ from: '/x/..//Old', to })).toEqual({
      kind: 'redirects',
      redirects: { '/old': { to: '/cars/%E4%B8%AD?q=//%C3%BC#b', status: 301 } },
    });
  });

  it('refuses a chain and names its end', () => {
    expect(messagesOf({ from: '/a', to: '/b' }, { from: '/b', to: '/c?x=1' }, { from: '/c', to: '/about-us' })).toEqual(
      [
        "0.to: '/b' redirects again to '/about-us': redirect straight there",
        "1.to: '/c?x=1' redirects again to '/about-us': redirect straight there",
      ],
    );
  });

  it.each([
    '/',
    '/about-us',
    '/About-Us/',
    '/cars/2019-kia-rio',
    '/search/used-cars',
    '/api/leads',
    '/models',
    '/compare',
    '/sitemap.xml',
  ])('refuses %s, which would hide a page', (from) => {
    expect(messagesOf({ from, to: '/fleet' })).toEqual([`0.from: '${from}' would hide a page of this site`]);
  });

  it('refuses a duplicate address', () => {
    expect(messagesOf({ from: '/a', to: '/b' }, { from: '/A', to: '/c' })).toEqual(["1.from: '/A' is listed twice"]);
  });

  it.each([
    ['//evil.example', '/b'],
    ['/\\evil.example', '/b'],
    ['https://evil.example', '/b'],
    ['/a?b=1', '/b'],
    ['/a', '//evil.example'],
    ['/a', '/\\evil.example'],
    ['/a', 'https://evil.example'],
    ['/a', 'javascript:alert(1)'],
    ['/a', '/b\r\nset-cookie: x=1'],
  ])('refuses %s to %s', (from, to) => {
    expect(messagesOf({ from, to })).toHaveLength(1);
  });

  it('refuses a status that isn’t a redirect', () => {
    expect(messagesOf({ from: '/a', to: '/b', status: 200 })).toEqual(['0.status: 200 is not allowed']);
  });
});
