const pattern = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/;

/** Most that is asked for online, in cents: $100,000. */
const mostCents = 10_000_000;

/** The cents of an amount as dealers write it, '1,250.00', '1250' or '12.5'; undefined for what is none, or more than is paid online. */
export const readAmountCents = (written: string): number | undefined => {
  const [, dollars = '', cents = ''] = pattern.exec(written) ?? [];
  const amountCents = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return dollars !== '' && amountCents >= 100 && amountCents <= mostCents ? amountCents : undefined;
};
