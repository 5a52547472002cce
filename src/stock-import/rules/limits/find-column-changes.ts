/**
 * Maps each heading of a feed to our column: 'ignored' if the column is left out on purpose, null if the heading is
 * unknown.
 */
export type FeedHeadings = Readonly<Record<string, string | null>>;

export interface ColumnChanges {
  readonly gone: readonly { readonly heading: string; readonly column: string }[];
  readonly unread: readonly string[];
  /** True if only one of the two feeds has headings, so that nothing can be compared. */
  readonly isOtherFormat: boolean;
}

export const findColumnChanges = (last: FeedHeadings | null, headings: FeedHeadings | null): ColumnChanges => {
  if (last === null || headings === null) return { gone: [], unread: [], isOtherFormat: last !== headings };
  const columns = new Set(Object.values(headings));
  return {
    isOtherFormat: false,
    gone: Object.entries(last).flatMap(([heading, column]) =>
      column === null || columns.has(column) ? [] : [{ heading, column }],
    ),
    unread: Object.keys(headings).filter((heading) => headings[heading] === null && !Object.hasOwn(last, heading)),
  };
};
