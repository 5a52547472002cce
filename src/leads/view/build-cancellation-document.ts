import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

/** A time that was booked with a lead, and is cancelled. */
export interface CancelledVisit {
  readonly startMs: number;
  readonly endMs: number;
  readonly cancelledAtMs: number;
  readonly locationId: number;
  /** Null where a shopper was to see no particular one. */
  readonly vehicleId: number | null;
}

const toIso = (momentMs: number): string => new Date(momentMs).toISOString();

/** That a visit is cancelled, as programs read it: its lead by the id that they know, and none of what its shopper typed. @spec D.22, D.32 */
export const buildCancellationDocument = (
  { leadUuid }: Pick<MailedLead, 'leadUuid'>,
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
