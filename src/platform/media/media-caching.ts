const freshSeconds = 300;
const staleSeconds = 86_400;

/**
 * A replaced file keeps its URL, so browsers use their copy for five minutes, then for a day while they fetch a newer
 * one.
 */
export const mediaCaching = `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
