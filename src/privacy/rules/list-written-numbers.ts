const country = '61';

/**
 * Returns the digits of each usual way to write the number, because purchases store numbers as typed.
 * @param phone such as '+61412345678'
 */
export const listWrittenNumbers = (phone: string): readonly string[] => {
  const digits = phone.replaceAll(/\D/g, '');
  const abroad = [digits, `00${digits}`, `0011${digits}`];
  if (!digits.startsWith(country)) return abroad;
  const own = digits.slice(country.length);
  return [...abroad, own, `0${own}`, `${country}0${own}`];
};
