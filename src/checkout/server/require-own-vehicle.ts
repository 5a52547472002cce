import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findVehicleBySlugOrId, type VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';
import { type ListingSite, requireVehicle } from '#src/vehicle/server/require-vehicle.ts';
import { hasBegun } from '../rules/hold/reservation.ts';
import { chooseReadable, type Readable } from '../rules/shopper-reservation.ts';
import type { ReservationFinder } from './find-reservation.ts';
import type { StoredReservation } from './reservation-payable.ts';

interface OwnVehicleSources<Vehicles> {
  readonly vehicles: Vehicles;
  readonly reservations: Pick<ReservationFinder, 'findLatest'>;
}

/** Each is null for none. */
export interface ReservationReader {
  readonly visitorUuid: string | null;
  readonly receiptUuid: string | null;
}

/** The reservation of a vehicle that this reader may see. @spec B9.29, D.26 */
export const findReadable = async (
  reservations: Pick<ReservationFinder, 'find' | 'findLatest'>,
  siteSlug: string,
  { visitorUuid, receiptUuid }: ReservationReader,
  vehicleId: number,
): Promise<Readable<StoredReservation> | undefined> => {
  const [own, opened] = await Promise.all([
    visitorUuid === null ? undefined : reservations.findLatest(siteSlug, visitorUuid, vehicleId),
    receiptUuid === null ? undefined : reservations.find({ siteSlug, reservationUuid: receiptUuid }),
  ]);
  const isOfVehicle = opened?.vehicleId === vehicleId && opened.capturedCents > 0;
  return chooseReadable(own, isOfVehicle ? opened : undefined);
};

/**
 * Finds the listed vehicle of this slug, or an unlisted one that the visitor is paying or has paid for: most feeds drop a taken
 * vehicle, and its shopper must still see the reservation. Throws like any vehicle page otherwise.
 * @param visitorUuid null for an unknown visitor
 * @spec B4.16, B9.29
 */
export const requireOwnVehicle = async (
  { vehicles, reservations }: OwnVehicleSources<Pick<VehicleLookup, 'findBySlug'>>,
  site: ListingSite,
  visitorUuid: string | null,
  slug: string,
): Promise<Vehicle> => {
  const vehicle = visitorUuid === null ? undefined : await vehicles.findBySlug(site.slug, slug);
  if (vehicle !== undefined && visitorUuid !== null) {
    const own = await reservations.findLatest(site.slug, visitorUuid, vehicle.id);
    if (own !== undefined && hasBegun(own)) return vehicle;
  }
  return requireVehicle(vehicles, site, slug);
};

/** As above, and also for anyone who may see the reservation, such as a visitor with the link from its receipt. @spec B9.29 */
export const requireReadableVehicle = async (
  {
    vehicles,
    reservations,
  }: {
    readonly vehicles: Pick<VehicleLookup, 'findBySlug'>;
    readonly reservations: Pick<ReservationFinder, 'find' | 'findLatest'>;
  },
  site: ListingSite,
  reader: ReservationReader,
  slug: string,
): Promise<{ readonly vehicle: Vehicle; readonly readable: Readable<StoredReservation> | undefined }> => {
  const known = await vehicles.findBySlug(site.slug, slug);
  const readable = known && (await findReadable(reservations, site.slug, reader, known.id));
  const isTheirs = readable !== undefined && hasBegun(readable.reservation);
  const vehicle = known !== undefined && isTheirs ? known : await requireVehicle(vehicles, site, slug);
  return { vehicle, readable };
};

/** As above, by slug or id. @spec B2.03, L7.02 */
export const requireOwnNamedVehicle = async (
  sources: OwnVehicleSources<VehicleLookup>,
  site: ListingSite,
  visitorUuid: string | null,
  slugOrId: string,
): Promise<Vehicle> => {
  const found = await findVehicleBySlugOrId(sources.vehicles, site.slug, slugOrId);
  return requireOwnVehicle(sources, site, visitorUuid, found?.slug ?? slugOrId.toWellFormed());
};
