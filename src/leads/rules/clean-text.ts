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

/** A text of several lines as it is kept. */
export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(directionMarks, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
