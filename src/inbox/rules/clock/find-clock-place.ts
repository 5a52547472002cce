import type { SiteLocation } from '#src/sites/model/site-location.ts';

/**
 * Returns the lead's location. If the lead has none, or it's no longer listed, returns the dealer's main location,
 * otherwise the first one.
 */
export const findClockPlace = (
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary) ?? locations[0];
