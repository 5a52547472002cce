/** Network errors of Chromium, Firefox and Safari: for data, then for a module. */
const words = /failed to fetch|networkerror|load failed|importing a module script failed/i;

/** Returns true when the shopper's connection failed, not the server or the page. */
export const isLostLine = (error: unknown): boolean => error instanceof TypeError && words.test(error.message);
