/** An address with more parameters, whether it has some already or a fragment; what is no page, such as tel:, stays as it is. */
export const addParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  if (!/^(?:\/|https?:)/.test(address)) return address;
  const [page = '', fragment] = address.split('#', 2);
  const joint = page.includes('?') ? '&' : '?';
  return `${page}${joint}${new URLSearchParams(parameters)}${fragment === undefined ? '' : `#${fragment}`}`;
};
