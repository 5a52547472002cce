import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatNumber } from '#src/lib/format-number.ts';

export const formatCents = (cents: number): string => `$${formatNumber(cents / 100, 2)}`;

export interface TellablePayment {
  readonly reference: string;
  readonly purpose: string;
  readonly amountCents: number;
  readonly paymentRef: string | null;
  readonly paidAtMs: number | null;
  readonly payee: string;
  readonly timeZone: string;
}

/** @spec L2.16 */
export const listPaymentFacts = (
  payment: TellablePayment,
): readonly { readonly label: string; readonly text: string }[] => {
  const { payee, purpose, reference, amountCents, paidAtMs, paymentRef, timeZone } = payment;
  return [
    { label: 'To', text: payee },
    { label: 'For', text: purpose },
    { label: 'Reference', text: reference },
    { label: 'Amount', text: formatCents(amountCents) },
    ...(paidAtMs === null
      ? []
      : [
          { label: 'Paid on', text: formatDayInWords(localDay(paidAtMs, timeZone)) },
          { label: 'Payment ID', text: paymentRef ?? '' },
        ]),
  ];
};
