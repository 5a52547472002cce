import type { OpeningHours } from '#src/sites/model/site-location.ts';

/** Describes a day's hours: its times if open, else its status with any times. @spec L3.06 */
export const describeDayHours = ({
  status,
  formattedHours,
}: Pick<OpeningHours, 'status' | 'formattedHours'>): string => {
  if (formattedHours === null || status === 'Closed') return status;
  return status === 'Open' ? formattedHours : `${status}, ${formattedHours}`;
};
