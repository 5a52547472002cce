import * as pagePaths from '#src/lib/page-paths.ts';
import { findLeadPlace } from '../rules/find-lead-place.ts';
import type { Lead } from '../rules/lead.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import type { MailingSite } from './mail-view.ts';

const describeCar = (vehicle: LeadVehicle, siteUrl: string) => ({
  name: vehicle.title,
  url: siteUrl + pagePaths.vehicle(vehicle.slug),
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

/** @spec L3.01 to L3.03, L7.02, D.32 */
export const buildLeadDocument = (
  lead: Lead,
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

export interface CancelledVisit {
  readonly startMs: number;
  readonly endMs: number;
  readonly cancelledAtMs: number;
  readonly locationId: number;
  readonly vehicleId: number | null;
}

const toIso = (momentMs: number): string => new Date(momentMs).toISOString();

/** Contains nothing that the shopper typed. @spec D.22, D.32 */
export const buildCancellationDocument = (
  { leadUuid }: Pick<Lead, 'leadUuid'>,
  visit: CancelledVisit,
  site: Pick<MailingSite, 'slug' | 'name' | 'locations'>,
) => ({
  type: 'visit_cancelled',
  lead_id: leadUuid,
  site: site.slug,
  site_name: site.name,
  cancelled_at: toIso(visit.cancelledAtMs),
  starts_at: toIso(visit.startMs),
  ends_at: toIso(visit.endMs),
  location_id: visit.locationId,
  location: site.locations.find(({ id }) => id === visit.locationId)?.name ?? null,
  car_id: visit.vehicleId,
});

type ReservationOutcome =
  | 'released'
  | 'expired'
  /** The dealer refunded the deposit or lost it in a dispute. */
  | 'refunded'
  | 'sold';

export interface EndedReservation {
  readonly reservationUuid: string;
  readonly vehicleId: number;
  readonly depositCents: number;
  readonly outcome: ReservationOutcome;
  readonly endedAtMs: number;
}

/** @spec B9.29, D.32 */
export const buildReservationEndDocument = (
  { leadUuid }: Pick<Lead, 'leadUuid'>,
  { reservationUuid, vehicleId, depositCents, outcome, endedAtMs }: EndedReservation,
  site: Pick<MailingSite, 'slug' | 'name'>,
) => ({
  type: 'reservation_ended',
  lead_id: leadUuid,
  site: site.slug,
  site_name: site.name,
  reservation_id: reservationUuid,
  car_id: vehicleId,
  outcome,
  ended_at: new Date(endedAtMs).toISOString(),
  deposit_cents: depositCents,
  goes_back_cents: outcome === 'sold' ? 0 : depositCents,
});

export interface ReportedPayment {
  readonly requestUuid: string;
  readonly reference: string;
  readonly purpose: string;
  readonly amountCents: number;
  readonly paymentRef: string;
  readonly paidAtMs: number;
  readonly refundedAtMs: number | null;
}

/**
 * Leaves out the payment page's code and the payer. With `isOver`, reports the refund, or returns null if there is
 * none.
 * @spec L2.16, D.32
 */
export const buildPaymentDocument = (
  { leadUuid }: Pick<Lead, 'leadUuid'>,
  { requestUuid, reference, purpose, amountCents, paymentRef, paidAtMs, refundedAtMs }: ReportedPayment,
  site: Pick<MailingSite, 'slug' | 'name'>,
  isOver: boolean,
) => {
  const facts = {
    lead_id: leadUuid,
    site: site.slug,
    site_name: site.name,
    payment_id: requestUuid,
    reference,
    purpose,
    amount_cents: amountCents,
    gateway_payment: paymentRef,
    paid_at: toIso(paidAtMs),
  };
  if (!isOver) return { type: 'payment_received', ...facts };
  if (refundedAtMs === null) return null;
  return { type: 'payment_refunded', ...facts, refunded_at: toIso(refundedAtMs), goes_back_cents: amountCents };
};
