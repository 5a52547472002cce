import { expect, it } from 'vitest';
import { isSecretPage } from './is-secret-page.ts';
import * as pagePaths from './page-paths.ts';

it('knows the pages that links of mails lead to, with and without what they prove [D.24] [D.22] [L2.30]', () => {
  const secret = [
    pagePaths.visitOf('x'),
    pagePaths.unsubscribeOf('x'),
    '/book-test-drive',
    '/book-test-drive.data?visit=x',
  ];
  expect(secret.map(isSecretPage)).toEqual([true, true, true, true]);
  expect(['/', '/contact?visit=x', '/cars/book-test-drive', '/pages/eofy'].map(isSecretPage)).toEqual(
    Array(4).fill(false),
  );
});
