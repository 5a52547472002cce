/** The page that an address asks for, counted from 1; undefined for words that are no such number. */
export const readPageNumber = (parameter: string | null): number | undefined => {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : undefined;
};
