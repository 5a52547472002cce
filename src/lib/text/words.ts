export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const joinKnown = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);
