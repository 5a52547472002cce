import { formatRecord, type ParsedRecord, parseRecord, type RecordOf } from './fields/field-table.ts';
import { vehicleFields } from './fields/vehicle-fields.ts';

/** Times are in UTC. Null means unknown or none. */
export type Vehicle = RecordOf<typeof vehicleFields>;

export const parseVehicle = (input: Readonly<Record<string, unknown>>): ParsedRecord<typeof vehicleFields> =>
  parseRecord(vehicleFields, input);

export const formatVehicle = (vehicle: Vehicle): Record<string, unknown> => formatRecord(vehicleFields, vehicle);

/** The specification's names for the fields that never leave the server. */
export const privateVehicleFields = ['private_suburb', 'private_postcode'] as const;
