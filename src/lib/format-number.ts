/** A number with thousands separators, as Australians write it: 21480 becomes '21,480'. */
export const formatNumber = (value: number, decimals = 0): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = Number(`${whole}.${fraction ?? 0}`) === 0;
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 && !isZero ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
};
