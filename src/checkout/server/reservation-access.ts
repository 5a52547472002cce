import { and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { visitors } from '#src/account/server/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findVehicleBySlugOrId, type VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';
import { type ListingSite, requireVehicle } from '#src/vehicle/server/vehicle-store.ts';
import { hasBegun } from '../rules/hold/change-reservation.ts';
import { chooseReadable, type Readable } from '../rules/shopper-reservation.ts';
import {
  type ReservationName,
  readReservationRow,
  reservationPayable,
  type StoredReservation,
} from './reservation-payable.ts';
import { reservations } from './tables.ts';

export interface ReservationFinder {
  /** Prefers a reservation that is `paying`, `held` or `sold`, even if another one is newer. */
  readonly findLatest: (
    siteSlug: string,
    visitorUuid: string,
    vehicleId: number,
  ) => Promise<StoredReservation | undefined>;
  readonly find: (name: ReservationName) => Promise<StoredReservation | undefined>;
  /** Lists up to 20 reservations, newest first, without `open` and `closed` ones. */
  readonly list: (siteSlug: string, visitorUuid: string) => Promise<readonly StoredReservation[]>;
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<StoredReservation | undefined>;
}

export const findReservationIn = async (
  tx: Database,
  name: ReservationName,
): Promise<StoredReservation | undefined> => {
  const [row] = await tx.select().from(reservations).where(reservationPayable.isNamed(name));
  return row === undefined ? undefined : readReservationRow(row);
};

const hasVehicle = sql`${reservations.state} IN ('paying', 'held', 'sold')`;

const maxListed = 20;

/**
 * Also matches a paid reservation with this visitor's verified phone number, unless the visitor who made it has
 * verified a number.
 * @spec B3.19, B9.29
 */
const belongsTo = (siteSlug: string, visitorUuid: string): SQL => {
  const proven = sql`(
    SELECT me.phone FROM ${visitors} AS me WHERE me.site_id = ${siteSlug} AND me.visitor_uuid = ${visitorUuid}::uuid)`;
  return sql`(${eq(reservations.visitorUuid, visitorUuid)} OR (
    ${reservations.contact} #>> '{record,phone}' = ${proven} AND ${reservations.capturedCents} > 0 AND NOT EXISTS (
      SELECT FROM ${visitors} AS owner
      WHERE owner.site_id = ${reservations.siteSlug} AND owner.visitor_uuid = ${reservations.visitorUuid}
        AND owner.phone IS NOT NULL)))`;
};

/** @spec B3.19, D.41 */
export const createReservationFinder = ({ interactive }: Pick<DatabaseService, 'interactive'>): ReservationFinder => {
  const findOne = async (condition: ReturnType<typeof and>) => {
    const [row] = await interactive
      .select()
      .from(reservations)
      .where(condition)
      .orderBy(desc(hasVehicle), desc(reservations.openedAt))
      .limit(1);
    return row === undefined ? undefined : readReservationRow(row);
  };
  return {
    find: (name) => findOne(reservationPayable.isNamed(name)),
    findLatest: (siteSlug, visitorUuid, vehicleId) =>
      findOne(
        and(
          eq(reservations.siteSlug, siteSlug),
          eq(reservations.vehicleId, vehicleId),
          belongsTo(siteSlug, visitorUuid),
        ),
      ),
    list: async (siteSlug, visitorUuid) => {
      const rows = await interactive
        .select()
        .from(reservations)
        .where(
          and(
            eq(reservations.siteSlug, siteSlug),
            not(inArray(reservations.state, ['open', 'closed'])),
            belongsTo(siteSlug, visitorUuid),
          ),
        )
        .orderBy(desc(reservations.openedAt))
        .limit(maxListed);
      return rows.map(readReservationRow);
    },
    findOfLead: (siteSlug, leadUuid) =>
      findOne(
        and(
          eq(reservations.siteSlug, siteSlug),
          or(eq(reservations.leadUuid, leadUuid), eq(reservations.reservationLeadUuid, leadUuid)),
        ),
      ),
  };
};

interface OwnVehicleSources<Vehicles> {
  readonly vehicles: Vehicles;
  readonly reservations: Pick<ReservationFinder, 'findLatest'>;
}

export interface ReservationReader {
  readonly visitorUuid: string | null;
  readonly receiptUuid: string | null;
}

/** @spec B9.29, D.26 */
const findReadable = async (
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
 * Like `requireVehicle`, but also returns an unlisted vehicle if the visitor has reserved it. Feeds often drop reserved
 * vehicles.
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

/** Like `requireOwnVehicle`, but also accepts a reservation opened from a receipt's link. @spec B9.29 */
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

/** @spec B2.03, L7.02 */
export const requireOwnNamedVehicle = async (
  sources: OwnVehicleSources<VehicleLookup>,
  site: ListingSite,
  visitorUuid: string | null,
  slugOrId: string,
): Promise<Vehicle> => {
  const found = await findVehicleBySlugOrId(sources.vehicles, site.slug, slugOrId);
  return requireOwnVehicle(sources, site, visitorUuid, found?.slug ?? slugOrId.toWellFormed());
};
