import { eventIds } from '#src/lib/event-ids.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** @spec L4.09, L9.01, L9.02, B7.28 */
export const leadEventIds = {
  financeEnquiry: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  generalEnquiry: 22,
  careersEnquiry: 51,
} as const;

const known: ReadonlySet<number> = new Set([...Object.values(eventIds), ...Object.values(leadEventIds)]);

export const isKnownEventId = (id: number): boolean => known.has(id);

/** @spec B7.24, D.25 */
export const chooseViewEvent = ({ carType }: Pick<Vehicle, 'carType'>): number | null =>
  carType === 'new' ? null : eventIds.usedVehicleView;
