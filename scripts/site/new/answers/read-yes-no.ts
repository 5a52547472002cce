const words: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'yep', 'yeah', 'yup', 'sure', 'ok', 'true'].map((word) => [word, true] as const),
  ...['n', 'no', 'nope', 'nah', 'none', 'false'].map((word) => [word, false] as const),
]);

export const readYesNo = (text: string): boolean | undefined =>
  words.get(text.trim().toLowerCase().replace(/[.!]$/, ''));
