import { formatNumber } from './format-number.ts';

/** An odometer reading in kilometres: '21,480 km'. */
export const formatKm = (odometerKm: number): string => `${formatNumber(odometerKm)} km`;
