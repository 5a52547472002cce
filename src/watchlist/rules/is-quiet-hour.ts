import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

// The Swedish locale writes hours as 00 to 23.
const formatOf = createZonedFormat('sv-SE', { hour: '2-digit' });

const firstQuietHour = 21;
const firstWakingHour = 8;

/** True while notices of watchlists and saved searches wait. Codes and confirmations are sent at any hour. */
export const isQuietHour = (now: Date, timeZone: string): boolean => {
  const hour = Number(formatOf(timeZone).format(now));
  return hour >= firstQuietHour || hour < firstWakingHour;
};
