const maxLength = 1_000;

const here = 'https://site.invalid';

/**
 * Browsers read a backslash as a slash, and remove tabs and line breaks. A path with these characters, or with two
 * slashes at its start, can lead to another host.
 */
const misleading = /[\\\s\p{Cc}]|^\/\//u;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const isPathHere = (text: string): boolean =>
  text.startsWith('/') && !misleading.test(text) && URL.parse(text, here)?.origin === here;

const escapeForHeader = (text: string): string => text.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Returns '/' for a missing or unsafe path, such as one that leads to another site. @spec L6.02 */
export const chooseSafePath = (asked: string | null): string => {
  if (asked === null || asked.length > maxLength) return '/';
  // Decodes only the path, because a query can't lead to another site, whatever it contains.
  const [path = ''] = asked.split(/[?#]/, 1);
  const once = decode(path);
  const twice = once === undefined ? undefined : decode(once);
  if (once === undefined || twice === undefined) return '/';
  return [asked, once, twice].every(isPathHere) ? escapeForHeader(asked) : '/';
};

const anchorPattern = /^#[\w-]{1,100}$/;

/** @spec L6.02 */
export const keepAnchor = (path: string, anchor: string): string => {
  if (!anchorPattern.test(anchor) || path.includes('#')) return path;
  return chooseSafePath(path + anchor) === path + anchor ? path + anchor : path;
};
