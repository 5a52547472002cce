import { localDay } from './local-day.ts';

/** The calendar year of a moment in a time zone. */
export const localYear = (moment: Date | number, timeZone: string): number =>
  Number(localDay(moment, timeZone).slice(0, 4));
