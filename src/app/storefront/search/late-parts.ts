// One file for rarely needed parts, because every search page lists each extra file among its scripts.
export { NoResults } from '#src/search/web/no-results.tsx';
export { PaginationLinks } from '#src/search/web/pagination-links.tsx';
export { TextSearch } from '#src/search/web/text-search.tsx';
export { TypedNote } from '#src/search/web/typed-note.tsx';
export { Alternatives } from './alternatives.tsx';
