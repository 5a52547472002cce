import { normaliseRedirectPath } from './normalise-redirect-path.ts';
import { isOwnPath } from './own-paths.ts';
import type { RedirectsInput } from './redirects-schema.ts';

/** What is wrong with one redirect among the others. */
export interface RedirectFault {
  readonly index: number;
  readonly key: 'from' | 'to';
  readonly message: string;
}

const pathOf = (to: string): string => normaliseRedirectPath(to.split(/[?#]/)[0] ?? '');

/** The last address that a chain of redirects comes to; undefined when it goes round. */
const followTo = (to: string, next: ReadonlyMap<string, string>): string | undefined => {
  const seen = new Set<string>();
  let at = to;
  for (let further = next.get(pathOf(at)); further !== undefined; further = next.get(pathOf(at))) {
    if (seen.has(pathOf(at))) return undefined;
    seen.add(pathOf(at));
    at = further;
  }
  return at;
};

const explainTo = (to: string, next: ReadonlyMap<string, string>): string | undefined => {
  if (!next.has(pathOf(to))) return undefined;
  const end = followTo(to, next);
  return end === undefined ? `'${to}' leads round in a circle` : `'${to}' leads on to '${end}': lead there at once`;
};

/** Redirects that are there twice, hide a page of the site, lead on to another redirect or go round. */
export const findRedirectFaults = (
  redirects: RedirectsInput,
  isPage: (path: string) => boolean,
): readonly RedirectFault[] => {
  const next = new Map(redirects.map(({ from, to }) => [normaliseRedirectPath(from), to]));
  const firsts = new Map<string, number>();
  return redirects.flatMap(({ from, to }, index): RedirectFault[] => {
    const path = normaliseRedirectPath(from);
    const first = firsts.get(path);
    firsts.set(path, first ?? index);
    const chain = explainTo(to, next);
    return [
      ...(first === undefined ? [] : [{ index, key: 'from' as const, message: `'${from}' is there twice` }]),
      ...(isPage(path) || isOwnPath(path)
        ? [{ index, key: 'from' as const, message: `'${from}' would hide a page of this site` }]
        : []),
      ...(chain === undefined ? [] : [{ index, key: 'to' as const, message: chain }]),
    ];
  });
};
