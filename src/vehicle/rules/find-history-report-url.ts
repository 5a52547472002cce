import type { Vehicle } from './vehicle.ts';

/** Feeds aren't trusted, so only HTTP(S) URLs and paths of the site count. @spec B5.16 */
export const findHistoryReportUrl = ({ historyReportUrl }: Pick<Vehicle, 'historyReportUrl'>): string | null =>
  historyReportUrl !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(historyReportUrl) ? historyReportUrl : null;
