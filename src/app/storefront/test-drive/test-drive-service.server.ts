import { canVisit } from '#src/appointments/rules/can-visit.ts';
import { listVisitLocations } from '#src/appointments/rules/list-visit-locations.ts';
import type { FindAvailability } from '#src/appointments/server/create-availability.ts';
import { buildSlotPicker } from '#src/appointments/view/build-slot-picker.ts';
import type { SlotPickerView } from '#src/appointments/view/slot-picker-view.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { isListed } from '#src/vehicle/rules/standing/is-listed.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { buildTestDriveView } from './build-test-drive-view.ts';
import type { TestDriveView } from './test-drive-view.ts';

/** What the address of the page asks for, as it was written. */
export interface TestDriveQuestion {
  /** Slug or id of a vehicle; null for none. */
  readonly car: string | null;
  readonly locationId: string | null;
  /** The day that was chosen before, 'YYYY-MM-DD'; null for none. */
  readonly day: string | null;
}

export interface TestDriveServiceOptions {
  readonly vehicles: Pick<VehicleStore, 'findBySlug' | 'findById'>;
  readonly findAvailability: FindAvailability;
}

/** Pages that book visits, for loaders. */
export const createTestDriveService = ({ vehicles, findAvailability }: TestDriveServiceOptions) => {
  const findVehicle = async (site: ResolvedSite, car: string, now: Date): Promise<Vehicle> => {
    const vehicle = /^\d{1,15}$/.test(car)
      ? await vehicles.findById(site.slug, Number(car))
      : await vehicles.findBySlug(site.slug, car);
    if (vehicle === undefined || !isListed(vehicle, site.config.search, now)) {
      throw new DomainError('notFound', 'There is no such vehicle to come for.');
    }
    if (!canVisit(vehicle)) throw new DomainError('gone', `This ${vehicle.name} is not here to be seen.`);
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
    /** The page that books a visit. Throws notFound where a site takes none, and for another site's vehicle. @spec L2.18 */
    load: async (
      site: ResolvedSite,
      { car, locationId, day }: TestDriveQuestion,
      now: Date,
    ): Promise<TestDriveView> => {
      if (site.config.appointments.booking === 'none') throw new DomainError('notFound', 'There is no such page.');
      const vehicle = car === null ? null : await findVehicle(site, car, now);
      const places = listVisitLocations(site, vehicle?.locationId ?? null);
      const place =
        places.find(({ id }) => String(id) === locationId) ?? places.find(({ primary }) => primary) ?? places[0];
      const picker = place === undefined ? null : await findPicker(site, place.id, vehicle?.id ?? null, day, now);
      return buildTestDriveView({ site, vehicle, places, picker });
    },
  };
};

export type TestDriveService = ReturnType<typeof createTestDriveService>;
