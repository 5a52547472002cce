import { z } from 'zod';
import { sitePath } from '#src/lib/schema/scalar-schemas.ts';

/** Statuses that a redirect can have: moved for good, or for now, with or without the form that was sent. */
const redirectStatuses = [301, 302, 307, 308] as const;

/** Where an address of before leads now. */
export interface Redirect {
  /** A path of the same site, with a query or an anchor if it needs one. */
  readonly to: string;
  readonly status: (typeof redirectStatuses)[number];
}

/** Redirects of a site by the path that they lead from, as `normaliseRedirectPath` writes it. */
export type RedirectTable = Readonly<Record<string, Redirect>>;

const oldPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\?#]*$/)
  .meta({ allowed: 'a path of this site without a query, such as /used-cars.html' });

/** Most redirects that a site can have. */
const maxRedirects = 5_000;

/** A site's redirects.yaml: where addresses of before lead now. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: oldPath.meta({ description: 'The path of before; capitals and a slash at the end make no difference' }),
      to: sitePath.meta({ description: 'Where it leads now, on this site' }),
      status: z
        .literal(redirectStatuses)
        .default(301)
        .meta({ description: '301 and 308 for good, 302 and 307 for now' }),
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

/** A path as redirects are found by: old addresses come in capitals, with a slash at the end, and escaped or not. */
export const normaliseRedirectPath = (path: string): string => {
  const plain = withoutLastSlashes(decode(path).toLowerCase());
  return plain === '' ? '/' : plain;
};

/**
 * A target of this site in the one spelling that is asked for in the end: browsers resolve '/a/../b', and the server leads
 * '/a//b' to '/a/b'. What is not ASCII is escaped, since no header holds it.
 */
export const settleTarget = (target: string): string => {
  const { pathname, search, hash } = new URL(target, 'http://site.invalid');
  return pathname.replaceAll(/\/{2,}/g, '/') + search + hash;
};

/** The path of a target as a dealer wrote it, as redirects are found by. */
export const readTargetPath = (target: string): string =>
  normaliseRedirectPath(settleTarget(target).split(/[?#]/)[0] ?? '');

/** First segments of addresses under which everything is the product's own: a redirect there would hide a page. */
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

/** Addresses of the product's own pages; what lies below them may have been a dealer's page once. */
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
