import { createZonedFormat } from './zoned-format.ts';

// Sweden writes days as YYYY-MM-DD.
const formatOf = createZonedFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of a moment in a time zone such as 'Australia/Brisbane', as 'YYYY-MM-DD'. */
export const localDay = (moment: Date | number, timeZone: string): string => formatOf(timeZone).format(moment);
