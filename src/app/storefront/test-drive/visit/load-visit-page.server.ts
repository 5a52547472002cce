import { type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { findVisitState, type VisitState } from '#src/appointments/rules/find-visit-state.ts';
import type { AppointmentStore, StoredAppointment } from '#src/appointments/server/appointment-store.ts';
import { readVisitLink } from '#src/appointments/server/visit-link.ts';
import { getOccasionWords, type OccasionWords } from '#src/appointments/view/occasion-words.ts';
import { queueCancellation } from '#src/leads/server/delivery-store.ts';
import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { buildDirectionsHref } from '#src/locations/view/build-directions-href.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface VisitView extends PageDocument {
  readonly state: VisitState;
  readonly title: string;
  readonly lead: string;
  readonly time: string;
  readonly place: { readonly text: string; readonly href: string };
  readonly vehicle: { readonly title: string; readonly href: string } | null;
  readonly action: string | null;
  readonly cancelLabel: string;
  readonly bookAgain: { readonly text: string; readonly href: string };
  readonly phone: { readonly text: string; readonly href: string };
}

export interface VisitPageLoaderOptions {
  readonly store: Pick<AppointmentStore, 'findByLink' | 'cancel'>;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
}

interface VisitFacts {
  readonly site: Pick<ResolvedSite, 'name' | 'url' | 'config'>;
  readonly appointment: { readonly startMs: number; readonly cancelledAtMs: number | null };
  readonly location: Pick<SiteLocation, 'name' | 'address' | 'contact' | 'timeZone'>;
  readonly vehicle: Vehicle | null;
  readonly link: string;
}

const describeState = (state: VisitState, { noun }: OccasionWords) =>
  ({
    standing: {
      title: `Your ${noun.toLowerCase()}`,
      lead: 'You’re booked in. Can’t make it? Please cancel here so someone else can take your spot.',
    },
    cancelled: {
      title: `Your ${noun.toLowerCase()} is cancelled`,
      lead: 'You don’t need to do anything else. We’ve emailed an update for your calendar.',
    },
    over: {
      title: `Your ${noun.toLowerCase()} is over`,
      lead: 'It can’t be cancelled, because the booked time has passed.',
    },
  })[state];

/** @spec D.22 */
const buildVisitView = ({ site, appointment, location, vehicle, link }: VisitFacts, now: Date): VisitView => {
  const words = getOccasionWords(site.config.appointments);
  const state = findVisitState(appointment, now);
  const { title, lead } = describeState(state, words);
  const { phone } = location.contact;
  return {
    documentTitle: `${title} | ${site.name}`,
    description: lead,
    canonicalUrl: site.url + pagePaths.bookTestDrive,
    ...unindexedPage,
    state,
    title,
    lead,
    time: describeFullMoment(appointment.startMs, location.timeZone),
    place: {
      text: `${location.name}, ${formatAddress(location.address)}`,
      href: buildDirectionsHref(location.address),
    },
    vehicle: vehicle && { title: getVehicleTitle(vehicle), href: pagePaths.vehicle(vehicle.slug) },
    action: state === 'standing' ? pagePaths.visitOf(link) : null,
    cancelLabel: `Cancel this ${words.noun.toLowerCase()}`,
    bookAgain: { text: words.heading, href: pagePaths.bookTestDriveFor(vehicle?.slug ?? null) },
    phone: { text: formatPhone(phone), href: `tel:${phone}` },
  };
};

export const createVisitPageLoader = ({ store, vehicles }: VisitPageLoaderOptions) => {
  const find = async (site: ResolvedSite, link: string): Promise<StoredAppointment> => {
    const read = readVisitLink(link);
    const appointment = read && (await store.findByLink(site.slug, read));
    if (appointment === undefined) throw new DomainError('notFound', 'We couldn’t find a booking for this link.');
    return appointment;
  };
  return {
    /** @spec D.22 */
    load: async (site: ResolvedSite, link: string, now: Date): Promise<VisitView> => {
      const appointment = await find(site, link);
      const { locationId, vehicleId } = appointment;
      const location = site.locations.find(({ id }) => id === locationId);
      if (location === undefined) throw new DomainError('notFound', 'This location is no longer listed.');
      const vehicle = vehicleId === null ? undefined : await vehicles.findById(site.slug, vehicleId);
      return buildVisitView({ site, appointment, location, vehicle: vehicle ?? null, link }, now);
    },
    /** Does nothing once the visit is cancelled or has begun. @spec D.22 */
    cancel: async (site: ResolvedSite, link: string, now: Date): Promise<void> => {
      const { leadUuid } = await find(site, link);
      const lead = { siteSlug: site.slug, leadUuid };
      await store.cancel(site.slug, leadUuid, now, (tx) => queueCancellation(tx, lead, now));
    },
  };
};
