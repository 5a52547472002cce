import { hasStrayParameter } from '#src/platform/http/refuse-unknown-parameters.ts';

/** In characters. */
export const maxAddressLength = 2_000;

/** Whether a page's content depends on a query parameter with this value. */
export type IsKnownParameter = (pathname: string, name: string, value: string) => boolean;

/** React Router requests part of a page's data with this parameter. */
const routesParameter = '_routes';

const isPart = (pathname: string, name: string): boolean => name === routesParameter && pathname.endsWith('.data');

const isReadOf =
  (pathname: string, isKnown: IsKnownParameter) =>
  ([name, value]: readonly [string, string]): boolean =>
    isPart(pathname, name) || isKnown(pathname, name, value);

/**
 * Returns true when an address carries parameters that the page ignores, as advertisers and bots add. A CDN would cache a copy of
 * each. @spec B7.34
 */
export const isMadeUpAddress = (rawUrl: string, isKnown: IsKnownParameter): boolean => {
  const isRead = isReadOf(rawUrl.split('?', 1)[0] ?? '', isKnown);
  return hasStrayParameter(rawUrl, (name, value) => isRead([name, value]));
};

/** Builds a page's cache key: its path and the parameters it reads, sorted. Other parameters are dropped. */
export const buildPageAddress = (rawUrl: string, isKnown: IsKnownParameter): string => {
  const queryAt = rawUrl.indexOf('?');
  if (queryAt === -1) return rawUrl;
  const pathname = rawUrl.slice(0, queryAt);
  const known = [...new URLSearchParams(rawUrl.slice(queryAt + 1))].filter(isReadOf(pathname, isKnown));
  if (known.length === 0) return pathname;
  known.sort(([nameA, valueA], [nameB, valueB]) => {
    const a = `${nameA}\n${valueA}`;
    const b = `${nameB}\n${valueB}`;
    return a < b ? -1 : a > b ? 1 : 0;
  });
  return `${pathname}?${new URLSearchParams(known)}`;
};
