import { formatNumber, formatPrice } from '#src/lib/format-number.ts';

const centsPerDollar = 100;

/** Formats an amount paid or refunded, to the cent: '$200', '$199.50'. @spec B9.27 */
export const formatAmount = (cents: number): string =>
  cents % centsPerDollar === 0 ? formatPrice(cents) : `$${formatNumber(cents / centsPerDollar, 2)}`;

/** Returns a label such as 'Price, Drive Away'; the name alone if `type` is null. */
export const labelPrice = (type: string | null, name = 'Price'): string => (type === null ? name : `${name}, ${type}`);
