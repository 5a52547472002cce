/** The address as other sites need it: one of the site gets its public address in front. */
export const toAbsoluteUrl = (url: string, siteUrl: string): string => URL.parse(url, siteUrl)?.href ?? url;

/** An address with more parameters, whether it has some already or a fragment; what is no page, such as tel:, stays as it is. */
export const addParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  if (!/^(?:\/|https?:)/.test(address)) return address;
  const [page = '', fragment] = address.split('#', 2);
  const joint = page.includes('?') ? '&' : '?';
  return `${page}${joint}${new URLSearchParams(parameters)}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** The address that a pattern with one ':' stands for, such as that of a vehicle by its slug. */
export const fillPath = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));
