// One file for rarely needed parts: every extra file is listed in the scripts of every search.
export { NoResults } from '#src/search/web/no-results.tsx';
export { PaginationLinks } from '#src/search/web/pagination-links.tsx';
export { TextSearch } from '#src/search/web/text-search.tsx';
export { TypedNote } from '#src/search/web/typed-note.tsx';
export { Alternatives } from './alternatives.tsx';
