const groupThousands = (digits: string): string =>
  digits.length <= 3 ? digits : `${groupThousands(digits.slice(0, -3))},${digits.slice(-3)}`;

/** A number with thousands separators, as Australians write it: 21480 becomes '21,480'. */
export const formatNumber = (value: number, decimals = 0): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = Number(`${whole}.${fraction ?? 0}`) === 0;
  return `${value < 0 && !isZero ? '-' : ''}${groupThousands(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
};
