import { formatPhone } from '#src/lib/phones/format-phone.ts';

/** Masks all but the start and end of a visitor's own number: '04•• ••• 678'. @spec B3.19 */
export const maskMobile = (phone: string): string => {
  const printed = formatPhone(phone);
  return printed.slice(0, 2) + printed.slice(2, -3).replaceAll(/\d/g, '•') + printed.slice(-3);
};
