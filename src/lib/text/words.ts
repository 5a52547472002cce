/** With a capital first letter, the rest as it is: 'coming soon' as 'Coming soon'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The known parts of a text, joined: null and empty ones are left out. */
export const joinKnown = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);
