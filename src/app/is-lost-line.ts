/** Messages of network errors: for data in Chromium, Firefox and Safari, then for a module in Safari. */
const words = /failed to fetch|networkerror|load failed|importing a module script failed/i;

/** Returns true for a browser's network error, which means that the shopper's connection failed. */
export const isLostLine = (error: unknown): boolean => error instanceof TypeError && words.test(error.message);
