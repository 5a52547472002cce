import { formatRecord, type ParsedRecord, parseRecord, type RecordOf } from './fields/field-table.ts';
import { vehicleFields } from './fields/vehicle-fields.ts';

/** A vehicle in camelCase, cents, kilometres and UTC moments. `null` means unknown. */
export type Vehicle = RecordOf<typeof vehicleFields>;

/** Parses a vehicle from the specification's field names. */
export const parseVehicle = (input: Readonly<Record<string, unknown>>): ParsedRecord<typeof vehicleFields> =>
  parseRecord(vehicleFields, input);

/** Formats a vehicle under the specification's field names. */
export const formatVehicle = (vehicle: Vehicle): Record<string, unknown> => formatRecord(vehicleFields, vehicle);

/** Specification names of the fields that never leave the server. */
export const privateVehicleFields = ['private_suburb', 'private_postcode'] as const;
