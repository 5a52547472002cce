import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

// Sweden writes hours as 00 to 23.
const formatOf = createZonedFormat('sv-SE', { hour: '2-digit' });

/** From this hour of the day nobody is written to. */
const firstQuietHour = 21;
/** From this hour on they are again. */
const firstWakingHour = 8;

/** Whether it is night in a time zone: nobody is told of news then. */
export const isQuietHour = (now: Date, timeZone: string): boolean => {
  const hour = Number(formatOf(timeZone).format(now));
  return hour >= firstQuietHour || hour < firstWakingHour;
};
