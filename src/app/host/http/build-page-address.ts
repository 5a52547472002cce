import { isKnownParameter } from '#src/app/storefront/known-parameters.ts';
import { hasStrayParameter } from '#src/platform/http/refuse-unknown-parameters.ts';

/** In characters. */
export const maxAddressLength = 2_000;

/** React Router requests part of a page's data with this parameter. */
const routesParameter = '_routes';

const isPart = (pathname: string, name: string): boolean => name === routesParameter && pathname.endsWith('.data');

const isRead = (pathname: string, name: string, value: string): boolean =>
  isPart(pathname, name) || isKnownParameter(pathname, name, value);

/**
 * Returns true when an address carries parameters that the page ignores, as advertisers and bots add. A CDN would cache a copy of
 * each. @spec B7.34
 */
export const isMadeUpAddress = (rawUrl: string): boolean => {
  const pathname = rawUrl.split('?', 1)[0] ?? '';
  return hasStrayParameter(rawUrl, (name, value) => isRead(pathname, name, value));
};

/** Builds a page's cache key: its path and the parameters it reads, sorted. Other parameters are dropped. */
export const buildPageAddress = (rawUrl: string): string => {
  const queryAt = rawUrl.indexOf('?');
  if (queryAt === -1) return rawUrl;
  const pathname = rawUrl.slice(0, queryAt);
  const known = [...new URLSearchParams(rawUrl.slice(queryAt + 1))].filter(([name, value]) =>
    isRead(pathname, name, value),
  );
  if (known.length === 0) return pathname;
  known.sort(([nameA, valueA], [nameB, valueB]) => {
    const a = `${nameA}\n${valueA}`;
    const b = `${nameB}\n${valueB}`;
    return a < b ? -1 : a > b ? 1 : 0;
  });
  return `${pathname}?${new URLSearchParams(known)}`;
};
