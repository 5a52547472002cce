/** Intl puts narrow and no-break spaces into dates and times. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
