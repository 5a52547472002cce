/** The address as other sites need it: one of the site gets its public address in front. */
export const toAbsoluteUrl = (url: string, siteUrl: string): string => URL.parse(url, siteUrl)?.href ?? url;
