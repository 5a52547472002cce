import type { Vehicle } from './vehicle.ts';

/** Returns the address of the vehicle's history report. Rejects any scheme but HTTP, since feeds aren't trusted. @spec B5.16 */
export const findHistoryReportUrl = ({ historyReportUrl }: Pick<Vehicle, 'historyReportUrl'>): string | null =>
  historyReportUrl !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(historyReportUrl) ? historyReportUrl : null;
