/**
 * A target of this site in the one spelling that is asked for in the end: browsers resolve '/a/../b', and the server leads
 * '/a//b' to '/a/b'. What is not ASCII is escaped, since no header holds it.
 */
export const settleTarget = (target: string): string => {
  const { pathname, search, hash } = new URL(target, 'http://site.invalid');
  return pathname.replaceAll(/\/{2,}/g, '/') + search + hash;
};
