import { cutText } from '#src/lib/text/cut-text.ts';

/** Keeps tabs and line breaks. PostgreSQL can't store NUL or lone surrogates. */
export const cleanText = (text: string, maxLength: number): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
  cutText(text.toWellFormed().replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ''), maxLength);
