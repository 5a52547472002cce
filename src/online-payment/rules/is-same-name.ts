const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** @spec L2.16 */
export const isSameName = (typed: string, written: string): boolean =>
  fold(typed) !== '' && fold(typed) === fold(written);
