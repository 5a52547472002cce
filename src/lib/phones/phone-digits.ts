/** A number as it is dialled from anywhere: '+61755501969'. Short service numbers (13, 1300, 1800) stay national. */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^0011/, '+');
  const national = digits.replace(/^\+61\(?0?/, '0').replace(/^0(?=1[38]\d)/, '');
  if (/^(13\d{4}|1[38]00\d{6})$/.test(national)) return national;
  return /^0[2-478]\d{8}$/.test(national) ? `+61${national.slice(1)}` : digits;
};
