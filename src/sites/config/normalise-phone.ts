import { australia } from '#src/lib/australia.ts';

/** Converts an Australian number to E.164: '07 5550 1969' to '+61755501969'. @spec B0.03 */
export const normalisePhone = (written: string): string => {
  const digits = written.replaceAll(/\D/g, '');
  const isInternational = written.trimStart().startsWith('+');
  return isInternational ? `+${digits}` : `${australia.callingCode}${digits.replace(/^0/, '')}`;
};
