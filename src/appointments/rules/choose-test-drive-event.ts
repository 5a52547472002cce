import { eventIds } from '#src/lib/event-ids.ts';
import { isTestDriveOnly } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Returns the analytics event of a test drive. Demonstrators count as used unless they are for test drives only. @spec B7.27, B7.29, D.25 */
export const chooseTestDriveEvent = ({ carType, tag }: Pick<Vehicle, 'carType' | 'tag'>): number =>
  carType === 'new' || isTestDriveOnly({ tag }) ? eventIds.newTestDrive : eventIds.usedTestDrive;
