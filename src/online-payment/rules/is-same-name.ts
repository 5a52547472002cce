const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether somebody typed the last name that a dealer wrote, whatever its case, accents, gaps and hyphens. @spec L2.16 */
export const isSameName = (typed: string, written: string): boolean =>
  fold(typed) !== '' && fold(typed) === fold(written);
