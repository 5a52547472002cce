import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';

const knownFields = new Set<string>([...Object.values(vehicleFields).map(({ specName }) => specName), 'location_code']);

const isKnown = (field: string): boolean => knownFields.has(field.split('.')[0] ?? field);

/** The names are the specification's, or 'location_code'. Ignores any others. */
export const listFieldsGone = (lastFields: readonly string[], fields: readonly string[]): readonly string[] => {
  // A feed in CSV has 'variant.power', and one in another format has 'variant' too.
  const present = new Set(fields.flatMap((field) => [field, field.split('.')[0] ?? field]));
  return lastFields.filter((field) => isKnown(field) && !present.has(field));
};
