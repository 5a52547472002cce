import { formatRecord, type ParsedRecord, parseRecord, type RecordOf } from './fields/field-table.ts';
import { vehicleFields } from './fields/vehicle-fields.ts';

/** A vehicle as the rules see it: camelCase, cents, kilometres, UTC moments; `null` where nothing is known. */
export type Vehicle = RecordOf<typeof vehicleFields>;

/** Reads a vehicle by the specification's names. */
export const parseVehicle = (input: Readonly<Record<string, unknown>>): ParsedRecord<typeof vehicleFields> =>
  parseRecord(vehicleFields, input);

/** Writes a vehicle by the specification's names. */
export const formatVehicle = (vehicle: Vehicle): Record<string, unknown> => formatRecord(vehicleFields, vehicle);

/** Spec names of the fields that never leave the server. */
export const privateVehicleFields = ['private_suburb', 'private_postcode'] as const;
