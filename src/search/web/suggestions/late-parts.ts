// One file for both components, because every page's scripts name each lazily loaded file.
export { showSearchDialog } from './search-dialog.tsx';
export { SuggestionList } from './suggestion-list.tsx';
