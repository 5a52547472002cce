import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** If the lead has no listed location, uses the dealer's main location or, without one, the first location. */
export const findClockPlace = (
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary) ?? locations[0];
