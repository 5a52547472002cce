import { formatNumber } from '#src/lib/format-number.ts';

/**
 * An amount with its unit: '2,196 kg', '7.5 L'; null when it is not known, or so small that it would be written as 0.
 * @param decimals one for a broken number, unless said otherwise
 */
export const formatQuantity = (
  value: number | null | undefined,
  unit: string,
  decimals = Number.isInteger(value) ? 0 : 1,
): string | null =>
  value === null || value === undefined || Number(value.toFixed(decimals)) === 0
    ? null
    : `${formatNumber(value, decimals)} ${unit}`;
