import { SearchError } from '../search-error.ts';

/** A filter that cannot be read, or that names what may not be filtered. */
export const filterError = (message: string): SearchError => new SearchError('invalid_search_filter', message);

/** The message, then the stretch of the filter that it is about: first column, the column after the last, the filter. */
export const filterErrorAt = (message: string, source: string, start: number, end: number): SearchError => {
  const column = [...source.slice(0, start)].length + 1;
  const length = [...source.slice(start, end)].length;
  return filterError(`${message}\n${column}:${column + length} ${source}`);
};
