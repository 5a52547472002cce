import { formatNumber } from './format-number.ts';

/** Cents as a price: dollar sign, thousands separators, no decimals. @spec L9.32 */
export const formatPrice = (priceCents: number): string => {
  const text = formatNumber(Math.round(Math.abs(priceCents) / 100));
  return priceCents <= -50 ? `-$${text}` : `$${text}`;
};
