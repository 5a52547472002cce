interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  readonly page: number;
  readonly pageCount: number;
}

export const paginate = <Entry>(
  entries: readonly Entry[],
  page: number,
  pageSize: number,
): ListPage<Entry> | undefined => {
  const pageCount = Math.max(1, Math.ceil(entries.length / pageSize));
  if (page < 1 || page > pageCount) return undefined;
  return { entries: entries.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
};

/** No parameter means page 1. Rejects spellings such as '01', because caches would store each as another page. */
export const readPageNumber = (parameters: readonly string[]): number | undefined => {
  if (parameters.length === 0) return 1;
  const [parameter = '', ...more] = parameters;
  return more.length === 0 && /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : undefined;
};
