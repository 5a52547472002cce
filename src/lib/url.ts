export const toAbsoluteUrl = (url: string, siteUrl: string): string => URL.parse(url, siteUrl)?.href ?? url;

/** Adds parameters to a path or a web address, before any fragment. Other addresses, such as tel:, stay unchanged. */
export const addParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  if (!/^(?:\/|https?:)/.test(address)) return address;
  const [page = '', fragment] = address.split('#', 2);
  const joint = page.includes('?') ? '&' : '?';
  return `${page}${joint}${new URLSearchParams(parameters)}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** Replaces the one placeholder of a pattern such as '/api/cars/:slug', and encodes the value. */
export const fillPath = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));
