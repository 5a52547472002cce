import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** Returns the lead's location; for a lead without one, the dealer's main location. */
export const findClockPlace = (
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary) ?? locations[0];
