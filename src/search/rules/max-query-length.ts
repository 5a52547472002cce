/** The longest text that the search field and its suggestions take. */
export const maxQueryLength = 200;
