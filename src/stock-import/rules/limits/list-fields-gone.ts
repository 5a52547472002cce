import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';

const knownFields = new Set<string>([...Object.values(vehicleFields).map(({ specName }) => specName), 'location_code']);

const isKnown = (field: string): boolean => knownFields.has(field.split('.')[0] ?? field);

export const listFieldsGone = (lastFields: readonly string[], fields: readonly string[]): readonly string[] => {
  // A CSV feed has only 'variant.power'. Feeds in other formats have 'variant' too.
  const present = new Set(fields.flatMap((field) => [field, field.split('.')[0] ?? field]));
  return lastFields.filter((field) => isKnown(field) && !present.has(field));
};
