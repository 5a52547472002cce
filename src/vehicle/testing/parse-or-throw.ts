import { parseVehicle, type Vehicle } from '../rules/vehicle.ts';

export const parseOrThrow = (record: Readonly<Record<string, unknown>>): Vehicle => {
  const parsed = parseVehicle(record);
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.errors));
  return parsed.record;
};
