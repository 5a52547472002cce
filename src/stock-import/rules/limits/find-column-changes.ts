/**
 * Our column for each of a feed's headings: 'ignored' if it's left out on purpose, null if the heading isn't
 * recognised.
 */
export type FeedHeadings = Readonly<Record<string, string | null>>;

export interface ColumnChanges {
  /** The last feed's headings whose column this feed doesn't have under any heading. */
  readonly gone: readonly { readonly heading: string; readonly column: string }[];
  /** New headings that aren't recognised. One of them may be a lost column under a new name. */
  readonly unread: readonly string[];
}

export const findColumnChanges = (last: FeedHeadings, headings: FeedHeadings): ColumnChanges => {
  const columns = new Set(Object.values(headings));
  return {
    gone: Object.entries(last).flatMap(([heading, column]) =>
      column === null || columns.has(column) ? [] : [{ heading, column }],
    ),
    unread: Object.keys(headings).filter((heading) => headings[heading] === null && !Object.hasOwn(last, heading)),
  };
};
