import type { Vehicle } from '../vehicle.ts';

/** Whether the dealer keeps the vehicle for test drives: it can be driven, not reserved or bought. @spec B3.02, D.25 */
export const isTestDriveOnly = ({ tag }: Pick<Vehicle, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only';
