/** The most that anybody is believed to have, in cents: ten million dollars. */
const mostCents = 1_000_000_000;

/** Whole cents of an amount as people write it, '$1,250' or '1250.50'; undefined where it is none. @spec D.41 */
export const readMoneyCents = (written: string): number | undefined => {
  const [, dollars, cents = ''] = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(written.replaceAll(/[,\s]/g, '')) ?? [];
  if (dollars === undefined) return undefined;
  const total = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return total <= mostCents ? total : undefined;
};
