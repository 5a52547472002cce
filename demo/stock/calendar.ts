const dayMs = 86_400_000;

/** The day `days` after (or before, when negative) an ISO day. */
export const addDays = (isoDay: string, days: number): string =>
  new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The month `months` after (or before) the month of an ISO day, as 'YYYY-MM'. */
export const addMonths = (isoDay: string, months: number): string => {
  const [year = 0, month = 1] = isoDay.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};

/** A moment: an ISO day, minutes after its midnight, and the dealer's offset such as '+10:00'. */
export const atMinute = (isoDay: string, minute: number, utcOffset: string): string => {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  const minutes = String(minute % 60).padStart(2, '0');
  return `${isoDay}T${hours}:${minutes}:00${utcOffset}`;
};

/** Whole years between the month 'YYYY-MM' and a day, at least 0, with a fraction. */
export const yearsSince = (month: string, isoDay: string): number =>
  Math.max(0, (Date.parse(`${isoDay}T00:00:00Z`) - Date.parse(`${month}-01T00:00:00Z`)) / (365.25 * dayMs));
