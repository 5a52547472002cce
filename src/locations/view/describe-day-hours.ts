import type { OpeningHours } from '#src/sites/model/site-location.ts';

/** @spec L3.06 */
export const describeDayHours = ({
  status,
  formattedHours,
}: Pick<OpeningHours, 'status' | 'formattedHours'>): string => {
  if (formattedHours === null || status === 'Closed') return status;
  return status === 'Open' ? formattedHours : `${status}, ${formattedHours}`;
};
