import { normaliseRedirectPath, type Redirect, type RedirectTable } from './redirect.ts';

const dataSuffix = '.data';

const addQuery = (to: string, query: string): string => {
  if (query === '') return to;
  const [path = '', anchor] = to.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
};

export interface FoundRedirect extends Redirect {
  readonly isForData: boolean;
}

export const findRedirect = (redirects: RedirectTable, target: string): FoundRedirect | undefined => {
  const [path = '', ...rest] = target.split('?');
  const isForData = path.endsWith(dataSuffix);
  const from = normaliseRedirectPath(isForData ? path.slice(0, -dataSuffix.length) : path);
  // Uses `hasOwn`, because every object inherits a 'constructor'.
  const redirect = Object.hasOwn(redirects, from) ? redirects[from] : undefined;
  if (redirect === undefined) return undefined;
  return { ...redirect, to: addQuery(redirect.to, rest.join('?')), isForData };
};
