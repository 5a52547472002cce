import { buildFormSubject, type FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { AppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { findLeadPlace } from '#src/leads/rules/find-lead-place.ts';
import type { FindSentLead } from '#src/leads/server/find-sent-lead.ts';
import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

/** @spec L4.06 */
export interface SentLeadAnswer {
  /** The first eight characters, in capitals, of the reference in our emails. */
  readonly reference: string;
  readonly subject: FormSubject | null;
  /** The booked time in words; null if no time was booked or the booking is cancelled. */
  readonly time: string | null;
  readonly locationId: number | null;
}

export interface SentLeadLoaderOptions {
  readonly findSentLead: FindSentLead;
  readonly appointments: Pick<AppointmentStore, 'findOfLead'>;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly pathsOf: SiteSearchPaths;
}

const referenceLength = 8;

export const createSentLeadLoader = ({ findSentLead, appointments, vehicles, pathsOf }: SentLeadLoaderOptions) => {
  const findSubject = async (site: ResolvedSite, vehicleId: number, now: Date): Promise<FormSubject | null> => {
    const vehicle = await vehicles.findById(site.slug, vehicleId);
    if (vehicle === undefined || !hasPage(vehicle, site.config.search, now)) return null;
    return buildFormSubject(vehicle, { site, paths: await pathsOf(site), now });
  };

  return {
    /** @spec L4.06 */
    load: async (site: ResolvedSite, leadUuid: string, now: Date): Promise<SentLeadAnswer | null> => {
      const [lead, visit] = await Promise.all([
        findSentLead(site.slug, leadUuid),
        appointments.findOfLead(site.slug, leadUuid),
      ]);
      if (lead === undefined) return null;
      const booked = visit?.cancelledAtMs === null ? visit : undefined;
      const place = site.locations.find(({ id }) => id === booked?.locationId) ?? findLeadPlace(lead, site);
      return {
        reference: lead.leadUuid.slice(0, referenceLength).toUpperCase(),
        subject: lead.vehicle === null ? null : await findSubject(site, lead.vehicle.vehicleId, now),
        time: booked === undefined ? null : describeFullMoment(booked.startMs, place?.timeZone ?? site.timeZone),
        locationId: place?.id ?? null,
      };
    },
  };
};
