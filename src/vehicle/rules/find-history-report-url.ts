import type { Vehicle } from './vehicle.ts';

/** The address of a vehicle's history report, when it has a file. Feeds are not trusted with other schemes. @spec B5.16 */
export const findHistoryReportUrl = ({ historyReportUrl }: Pick<Vehicle, 'historyReportUrl'>): string | null =>
  historyReportUrl !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(historyReportUrl) ? historyReportUrl : null;
