// Every search page lists each file among its scripts, so rarely needed parts share one file.
export { NoResults } from '#src/search/web/no-results.tsx';
export { PaginationLinks } from '#src/search/web/pagination-links.tsx';
export { TextSearch } from '#src/search/web/text-search.tsx';
export { TypedNote } from '#src/search/web/typed-note.tsx';
export { Alternatives } from './alternatives.tsx';
