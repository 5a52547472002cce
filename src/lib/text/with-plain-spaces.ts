/** Intl puts no-break spaces (U+00A0 and U+202F) into dates and times. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
