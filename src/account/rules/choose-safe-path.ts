/** Longest address that is gone back to, in characters. */
const maxLength = 1_000;

/** Stands for whatever site it is: an address that leaves it is on another origin. */
const here = 'https://site.invalid';

/** What a browser takes out of an address or reads as a slash: with it an address means another than it seems. */
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

/** A header takes plain signs alone: browsers escape the others by themselves, programs do not. */
const escapeForHeader = (text: string): string => text.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * An address of the same site that was handed over in an address, such as `redirect`: its path, query and anchor. Anything that
 * could lead elsewhere, encoded once or twice, becomes the home page. @spec L6.02
 */
export const chooseSafePath = (asked: string | null): string => {
  if (asked === null || asked.length > maxLength) return '/';
  // What leads elsewhere stands at the start of an address; a query may hold any sign.
  const [path = ''] = asked.split(/[?#]/, 1);
  const once = decode(path);
  const twice = once === undefined ? undefined : decode(once);
  if (once === undefined || twice === undefined) return '/';
  return [asked, once, twice].every(isPathHere) ? escapeForHeader(asked) : '/';
};

const anchorPattern = /^#[\w-]{1,100}$/;

/** A way back with the anchor of the page that was asked for, unless it names one already. What is no plain name stays away. @spec L6.02 */
export const keepAnchor = (path: string, anchor: string): string => {
  if (!anchorPattern.test(anchor) || path.includes('#')) return path;
  // An address that is too long with it is gone back to without it.
  return chooseSafePath(path + anchor) === path + anchor ? path + anchor : path;
};
