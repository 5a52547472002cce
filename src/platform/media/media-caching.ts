const freshSeconds = 300;
const staleSeconds = 86_400;

/** A replaced file keeps its URL, so browsers must fetch it again soon. */
export const mediaCaching = `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
