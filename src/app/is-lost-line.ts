/** What the browsers say when nothing came through: Chromium, Firefox, Safari; of data, then of a part of the page. */
const words = /failed to fetch|networkerror|load failed|importing a module script failed/i;

/** Whether an error is the shopper's line rather than the server's fault or the page's. */
export const isLostLine = (error: unknown): boolean => error instanceof TypeError && words.test(error.message);
