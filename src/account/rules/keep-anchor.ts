import { chooseSafePath } from './choose-safe-path.ts';

const anchorPattern = /^#[\w-]{1,100}$/;

/** A way back with the anchor of the page that was asked for, unless it names one already. What is no plain name stays away. @spec L6.02 */
export const keepAnchor = (path: string, anchor: string): string => {
  if (!anchorPattern.test(anchor) || path.includes('#')) return path;
  // An address that is too long with it is gone back to without it.
  return chooseSafePath(path + anchor) === path + anchor ? path + anchor : path;
};
