import { formatNumber, formatPrice } from '#src/lib/format-number.ts';

const centsPerDollar = 100;

/** Formats an amount paid or refunded, to the cent: '$200', '$199.50'. @spec B9.27 */
export const formatAmount = (cents: number): string =>
  cents % centsPerDollar === 0 ? formatPrice(cents) : `$${formatNumber(cents / centsPerDollar, 2)}`;

/** 'Price, Drive Away'; the name alone if the dealer doesn't say. */
export const labelPrice = (type: string | null, name = 'Price'): string => (type === null ? name : `${name}, ${type}`);
