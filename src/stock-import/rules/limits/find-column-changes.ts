/**
 * Our column for each of a feed's headings: 'ignored' if it's left out on purpose, null if the heading isn't
 * recognised.
 */
export type FeedHeadings = Readonly<Record<string, string | null>>;

export interface ColumnChanges {
  /** Headings of the last feed whose column is missing from this feed, even under another heading. */
  readonly gone: readonly { readonly heading: string; readonly column: string }[];
  /** New headings that aren't recognised. One of them may be a lost column under a new name. */
  readonly unread: readonly string[];
  /** True if only one of the two feeds has headings, so that they can't be compared. */
  readonly isOtherFormat: boolean;
}

/** A feed's headings are null if its format has none. */
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
