import { formatNumber } from '#src/lib/format-number.ts';

/** Returns text such as '2,196 kg' or '7.5 L'. Null if the value is unknown or rounds to 0. */
export const formatQuantity = (
  value: number | null | undefined,
  unit: string,
  decimals = Number.isInteger(value) ? 0 : 1,
): string | null =>
  value === null || value === undefined || Number(value.toFixed(decimals)) === 0
    ? null
    : `${formatNumber(value, decimals)} ${unit}`;
