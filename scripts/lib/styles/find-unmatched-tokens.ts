import type { StyleSheet } from './read-style-sheet.ts';

export interface UnmatchedTokens {
  /** Read and set nowhere: the declaration would be void. */
  readonly unknown: readonly string[];
  /** Set and read nowhere. */
  readonly unread: readonly string[];
}

/**
 * Custom properties that are read without a value or set without a reader; a fallback counts as a value.
 * @param ofSite set by the site's theme
 * @param drawings the text of drawings, which read what style sheets set
 */
export const findUnmatchedTokens = (
  sheets: readonly StyleSheet[],
  ofSite: ReadonlySet<string>,
  drawings: readonly string[] = [],
): UnmatchedTokens => {
  const declarations = sheets.flatMap((sheet) => sheet.declarations);
  const set = new Set(declarations.map(({ property }) => property).filter((property) => property.startsWith('--')));
  const readers = [...declarations.map(({ value }) => value), ...drawings];
  const reads = readers.flatMap((text) => [...text.matchAll(/var\((--[a-z0-9-]+)(,?)/g)]);
  const read = new Set(reads.map(([, name = '']) => name));
  const needed = new Set(reads.filter(([, , fallback]) => fallback === '').map(([, name = '']) => name));
  return {
    unknown: [...needed].filter((name) => !set.has(name) && !ofSite.has(name)).sort(),
    unread: [...set].filter((name) => !read.has(name)).sort(),
  };
};
