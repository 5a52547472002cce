const pattern = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/;

const maxCents = 10_000_000;

/** Reads amounts such as '$1,250.00' and '12.5'. Undefined for other text, and below $1 or above $100,000. */
export const readAmountCents = (written: string): number | undefined => {
  const [, dollars = '', cents = ''] = pattern.exec(written) ?? [];
  const amountCents = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return dollars !== '' && amountCents >= 100 && amountCents <= maxCents ? amountCents : undefined;
};
