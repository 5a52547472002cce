import type { Vehicle } from './vehicle.ts';

/**
 * Returns null unless the feed has an HTTP or HTTPS URL or a path of the site, because feeds aren't trusted.
 * @spec B5.16
 */
export const findHistoryReportUrl = ({ historyReportUrl }: Pick<Vehicle, 'historyReportUrl'>): string | null =>
  historyReportUrl !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(historyReportUrl) ? historyReportUrl : null;
