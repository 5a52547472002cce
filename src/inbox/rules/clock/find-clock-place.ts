import type { SiteLocation } from '#src/sites/model/site-location.ts';

export const findClockPlace = (
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary) ?? locations[0];
