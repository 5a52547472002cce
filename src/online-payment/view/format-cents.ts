import { formatNumber } from '#src/lib/format-number.ts';

/** An amount to the cent, as receipts have it: '$1,250.00'. */
export const formatCents = (cents: number): string => `$${formatNumber(cents / 100, 2)}`;
