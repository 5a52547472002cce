export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Lower-cases the first letter, as in 'By appointment only', unless the text has another capital, as in 'Christmas
 * Day'.
 */
export const decapitalise = (text: string): string =>
  /[A-Z]/.test(text.slice(1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const joinKnown = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);
