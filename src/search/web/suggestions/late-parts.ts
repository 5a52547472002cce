// A single file, because every page's scripts list each lazily loaded file.
export { showSearchDialog } from './search-dialog.tsx';
export { SuggestionList } from './suggestion-list.tsx';
