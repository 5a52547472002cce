interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  readonly page: number;
  readonly pageCount: number;
}

/** Pages count from 1, and an empty list has one page. Returns undefined if `page` is out of range. */
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
 * Reads a page number from 1 to 9999. Without a parameter, it's 1. Returns undefined for anything else, such as
 * repeated parameters, because a cache would store a copy for each spelling.
 */
export const readPageNumber = (parameters: readonly string[]): number | undefined => {
  if (parameters.length === 0) return 1;
  const [parameter = '', ...more] = parameters;
  return more.length === 0 && /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : undefined;
};
