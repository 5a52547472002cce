import { eventIds } from '#src/lib/event-ids.ts';
import { isTestDriveOnly } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** @spec B7.27, B7.29, D.25 */
export const chooseTestDriveEvent = ({ carType, tag }: Pick<Vehicle, 'carType' | 'tag'>): number =>
  carType === 'new' || isTestDriveOnly({ tag }) ? eventIds.newTestDrive : eventIds.usedTestDrive;
