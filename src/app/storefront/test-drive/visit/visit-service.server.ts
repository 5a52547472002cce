import type { AppointmentStore, KeptAppointment } from '#src/appointments/server/appointment-store.ts';
import { readVisitLink } from '#src/appointments/server/visit-link.ts';
import { queueCancellation } from '#src/leads/server/queries.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { buildVisitView } from './build-visit-view.ts';
import type { VisitView } from './visit-view.ts';

export interface VisitServiceOptions {
  readonly store: Pick<AppointmentStore, 'findByLink' | 'cancel'>;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
}

/** Visits that were booked, for the person with the link of a mail. */
export const createVisitService = ({ store, vehicles }: VisitServiceOptions) => {
  const find = async (site: ResolvedSite, link: string): Promise<KeptAppointment> => {
    const read = readVisitLink(link);
    const appointment = read && (await store.findByLink(site.slug, read));
    if (appointment === undefined) throw new DomainError('notFound', 'This link belongs to no visit that we know of.');
    return appointment;
  };
  return {
    /** The page of a visit. Throws notFound for a link that is none of the site's. @spec D.22 */
    load: async (site: ResolvedSite, link: string, now: Date): Promise<VisitView> => {
      const appointment = await find(site, link);
      const { locationId, vehicleId } = appointment;
      const location = site.locations.find(({ id }) => id === locationId);
      if (location === undefined) throw new DomainError('notFound', 'This visit was at a place that is no more.');
      const vehicle = vehicleId === null ? undefined : await vehicles.findById(site.slug, vehicleId);
      return buildVisitView({ site, appointment, location, vehicle: vehicle ?? null, link }, now);
    },
    /** Cancels a visit and has both sides told; one that is cancelled or over stays as it is. @spec D.22 */
    cancel: async (site: ResolvedSite, link: string, now: Date): Promise<void> => {
      const { leadUuid } = await find(site, link);
      const lead = { siteSlug: site.slug, leadUuid };
      await store.cancel(site.slug, leadUuid, now, (tx) => queueCancellation(tx, lead, now));
    },
  };
};

export type VisitService = ReturnType<typeof createVisitService>;
