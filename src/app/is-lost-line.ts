/** Matches the messages of network errors in Chrome, Firefox and Safari. */
const words =
  /failed to fetch|network ?error|load failed|loading dynamically imported module|module script failed|appears to be offline|error in input stream/i;

const isNetworkError = (error: unknown): boolean => error instanceof TypeError && words.test(error.message);

export const isLostLine = (error: unknown): boolean =>
  isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
