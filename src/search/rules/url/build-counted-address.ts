/**
 * What is told of the address of a search that somebody looked at: its canonical one, without the site and without the
 * words that were typed, which may say who typed them. @spec B7.30, D.24
 */
export const buildCountedAddress = (canonicalUrl: string): string => {
  const { pathname, search } = new URL(canonicalUrl);
  return (pathname + search).replace(/([?&])query=[^&]*&?/, '$1').replace(/[?&]$/, '');
};
