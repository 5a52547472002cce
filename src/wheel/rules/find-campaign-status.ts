import { endOfLocalDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';

export type CampaignStatus = 'soon' | 'running' | 'over';

interface CampaignDays {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** @spec L2.15 */
export const findCampaignStatus = (
  { startsOn, endsOn }: CampaignDays,
  timeZone: string,
  nowMs: number,
): CampaignStatus => {
  if (nowMs < startOfLocalDay(startsOn, timeZone)) return 'soon';
  return nowMs < endOfLocalDay(endsOn, timeZone) ? 'running' : 'over';
};
