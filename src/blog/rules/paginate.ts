interface ListPage<Entry> {
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

/**
 * The page that an address asks for, counted from 1; undefined for words that are no such number, and for more than one: what a
 * page does not tell apart would be kept many times. @param parameters as the address has them
 */
export const readPageNumber = (parameters: readonly string[]): number | undefined => {
  if (parameters.length === 0) return 1;
  const [parameter = '', ...more] = parameters;
  return more.length === 0 && /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : undefined;
};
