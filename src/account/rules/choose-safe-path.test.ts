import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSafePath, keepAnchor } from './choose-safe-path.ts';

const kept = [
  '/',
  '/my-garage',
  '/cars/2023-nissan-x-trail-7?photo=2#gallery',
  '/search/used-cars/?q=land%20cruiser&price=5000:20000',
  '/finance?car_id=2023-mazda-cx-5#finance-form',
  '/search/?q=50%25+off',
];

const refused = [
  '',
  'evil.example',
  'https://evil.example',
  'HTTPS://evil.example/my-garage',
  'http:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /my-garage',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%252fevil.example',
  '/%09/evil.example',
  '/%250a/evil.example',
  '/%0d%0aSet-Cookie:%20a=b',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'mailto:ann@example.com',
  '//user:pass@evil.example',
  '@evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  './/evil.example',
  '/./\\evil.example',
  '/%',
  '/%ff',
  '/%25%',
  `/${'a'.repeat(1_000)}`,
];

describe('the redirect after sign-in', () => {
  it.each(kept)('keeps a page of the site: %s [L6.02]', (path) => {
    expect(chooseSafePath(path)).toBe(path);
  });

  it.each(refused)('redirects to the home page instead of %j [L6.02]', (asked) => {
    expect(chooseSafePath(asked)).toBe('/');
  });

  it('redirects to the home page without a parameter [L6.02]', () => {
    expect(chooseSafePath(null)).toBe('/');
  });

  it('never leaves the site, for any input [L6.02]', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      ':',
      'https',
      '@',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '?',
      '#',
      '.',
      ' ',
    );
    const written = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(written, fc.string()), (asked) => {
        const target = chooseSafePath(asked);
        expect(new URL(target, 'https://www.wattle.example/sign-in').origin).toBe('https://www.wattle.example');
        expect(target).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['/stra\u00dfe?q=caf\u00e9', '/stra%C3%9Fe?q=caf%C3%A9'],
  ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
  ['/a\ud800', '/a%EF%BF%BD'],
])('escapes %j for a header as %s [L6.02]', (asked, address) => {
  expect(chooseSafePath(asked)).toBe(address);
});

it('keeps the requested page’s anchor [L6.02]', () => {
  expect(keepAnchor('/finance?car_id=7', '#finance-form')).toBe('/finance?car_id=7#finance-form');
});

it.each(['', '#', '#a b', '#//evil.example', '#%0d', 'finance-form', `#${'a'.repeat(101)}`])(
  'leaves %j away, which is no plain name [L6.02]',
  (anchor) => {
    expect(keepAnchor('/finance', anchor)).toBe('/finance');
  },
);

it('leaves a path that has an anchor unchanged [L6.02]', () => {
  expect(keepAnchor('/finance#rates', '#finance-form')).toBe('/finance#rates');
});

it('drops the anchor when the path would become too long [L6.02]', () => {
  const path = `/finance?q=${'a'.repeat(985)}`;
  expect(keepAnchor(path, '#finance-form')).toBe(path);
});

it('keeps a safe path safe for any anchor [L6.02]', () => {
  fc.assert(
    fc.property(fc.constantFrom('/', '/finance', '/cars/a?b=c', '/finance#x'), fc.string(), (path, written) => {
      const kept = keepAnchor(path, `#${written}`);
      expect(chooseSafePath(kept)).toBe(kept);
    }),
  );
});
