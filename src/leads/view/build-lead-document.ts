import { findLeadPlace } from '../rules/find-lead-place.ts';
import type { MailedLead, MailedVehicle } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

const describeCar = (vehicle: MailedVehicle, siteUrl: string) => ({
  name: vehicle.title,
  url: siteUrl + vehicle.path,
  year: vehicle.year,
  make: vehicle.make,
  model: vehicle.model,
  badge: vehicle.badge,
  car_type: vehicle.carType,
  stock_number: vehicle.stockNumber,
  vin: vehicle.vin,
  km: vehicle.odometerKm,
  price: vehicle.priceCents === null ? null : vehicle.priceCents / 100,
  colour: vehicle.colour,
  distribution_locations: vehicle.distributionLocations,
});

/** A lead as programs read it, in the words of the specification. @spec L3.01 to L3.03, L7.02, D.32 */
export const buildLeadDocument = (
  lead: MailedLead,
  site: Pick<MailingSite, 'slug' | 'name' | 'url' | 'locations' | 'dealerships'>,
) => ({
  type: 'lead',
  lead_id: lead.leadUuid,
  site: site.slug,
  site_name: site.name,
  source: 'Website',
  category: lead.category,
  subcategory: lead.subcategory,
  received_at: lead.receivedAt.toISOString(),
  url: site.url + lead.pagePath,
  page_id: lead.pageId,
  user_agent: lead.userAgent,
  lead_attributes: lead.attributes,
  name: lead.firstName,
  last_name: lead.lastName,
  email: lead.email,
  phone: lead.phone,
  postcode: lead.postcode,
  message: lead.message,
  rego: lead.rego,
  location_id: lead.locationId,
  location: findLeadPlace(lead, site)?.name ?? null,
  dealership_slug: lead.dealershipSlug,
  manufacturer_slug: lead.manufacturerSlug,
  additional_services: lead.additionalServices,
  custom: lead.custom,
  opt_in: lead.isOptedIn,
  opt_in_text: lead.optInText,
  car_id: lead.vehicle?.vehicleId ?? null,
  car_dealership_id: lead.vehicle?.dealershipId ?? null,
  vehicle_status: lead.vehicle?.status ?? null,
  car: lead.vehicle === null ? null : describeCar(lead.vehicle, site.url),
});
