import { localDay } from '#src/lib/dates/local-day.ts';
import { formatCount } from '#src/lib/text/noun.ts';

const dayMs = 86_400_000;

/** Units in days, the longest first. */
const units = [
  { days: 365, noun: { one: 'year', many: 'years' } },
  { days: 30.4, noun: { one: 'month', many: 'months' } },
  { days: 7, noun: { one: 'week', many: 'weeks' } },
  { days: 1, noun: { one: 'day', many: 'days' } },
] as const;

/** How long ago a day was by the clock of the site: 'today', '3 days ago', '1 year ago'. @spec L3.13 */
export const describeAgo = (
  day: string,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): string => {
  const days = Math.round((Date.parse(localDay(now, timeZone)) - Date.parse(day)) / dayMs);
  const unit = units.find((candidate) => days >= candidate.days);
  return unit === undefined ? 'today' : `${formatCount(Math.floor(days / unit.days), unit.noun)} ago`;
};
