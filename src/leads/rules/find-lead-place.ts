import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { LeadVehicle } from './lead-vehicle.ts';

interface PlacedLead {
  /** The place that was chosen. */
  readonly locationId: number | null;
  readonly vehicle: Pick<LeadVehicle, 'locationId'> | null;
}

/** The place that a lead is for: the one that was chosen, else where its vehicle stands; undefined for no place of the site. */
export const findLeadPlace = <Location extends Pick<SiteLocation, 'id'>>(
  { locationId, vehicle }: PlacedLead,
  locations: readonly Location[],
): Location | undefined => locations.find(({ id }) => id === (locationId ?? vehicle?.locationId));
