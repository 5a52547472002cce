/** `cache-control` of a page that is the same for everybody: a CDN keeps it for a minute, a browser asks each time. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
