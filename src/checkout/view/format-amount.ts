import { formatNumber, formatPrice } from '#src/lib/format-number.ts';

const centsPerDollar = 100;

/** @spec B9.27 */
export const formatAmount = (cents: number): string =>
  cents % centsPerDollar === 0 ? formatPrice(cents) : `$${formatNumber(cents / centsPerDollar, 2)}`;

export const labelPrice = (type: string | null, name = 'Price'): string => (type === null ? name : `${name}, ${type}`);
