import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropSecrets, isSecretPage } from './drop-secrets.ts';
import * as pagePaths from './page-paths.ts';

it('removes only secret parameters, in any spelling [D.22, L2.30]', () => {
  expect(dropSecrets(pagePaths.visitOf('Hidden'))).toBe('/book-test-drive');
  expect(dropSecrets(pagePaths.unsubscribeOf('Hidden'))).toBe('/pages/unsubscribe');
  expect(dropSecrets('/book-test-drive?a=1&visit=Hidden&b=%202&%76isit=Hidden&visit')).toBe(
    '/book-test-drive?a=1&b=%202',
  );
  expect(dropSecrets('?token=Hidden')).toBe('');
});

it('leaves an address without secrets unchanged [L7.02]', () => {
  const name = fc.stringMatching(/^[a-z]{1,9}$/).filter((text) => text !== 'visit' && text !== 'token');
  const query = fc.array(fc.tuple(name, fc.string({ maxLength: 9 })), { minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom('/', '/cars/blue-ute', '/a;b=c'), query, (path, pairs) => {
      const address = `${path}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
      expect(dropSecrets(address)).toBe(address);
      expect(dropSecrets(path)).toBe(path);
    }),
  );
});

it('recognises pages that mails link to, with and without their secret [D.24] [D.22] [L2.30]', () => {
  const secret = [
    pagePaths.visitOf('x'),
    pagePaths.unsubscribeOf('x'),
    '/book-test-drive',
    '/book-test-drive.data?visit=x',
    '/watchlist?token=x',
  ];
  expect(secret.map(isSecretPage)).toEqual(secret.map(() => true));
  expect(
    ['/', '/contact?visit=x', '/cars/book-test-drive', '/watchlist/save', '/pages/eofy'].map(isSecretPage),
  ).toEqual(Array(5).fill(false));
});
