/** @spec L2.75 */
export const paymentKinds = ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** @spec L2.75 */
export const paymentNames: Readonly<Record<PaymentKind, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  googlePay: 'Google Pay',
  applePay: 'Apple Pay',
};
