const groupThousands = (digits: string): string =>
  digits.length <= 3 ? digits : `${groupThousands(digits.slice(0, -3))},${digits.slice(-3)}`;

export const formatNumber = (value: number, decimals = 0): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = Number(`${whole}.${fraction ?? 0}`) === 0;
  return `${value < 0 && !isZero ? '-' : ''}${groupThousands(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
};

export const formatKm = (odometerKm: number): string => `${formatNumber(odometerKm)} km`;

export const formatPercent = (percent: number): string => `${percent.toFixed(2)}%`;

/** @spec L9.32 */
export const formatPrice = (priceCents: number): string => {
  const text = formatNumber(Math.round(Math.abs(priceCents) / 100));
  return priceCents <= -50 ? `-$${text}` : `$${text}`;
};
