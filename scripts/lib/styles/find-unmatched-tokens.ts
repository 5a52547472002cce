import type { StyleSheet } from './read-style-sheet.ts';

export interface UnmatchedTokens {
  /** Custom properties that are read without a fallback but never set. The declarations that read them are invalid. */
  readonly unknown: readonly string[];
  readonly unread: readonly string[];
}

/**
 * A custom property that's read with a fallback needn't be set.
 * @param siteTokens the custom properties set by a site's theme
 * @param drawings the text of SVG files, which also read custom properties
 */
export const findUnmatchedTokens = (
  sheets: readonly StyleSheet[],
  siteTokens: ReadonlySet<string>,
  drawings: readonly string[] = [],
): UnmatchedTokens => {
  const declarations = sheets.flatMap((sheet) => sheet.declarations);
  const set = new Set(declarations.map(({ property }) => property).filter((property) => property.startsWith('--')));
  const readers = [...declarations.map(({ value }) => value), ...drawings];
  const reads = readers.flatMap((text) => [...text.matchAll(/var\((--[a-z0-9-]+)(,?)/g)]);
  const read = new Set(reads.map(([, name = '']) => name));
  const needed = new Set(reads.filter(([, , fallback]) => fallback === '').map(([, name = '']) => name));
  return {
    unknown: [...needed].filter((name) => !set.has(name) && !siteTokens.has(name)).sort(),
    unread: [...set].filter((name) => !read.has(name)).sort(),
  };
};
