export type RequestTarget =
  /** Its path is safe to resolve against any site's URL: it stays on that site. */
  { readonly kind: 'plain' } | { readonly kind: 'moved'; readonly location: string } | { readonly kind: 'malformed' };

const pathPattern = /^[^?#]*/;
/** Anything but printable ASCII, encoded null, and backslashes, which browsers treat as slashes. */
const forbidden = /[^!-~]|\\|%5c|%00/i;
const detour = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

const withoutDetours = (path: string): string =>
  new URL(path.replaceAll(/\/{2,}/g, '/'), 'http://site.invalid').pathname;

/** Clients disagree about `//host/path` and `/a/../b`, so all spellings of a path redirect to one. */
export const parseRequestTarget = (target: string): RequestTarget => {
  const path = pathPattern.exec(target)?.[0] ?? '';
  if (!path.startsWith('/') || forbidden.test(path)) return { kind: 'malformed' };
  const rest = target.slice(path.length);
  const hasDetour = detour.test(path);
  const hasFragment = rest.startsWith('#');
  if (!hasDetour && !hasFragment) return { kind: 'plain' };
  return { kind: 'moved', location: (hasDetour ? withoutDetours(path) : path) + (hasFragment ? '' : rest) };
};
