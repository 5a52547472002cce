const words: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'yep', 'yeah', 'yup', 'sure', 'ok', 'true'].map((word) => [word, true] as const),
  ...['n', 'no', 'nope', 'nah', 'none', 'false'].map((word) => [word, false] as const),
]);

/** Returns undefined for anything that is neither a yes nor a no. */
export const readYesNo = (text: string): boolean | undefined =>
  words.get(text.trim().toLowerCase().replace(/[.!]$/, ''));
