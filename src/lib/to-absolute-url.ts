/** The address as other sites need it: paths of the site get its public address in front. */
export const toAbsoluteUrl = (url: string, siteUrl: string): string => (url.startsWith('/') ? `${siteUrl}${url}` : url);
