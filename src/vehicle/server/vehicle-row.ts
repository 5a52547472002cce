import { vehicleFields } from '../rules/fields/vehicle-fields.ts';
import { formatVehicle, type Vehicle } from '../rules/vehicle.ts';

const columnFields = ['id', 'slug', 'created_at', 'updated_at', 'sold_date_timestamp'] as const;

export interface VehicleRow {
  readonly id: number;
  readonly slug: string;
  readonly stockNumber: string;
  readonly status: string;
  readonly isShown: boolean;
  /** If true and `soldAt` is null, the time of this write is stored as the time of the sale. */
  readonly isSoldNow: boolean;
  readonly feedHash: string | null;
  /** ISO 8601. Null if the vehicle isn't sold or the time is unknown. */
  readonly soldAt: string | null;
  /**
   * ISO 8601. Ignored if the vehicle is already stored. Null stores the time of the first write, or nothing for a
   * vehicle in the site's first stock.
   */
  readonly createdAt: string | null;
  /** ISO 8601. Null stores the time of this write. */
  readonly updatedAt: string | null;
  /** The price that shoppers see, or the last one that they saw. Null keeps the stored price. */
  readonly lastPriceCents: number | null;
  /** Once stored as true, it stays true. */
  readonly wasOffered: boolean;
  readonly recordJson: string;
}

const defaults: ReadonlyMap<string, unknown> = new Map(
  Object.values(vehicleFields).flatMap(({ specName, absent }) =>
    absent.required || absent.value === null ? [] : [[specName, absent.value] as const],
  ),
);

const isDefault = (name: string, value: unknown): boolean =>
  defaults.get(name) === value || (Array.isArray(value) && value.length === 0);

export const buildVehicleRecord = (vehicle: Vehicle): Record<string, unknown> => {
  const record = formatVehicle(vehicle);
  for (const field of columnFields) delete record[field];
  for (const name in record) if (isDefault(name, record[name])) delete record[name];
  if (vehicle.images.length > 0) {
    record.images = (record.images as readonly Record<string, unknown>[]).map(({ isVideo, ...image }) =>
      isVideo === true ? { ...image, isVideo } : image,
    );
  }
  return record;
};

export const isSoldVehicle = (vehicle: Vehicle): boolean => vehicle.status === 'sold' || vehicle.isSold;

export const buildVehicleRow = (vehicle: Vehicle, feedHash: string | null, recordJson?: string): VehicleRow => ({
  id: vehicle.id,
  slug: vehicle.slug,
  stockNumber: vehicle.stockNumber,
  status: vehicle.status,
  isShown: vehicle.isShownOnWebsite,
  isSoldNow: isSoldVehicle(vehicle),
  feedHash,
  soldAt: vehicle.soldAtSeconds === null ? null : new Date(vehicle.soldAtSeconds * 1000).toISOString(),
  createdAt: vehicle.createdAt,
  updatedAt: vehicle.updatedAt,
  lastPriceCents: null,
  wasOffered: true,
  recordJson: recordJson ?? JSON.stringify(buildVehicleRecord(vehicle)),
});
