const freshSeconds = 300;
const staleSeconds = 86_400;

/**
 * A replaced file keeps its address. Browsers use their copy for five minutes, and for a day show it while they ask for
 * a newer one.
 */
export const mediaCaching = `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
