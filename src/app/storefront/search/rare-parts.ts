// What few searches show, in one file: each file more is named in the scripts of every search.
export { NoResults } from '#src/search/web/no-results.tsx';
export { TypedNote } from '#src/search/web/typed-note.tsx';
export { Alternatives } from './alternatives.tsx';
