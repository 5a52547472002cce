/**
 * Whether an address says more than is read of it: a parameter that isn't known, or an empty one. A stranger can make up such
 * addresses without end.
 */
export const hasStrayParameter = (url: string, isKnown: (name: string, value: string) => boolean): boolean => {
  const queryAt = url.indexOf('?');
  if (queryAt === -1) return false;
  return url
    .slice(queryAt + 1)
    .split('&')
    .some((part) => {
      const [pair] = new URLSearchParams(part);
      return pair === undefined || !isKnown(...pair);
    });
};
