import { z } from 'zod';
import { sitePath } from '#src/lib/schema/scalar-schemas.ts';

const redirectStatuses = [301, 302, 307, 308] as const;

export interface Redirect {
  readonly to: string;
  readonly status: (typeof redirectStatuses)[number];
}

export type RedirectTable = Readonly<Record<string, Redirect>>;

const oldPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\?#]*$/)
  .meta({ allowed: 'a path of this site without a query, such as /used-cars.html' });

const maxRedirects = 5_000;

export const redirectsSchema = z
  .array(
    z.strictObject({
      from: oldPath.meta({ description: 'The old path; capitals and a trailing slash make no difference' }),
      to: sitePath.meta({ description: 'The new path on this site' }),
      status: z
        .literal(redirectStatuses)
        .default(301)
        .meta({ description: '301 and 308 are permanent, 302 and 307 temporary' }),
    }),
  )
  .max(maxRedirects);

export type RedirectsInput = z.output<typeof redirectsSchema>;

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const withoutLastSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

export const normaliseRedirectPath = (path: string): string => {
  const plain = withoutLastSlashes(decode(path).toLowerCase());
  return plain === '' ? '/' : plain;
};

/**
 * Resolves '/a/../b' as browsers do, collapses '/a//b' as the server does, and escapes characters that a header can't
 * contain.
 */
export const settleTarget = (target: string): string => {
  const { pathname, search, hash } = new URL(target, 'http://site.invalid');
  return pathname.replaceAll(/\/{2,}/g, '/') + search + hash;
};

export const readTargetPath = (target: string): string =>
  normaliseRedirectPath(settleTarget(target).split(/[?#]/)[0] ?? '');

/** Redirects under these first path segments would hide pages of the product. */
const ownRoots: ReadonlySet<string> = new Set([
  'book-test-drive',
  'api',
  'assets',
  'cars',
  'dev',
  'images',
  'media',
  'personalised',
  'search',
  'search-api',
  'sign-in',
  'used-car',
  'vehicle-cards',
  'watchlist',
]);

/**
 * These pages can't be redirected. Paths below them can (except under `ownRoots`), because a dealer's old website may
 * have had pages there.
 */
const ownPages: ReadonlySet<string> = new Set([
  '/',
  '/apply-for-finance',
  '/blog',
  '/book-test-drive',
  '/budget-search',
  '/checkout-journey',
  '/compare',
  '/contact',
  '/contact-us',
  '/dealerships',
  '/healthz',
  '/locations',
  '/metrics',
  '/models',
  '/my-garage',
  '/mybigboxcars',
  '/myblinkr',
  '/mymotorama',
  '/myservco',
  '/offers',
  '/online-payment',
  '/our-location',
  '/print',
  '/readyz',
  '/reviews',
  '/robots.txt',
  '/sign-out',
  '/sitemap.xml',
  '/special-offers',
  '/spin-to-win',
  '/sell-my-car',
  '/sell-your-car',
  '/success',
  '/trade-in',
]);

export const isOwnPath = (path: string): boolean => ownPages.has(path) || ownRoots.has(path.split('/')[1] ?? '');
