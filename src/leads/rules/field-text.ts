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

/** The digits of a number as people write it: '45,000', '$45 000' and '45000 kms' are all 45000. @spec L5.14 */
export const readDigits = (text: string): string => text.replaceAll(/[\s,$]|kms?$/gi, '');

/** Letters that turn the direction of what stands around them: in a mail they could make one thing read as another. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line of a form as it is kept: no line breaks or other control letters, so that it can stand in a header of a mail. */
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
