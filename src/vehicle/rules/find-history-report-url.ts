import type { Vehicle } from './vehicle.ts';

/** Returns only an HTTP(S) URL or a path of the site, because feeds aren't trusted. @spec B5.16 */
export const findHistoryReportUrl = ({ historyReportUrl }: Pick<Vehicle, 'historyReportUrl'>): string | null =>
  historyReportUrl !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(historyReportUrl) ? historyReportUrl : null;
