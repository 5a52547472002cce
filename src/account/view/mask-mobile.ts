import { formatPhone } from '#src/lib/phones/format-phone.ts';

/** @spec B3.19 */
export const maskMobile = (phone: string): string => {
  const printed = formatPhone(phone);
  return printed.slice(0, 2) + printed.slice(2, -3).replaceAll(/\d/g, '•') + printed.slice(-3);
};
