const freshSeconds = 300;
const staleSeconds = 86_400;

/**
 * Lets browsers use their copy for five minutes, then for a day while they fetch a newer one. A replaced file keeps its
 * address.
 */
export const mediaCaching = `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
