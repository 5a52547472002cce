import { maxNameLength } from './search-limits.ts';

/** A name as it is kept: one line without signs that nobody sees. Null for one that is empty or too long. */
export const readSearchName = (text: string): string | null => {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > maxNameLength ? null : name;
};
