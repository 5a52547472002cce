import { australia } from '#src/lib/australia.ts';

/**
 * Converts a number to E.164. Without a leading +, it's an Australian number: '07 5550 1969' becomes '+61755501969'.
 * @spec B0.03
 */
export const normalisePhone = (written: string): string => {
  const digits = written.replaceAll(/\D/g, '');
  const isInternational = written.trimStart().startsWith('+');
  return isInternational ? `+${digits}` : `${australia.callingCode}${digits.replace(/^0/, '')}`;
};
