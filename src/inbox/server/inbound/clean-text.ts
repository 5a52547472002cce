import { cutText } from '#src/lib/text/cut-text.ts';

/**
 * Removes control characters except tabs and line breaks, and replaces lone surrogates. PostgreSQL can store neither
 * NUL nor a lone surrogate.
 */
export const cleanText = (text: string, maxLength: number): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
  cutText(text.toWellFormed().replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ''), maxLength);
