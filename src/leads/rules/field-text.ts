const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const forbidden = /[\s"(),:;<>@[\\\]]/;

/** @spec D.33 */
export const isEmailAddress = (text: string): boolean => {
  const [name = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || name === '' || name.length > 64 || forbidden.test(name)) return false;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
};

/** @spec L5.14 */
export const readDigits = (text: string): string => text.replaceAll(/[\s,$]|kms?$/gi, '');

/** Unicode direction marks can make text in an email read differently from what was typed. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Makes text safe for an email header. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(directionMarks, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');

export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(directionMarks, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
