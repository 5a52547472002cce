import type { Vehicle } from './vehicle.ts';

/**
 * Returns the URL of the vehicle's history report; null without one. Accepts only HTTP and HTTPS URLs and the site's
 * paths, because feeds aren't trusted.
 * @spec B5.16
 */
export const findHistoryReportUrl = ({ historyReportUrl }: Pick<Vehicle, 'historyReportUrl'>): string | null =>
  historyReportUrl !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(historyReportUrl) ? historyReportUrl : null;
