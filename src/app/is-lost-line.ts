/**
 * Matches the error messages of Chrome, Firefox and Safari for data, a module or the rest of a response that didn't
 * arrive.
 */
const words =
  /failed to fetch|network ?error|load failed|loading dynamically imported module|module script failed|appears to be offline|error in input stream/i;

const isNetworkError = (error: unknown): boolean => error instanceof TypeError && words.test(error.message);

export const isLostLine = (error: unknown): boolean =>
  isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
