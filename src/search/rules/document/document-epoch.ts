import { localYear } from '#src/lib/dates/local-year.ts';

/**
 * What a site's search documents depend on beside its vehicles: its switches, such as the lender whose repayments are
 * filtered, and the year where the dealer is, which ends estimates. When it moves they are made anew.
 * @spec B5.09
 */
export const documentEpoch = (
  { configVersion, timeZone }: { readonly configVersion: string; readonly timeZone: string },
  now: Date,
): string => `${configVersion}.${localYear(now, timeZone)}`;
