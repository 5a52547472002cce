/** A feed's headings, each with the column it's read as; null for one that isn't read. */
export type FeedHeadings = Readonly<Record<string, string | null>>;

/** How a feed's headings differ from those of the last feed. */
export interface ColumnChanges {
  /** Headings whose column no heading is read as any more. */
  readonly gone: readonly { readonly heading: string; readonly column: string }[];
  /** Headings that aren't read and weren't in the last feed. One of them may be a lost column under a new name. */
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
