/** The known parts of a text, joined: null and empty ones are left out. */
export const joinKnown = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);
