/** Path patterns by route id. Pages of these routes can replace each other without a page load. */
const patterns: Readonly<Record<string, RegExp>> = {
  'storefront/search/search-route': /^\/search(?:\/|$)/,
  'used-car': /^\/used-car(?:\/[^/]+){0,3}$/,
  'storefront/vehicle/vehicle-route': /^\/cars\/(?!trade-in$)[^/]+$/,
};

export const routeIdsInPlace: readonly string[] = Object.keys(patterns);

export const findRouteInPlace = (pathname: string): string | undefined =>
  routeIdsInPlace.find((id) => patterns[id]?.test(pathname));
