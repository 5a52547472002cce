const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const forbidden = /[\s"(),:;<>@[\\\]]/;

/** Whether mail can be sent to an address: one @, a name before it and a domain of several parts behind it. @spec D.33 */
export const isEmailAddress = (text: string): boolean => {
  const [name = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || name === '' || name.length > 64 || forbidden.test(name)) return false;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
};
