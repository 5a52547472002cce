const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * True if two last names differ at most in case, accents, spaces and punctuation. False if the typed one has no letters
 * or digits.
 * @spec L2.16
 */
export const isSameName = (typed: string, written: string): boolean =>
  fold(typed) !== '' && fold(typed) === fold(written);
