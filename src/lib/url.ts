export const toAbsoluteUrl = (url: string, siteUrl: string): string => URL.parse(url, siteUrl)?.href ?? url;

export const addParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  if (!/^(?:\/|https?:)/.test(address)) return address;
  const [page = '', fragment] = address.split('#', 2);
  const joint = page.includes('?') ? '&' : '?';
  return `${page}${joint}${new URLSearchParams(parameters)}${fragment === undefined ? '' : `#${fragment}`}`;
};

export const fillPath = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));
