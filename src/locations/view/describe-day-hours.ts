import type { OpeningHours } from '#src/sites/model/site-location.ts';

/** What a day of the opening hours says: an open day its times, any other its status, with the times that belong to it. @spec L3.06 */
export const describeDayHours = ({
  status,
  formattedHours,
}: Pick<OpeningHours, 'status' | 'formattedHours'>): string => {
  if (formattedHours === null || status === 'Closed') return status;
  return status === 'Open' ? formattedHours : `${status}, ${formattedHours}`;
};
