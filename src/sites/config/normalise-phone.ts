import { australia } from '#src/lib/australia.ts';

/**
 * An Australian number as E.164: '07 5550 1969' is +61755501969, '1300 555 019' is +611300555019.
 * @spec B0.03
 */
export const normalisePhone = (written: string): string => {
  const digits = written.replaceAll(/\D/g, '');
  const isInternational = written.trimStart().startsWith('+');
  return isInternational ? `+${digits}` : `${australia.callingCode}${digits.replace(/^0/, '')}`;
};
