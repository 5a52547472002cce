import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { PaymentView } from '#src/payments/view/build-payment-view.ts';
import type { CheckoutStage } from '../rules/choose-checkout-stage.ts';
import type { ContactKey, ContactProblem } from '../rules/contact-entry.ts';
import type { AccessView } from './build-access-view.ts';

export interface ContactFieldView {
  readonly key: ContactKey;
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly value: string;
  readonly error: string | null;
}

export interface CheckoutView {
  readonly stage: CheckoutStage;
  readonly heading: string;
  readonly lead: string;
  /** Where its forms go. */
  readonly action: string;
  readonly steps: readonly ProgressStep[];
  /** What went otherwise than wished; null for nothing. */
  readonly alert: string | null;
  readonly problems: readonly ContactProblem[];
  readonly fields: readonly ContactFieldView[];
  /** Page of the terms, with what is wrong with the agreement; null where there are none. */
  readonly terms: { readonly href: string; readonly isAgreed: boolean; readonly error: string | null } | null;
  /** 'Marnie Okafor, 0491 570 006, marnie.okafor@example.com'; null before it is known. */
  readonly who: string | null;
  /** Where they say it again. */
  readonly againHref: string;
  /** '$200'; null where no deposit is taken. @spec B5.15 */
  readonly amount: string | null;
  /** Whether the details can still be changed: nothing is taken yet. */
  readonly canChange: boolean;
  /** Whether it can be reserved anew. */
  readonly canBeginAgain: boolean;
  readonly noun: string;
  readonly payLabel: string;
  /** By what form the deposit is paid; null where no step asks for it. */
  readonly payment: PaymentView | null;
  /** Where it is looked at how the payment stands. */
  readonly returnHref: string;
  readonly hold: { readonly title: string; readonly text: string } | null;
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  readonly searchHref: string;
  /** Whether the page was opened by the link of a receipt: nothing can be done here. */
  readonly isReadOnly: boolean;
  /** How a shopper who isn't known here gets to their reservation; null where nobody needs to. */
  readonly access: AccessView | null;
}
