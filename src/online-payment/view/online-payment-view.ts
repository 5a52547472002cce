import type { PaymentView } from '#src/payments/view/build-payment-view.ts';
import type { RequestState } from '../rules/payment-request.ts';

/** What a payer meets: the form that finds the payment, the payment, the bank, or how it ended. */
export type PaymentStage = 'find' | 'card' | 'confirm' | 'waiting' | Exclude<RequestState, 'requested' | 'paying'>;

export interface OnlinePaymentView {
  readonly stage: PaymentStage;
  readonly heading: string;
  readonly lead: string;
  readonly alert: string | null;
  /** Where the forms are sent. */
  readonly action: string;
  /** The payment's own page, where it was found. */
  readonly href: string;
  /** Where a bank leads back to. */
  readonly returnHref: string;
  /** Empty where none was found. */
  readonly code: string;
  readonly payLabel: string;
  /** '$1,250.00' */
  readonly amount: string;
  /** By what form it is paid; null where nothing is to be paid. */
  readonly payment: PaymentView | null;
  /** Payee, reference and the like, in rows. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly phone: { readonly text: string; readonly href: string };
}
