/** Matches what Chrome, Firefox and Safari say if data, a module or the rest of a response doesn't arrive. */
const words =
  /failed to fetch|network ?error|load failed|loading dynamically imported module|module script failed|appears to be offline|error in input stream/i;

const isNetworkError = (error: unknown): boolean => error instanceof TypeError && words.test(error.message);

/**
 * Returns true for a browser's network error, which means that the shopper's connection failed. If the connection fails
 * in the middle of a page's data, React Router throws its own error, with the network error as the cause.
 */
export const isLostLine = (error: unknown): boolean =>
  isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
