/**
 * The page that an address asks for, counted from 1; undefined for words that are no such number, and for more than one: what a
 * page does not tell apart would be kept many times. @param parameters as the address has them
 */
export const readPageNumber = (parameters: readonly string[]): number | undefined => {
  if (parameters.length === 0) return 1;
  const [parameter = '', ...more] = parameters;
  return more.length === 0 && /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : undefined;
};
