import { hasStrayParameter } from '#src/platform/http/refuse-unknown-parameters.ts';

/** Longest address that is looked at, in characters. */
export const maxAddressLength = 2_000;

/** Says whether a page's content depends on a query parameter with that value. */
export type IsKnownParameter = (pathname: string, name: string, value: string) => boolean;

/** React Router asks for the data of part of a page with this parameter. */
const routesParameter = '_routes';

/** Only data is asked for in parts; whether the part is the page's own, its writer says. */
const isPart = (pathname: string, name: string): boolean => name === routesParameter && pathname.endsWith('.data');

const isReadOf =
  (pathname: string, isKnown: IsKnownParameter) =>
  ([name, value]: readonly [string, string]): boolean =>
    isPart(pathname, name) || isKnown(pathname, name, value);

/**
 * Whether an address is one of many for the same page, as advertisers and strangers make them up. A CDN would keep a copy for
 * each. @spec B7.34
 */
export const isMadeUpAddress = (rawUrl: string, isKnown: IsKnownParameter): boolean => {
  const isRead = isReadOf(rawUrl.split('?', 1)[0] ?? '', isKnown);
  return hasStrayParameter(rawUrl, (name, value) => isRead([name, value]));
};

/**
 * The address that a page is kept under: the path and the parameters that the page reads, in one order. Parameters
 * of advertisers and of strangers do not make another page. `rawUrl` is a target that parseRequestTarget calls plain: beside
 * any site's address it names a page of that site.
 */
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
