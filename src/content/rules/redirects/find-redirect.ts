import { normaliseRedirectPath, type Redirect, type RedirectTable } from './redirect.ts';

/** React Router asks for a page's data under its path and this. */
const dataSuffix = '.data';

/** The query that came goes along, before the anchor and after a query that the redirect has of its own. */
const addQuery = (to: string, query: string): string => {
  if (query === '') return to;
  const [path = '', anchor] = to.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
};

export interface FoundRedirect extends Redirect {
  /** Whether a script asked for the data of a page, and not a browser for the page. */
  readonly isForData: boolean;
}

/**
 * Where the target of a request, path and query, leads now; undefined for one that no redirect is for. What the dealer
 * wrote decides where it leads: a request adds a query and nothing else.
 */
export const findRedirect = (redirects: RedirectTable, target: string): FoundRedirect | undefined => {
  const [path = '', ...rest] = target.split('?');
  const isForData = path.endsWith(dataSuffix);
  const from = normaliseRedirectPath(isForData ? path.slice(0, -dataSuffix.length) : path);
  // Every object has something under 'constructor': only what the site itself has is a redirect.
  const redirect = Object.hasOwn(redirects, from) ? redirects[from] : undefined;
  if (redirect === undefined) return undefined;
  return { ...redirect, to: addQuery(redirect.to, rest.join('?')), isForData };
};
