/** A page of a list. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  readonly page: number;
  readonly pageCount: number;
}

/** The entries of a page, counted from 1; undefined for a page that there is not. An empty list has one page. */
export const paginate = <Entry>(
  entries: readonly Entry[],
  page: number,
  pageSize: number,
): ListPage<Entry> | undefined => {
  const pageCount = Math.max(1, Math.ceil(entries.length / pageSize));
  if (page < 1 || page > pageCount) return undefined;
  return { entries: entries.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
};
