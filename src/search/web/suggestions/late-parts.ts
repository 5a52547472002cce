// One file for both, because every lazy file is named in the scripts of every page.
export { showSearchDialog } from './search-dialog.tsx';
export { SuggestionList } from './suggestion-list.tsx';
