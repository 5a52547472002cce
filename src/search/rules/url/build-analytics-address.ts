/** Omits the typed words and the postcode, which can identify the visitor. @spec B7.30, D.24 */
export const buildAnalyticsAddress = (canonicalUrl: string): string => {
  const { pathname, search } = new URL(canonicalUrl);
  const told = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !/^(?:query|typed|postcode)=/.test(parameter));
  return told.length === 0 ? pathname : `${pathname}?${told.join('&')}`;
};
