/** The routes whose pages can replace each other in place, and their paths. Other pages are documents of their own. */
const patterns: Readonly<Record<string, RegExp>> = {
  'storefront/search/search-route': /^\/search(?:\/|$)/,
  'used-car': /^\/used-car(?:\/[^/]+){0,3}$/,
  'storefront/vehicle/vehicle-route': /^\/cars\/(?!trade-in$)[^/]+$/,
};

export const routeIdsInPlace: readonly string[] = Object.keys(patterns);

/** Returns the id of the path's route; undefined for a page that needs a document of its own. */
export const findRouteInPlace = (pathname: string): string | undefined =>
  routeIdsInPlace.find((id) => patterns[id]?.test(pathname));
