export const toAbsoluteUrl = (url: string, siteUrl: string): string => URL.parse(url, siteUrl)?.href ?? url;

/** Adds parameters to an address, before any fragment. Addresses that aren't pages, such as tel:, stay unchanged. */
export const addParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  if (!/^(?:\/|https?:)/.test(address)) return address;
  const [page = '', fragment] = address.split('#', 2);
  const joint = page.includes('?') ? '&' : '?';
  return `${page}${joint}${new URLSearchParams(parameters)}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** Replaces the one placeholder of a pattern such as '/api/cars/:slug', and encodes the value. */
export const fillPath = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));
