import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { CheckedLead } from './check-lead.ts';
import type { LeadsConfig } from './config.ts';
import type { FormKindName } from './form-kinds.ts';
import type { LeadVehicle } from './lead-vehicle.ts';

interface DealershipSite {
  readonly locations: readonly Pick<SiteLocation, 'id' | 'dealershipSlug'>[];
  readonly config: { readonly leads: Pick<LeadsConfig, 'serviceDealership'> };
}

/**
 * Whose lead it is: the dealership that was chosen, else the seller of the vehicle, else the one that answers for the
 * location that was chosen. A service booking belongs to the dealership of its location only where the site says so.
 * @returns null where nothing says @spec L3.03, L3.05, L7.02, L7.03
 */
export const chooseLeadDealership = (
  form: FormKindName,
  { dealershipSlug, locationId }: Pick<CheckedLead, 'dealershipSlug' | 'locationId'>,
  vehicle: Pick<LeadVehicle, 'dealershipSlug'> | null,
  { locations, config }: DealershipSite,
): string | null => {
  const ofLocation = locations.find(({ id }) => id === locationId)?.dealershipSlug ?? null;
  if (form === 'service' && config.leads.serviceDealership === 'ofServiceLocation') return ofLocation;
  const named = dealershipSlug ?? vehicle?.dealershipSlug ?? null;
  return form === 'service' ? named : (named ?? ofLocation);
};
