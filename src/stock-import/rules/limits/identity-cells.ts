import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface IdentityCells {
  readonly name: string;
  readonly vin: string | null;
  readonly regoPlate: string | null;
  readonly regoExpiry: string | null;
  readonly buildMonth: string | null;
  readonly complianceMonth: string | null;
  readonly locationId: number | null;
  /** MD5 in hex. Hashes keep long texts out of memory. */
  readonly commentsHash: string | null;
}

export const toIdentityCells = (vehicle: Vehicle, commentsHash: string | null): IdentityCells => {
  const { name, vin, regoPlate, regoExpiry, buildMonth, complianceMonth, locationId } = vehicle;
  return { name, vin, regoPlate, regoExpiry, buildMonth, complianceMonth, locationId, commentsHash };
};
