/**
 * What is told of the address of a search that somebody looked at: its canonical one, without the site and without the
 * words and the postcode that were typed, which may say who typed them. @spec B7.30, D.24
 */
export const buildCountedAddress = (canonicalUrl: string): string => {
  const { pathname, search } = new URL(canonicalUrl);
  const told = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !/^(?:query|typed|postcode)=/.test(parameter));
  return told.length === 0 ? pathname : `${pathname}?${told.join('&')}`;
};
