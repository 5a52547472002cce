import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type {
  TestDriveFormView,
  VisitedVehicleView,
  VisitPlaceView,
} from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { chooseTestDriveEvent } from '#src/appointments/rules/choose-test-drive-event.ts';
import { canVisit, listVisitLocations } from '#src/appointments/rules/list-visit-locations.ts';
import type { FindAvailability } from '#src/appointments/server/create-availability.ts';
import { buildSlotPicker, type SlotPickerView } from '#src/appointments/view/build-slot-picker.ts';
import { getOccasionWords, type OccasionWords } from '#src/appointments/view/occasion-words.ts';
import { describeLeadVehicle } from '#src/leads/rules/lead-vehicle.ts';
import { buildLeadForm, type LeadFormView } from '#src/leads/view/build-lead-form.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { findFirstPhotoUrl } from '#src/vehicle/rules/media/photos.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

/** @spec L2.18 */
export interface TestDriveView extends PageDocument, TestDriveFormView {
  readonly intro: string;
  readonly breadcrumb: readonly Crumb[];
}

export interface TestDriveQuestion {
  /** Slug or id; null for a visit without a vehicle. */
  readonly car: string | null;
  readonly locationId: string | null;
  readonly day: string | null;
}

export interface TestDrivePageLoaderOptions {
  readonly vehicles: Pick<VehicleStore, 'findBySlug' | 'findById'>;
  readonly findAvailability: FindAvailability;
}

interface TestDriveFacts {
  readonly site: ViewSite;
  readonly vehicle: Vehicle | null;
  readonly places: readonly SiteLocation[];
  readonly picker: SlotPickerView | null;
}

const describeVehicle = (vehicle: Vehicle): VisitedVehicleView => ({
  title: getVehicleTitle(vehicle),
  subtitle: vehicle.badge,
  href: pagePaths.vehicle(vehicle.slug),
  imageUrl: findFirstPhotoUrl(vehicle, []),
});

const describePlace = (place: SiteLocation, { vehicle, picker }: TestDriveFacts): VisitPlaceView => ({
  id: place.id,
  name: place.name,
  address: formatAddress(place.address),
  href: pagePaths.bookTestDriveAt(vehicle?.slug ?? null, place.id),
  isChosen: place.id === picker?.locationId,
});

const buildForm = ({ site, vehicle, picker }: TestDriveFacts, words: OccasionWords, title: string): LeadFormView => {
  const car = vehicle?.slug ?? null;
  const form = buildLeadForm('testDrive', site, {
    action: picker === null ? pagePaths.bookTestDriveFor(car) : pagePaths.bookTestDriveAt(car, picker.locationId),
    phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
    vehicle: vehicle === null ? null : describeLeadVehicle(vehicle, site.locations),
    ...(picker !== null && { known: { locationId: String(picker.locationId) } }),
  });
  const eventId = vehicle === null ? undefined : chooseTestDriveEvent(vehicle);
  return {
    ...form,
    heading: picker === null ? title : `Your ${words.noun.toLowerCase()}`,
    submitLabel: picker === null ? words.wishLabel : words.heading,
    fields: sortFields(form.fields, picker !== null),
    ...(eventId !== undefined && { eventId }),
  };
};

const sortFields = (fields: LeadFormView['fields'], hasTimes: boolean): LeadFormView['fields'] => {
  const isTime = ({ key }: LeadFormView['fields'][number]): boolean => key === 'appointment';
  const others = fields.filter((field) => !isTime(field));
  return hasTimes ? [...fields.filter(isTime), ...others] : others;
};

const describeIntro = (words: OccasionWords, hasTimes: boolean): string =>
  hasTimes
    ? `Pick a day and time that suits you. Your booking is confirmed as soon as you submit, and we’ll email you the details. ${words.reminder ?? ''}`.trim()
    : 'Tell us when suits you and we’ll call you back with a time.';

/** @spec B1.06, L2.18, L2.53 */
const buildTestDriveView = (facts: TestDriveFacts): TestDriveView => {
  const { site, vehicle, places, picker } = facts;
  const words = getOccasionWords(site.config.appointments);
  const visited = vehicle === null ? null : describeVehicle(vehicle);
  const title = picker === null ? words.wishLabel : words.heading;
  const about = visited === null ? title : `${title}: ${visited.title}`;
  return {
    documentTitle: `${about} | ${site.name}`,
    description: `${title} at ${site.name}: ${picker === null ? 'tell us when suits you and we’ll call you back with a time.' : 'choose a time online that suits you.'}`,
    canonicalUrl: site.url + pagePaths.bookTestDrive,
    isIndexed: vehicle === null,
    openGraphImageUrl: null,
    structuredData: [],
    title,
    intro: describeIntro(words, picker !== null),
    breadcrumb: [
      { label: 'Home', href: pagePaths.home },
      ...(visited === null ? [] : [{ label: visited.title, href: visited.href }]),
      { label: title, href: null },
    ],
    vehicle: visited,
    places: places.map((place) => describePlace(place, facts)),
    picker,
    form: buildForm(facts, words, title),
  };
};

export const createTestDrivePageLoader = ({ vehicles, findAvailability }: TestDrivePageLoaderOptions) => {
  const findVehicle = async (site: ResolvedSite, car: string, now: Date): Promise<Vehicle> => {
    const vehicle = /^\d{1,15}$/.test(car)
      ? await vehicles.findById(site.slug, Number(car))
      : await vehicles.findBySlug(site.slug, car);
    if (vehicle === undefined || !hasPage(vehicle, site.config.search, now)) {
      throw new DomainError('notFound', 'We couldn’t find that vehicle.');
    }
    if (!canVisit(vehicle)) throw new DomainError('gone', `This ${vehicle.name} isn’t available to see right now.`);
    return vehicle;
  };

  const findPicker = async (
    site: ResolvedSite,
    locationId: number,
    vehicleId: number | null,
    day: string | null,
    now: Date,
  ): Promise<SlotPickerView | null> => {
    const days = site.config.appointments.daysAhead;
    const found = await findAvailability(site, { locationId, fromDay: null, days, vehicleId }, now);
    if (found === undefined) return null;
    return buildSlotPicker(found.days, { locationId, timeZone: found.location.timeZone, vehicleId }, day);
  };

  return {
    /**
     * Throws notFound if the site takes no visits or the vehicle has no page. Throws gone if the vehicle can't be
     * visited.
     * @spec L2.18
     */
    load: async (
      site: ResolvedSite,
      { car, locationId, day }: TestDriveQuestion,
      now: Date,
    ): Promise<TestDriveView> => {
      if (site.config.appointments.booking === 'none') throw new DomainError('notFound', 'We can’t find that page.');
      const vehicle = car === null ? null : await findVehicle(site, car, now);
      const places = listVisitLocations(site, vehicle?.locationId ?? null);
      const place =
        places.find(({ id }) => String(id) === locationId) ?? places.find(({ primary }) => primary) ?? places[0];
      const picker = place === undefined ? null : await findPicker(site, place.id, vehicle?.id ?? null, day, now);
      return buildTestDriveView({ site, vehicle, places, picker });
    },
  };
};
