const dayMs = 86_400_000;

export const addDays = (isoDay: string, days: number): string =>
  new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns 'YYYY-MM'. */
export const addMonths = (isoDay: string, months: number): string => {
  const [year = 0, month = 1] = isoDay.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};

export const atMinute = (isoDay: string, minute: number, utcOffset: string): string => {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  const minutes = String(minute % 60).padStart(2, '0');
  return `${isoDay}T${hours}:${minutes}:00${utcOffset}`;
};

/** `month` is 'YYYY-MM'. */
export const yearsSince = (month: string, isoDay: string): number =>
  Math.max(0, (Date.parse(`${isoDay}T00:00:00Z`) - Date.parse(`${month}-01T00:00:00Z`)) / (365.25 * dayMs));
