/** What a request's target is good for. */
export type RequestTarget =
  /** Its path can be given to `new URL` beside any site's address and stays on that site. */
  | { readonly kind: 'plain' }
  /** Another spelling of `location`, which is a plain target. */
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'malformed' };

/** A path ends where the query or, from those who do not know better, a fragment begins. */
const pathPattern = /^[^?#]*/;
/** Space, control characters, whatever is not ASCII, and what browsers take for a slash, plain or encoded; and null. */
const forbidden = /[^!-~]|\\|%5c|%00/i;
/** An empty segment, or one that means this folder or the one above. */
const detour = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

const withoutDetours = (path: string): string =>
  new URL(path.replaceAll(/\/{2,}/g, '/'), 'http://site.invalid').pathname;

/**
 * Reads the target of a request. `//host/path` is a path to us and another site to a browser, and `/a/../b` is `/b` to
 * some and not to others: one spelling is answered, and the others lead to it.
 */
export const parseRequestTarget = (target: string): RequestTarget => {
  const path = pathPattern.exec(target)?.[0] ?? '';
  if (!path.startsWith('/') || forbidden.test(path)) return { kind: 'malformed' };
  const rest = target.slice(path.length);
  const hasDetour = detour.test(path);
  const hasFragment = rest.startsWith('#');
  if (!hasDetour && !hasFragment) return { kind: 'plain' };
  return { kind: 'moved', location: (hasDetour ? withoutDetours(path) : path) + (hasFragment ? '' : rest) };
};
