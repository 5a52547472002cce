// What a search field needs once it's used: in one file, since each file more is named in the scripts of every page.
export { showSearchDialog } from './search-dialog.tsx';
export { SuggestionList } from './suggestion-list.tsx';
