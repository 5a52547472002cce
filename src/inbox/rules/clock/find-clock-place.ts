import type { SiteLocation } from '#src/sites/model/site-location.ts';

/**
 * Returns the lead's location. If the lead has none, or its location is no longer listed, returns the dealer's main
 * location; if there is no main location, the first one.
 */
export const findClockPlace = (
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary) ?? locations[0];
