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
  readonly action: string;
  readonly steps: readonly ProgressStep[];
  readonly alert: string | null;
  readonly problems: readonly ContactProblem[];
  readonly fields: readonly ContactFieldView[];
  readonly terms: { readonly href: string; readonly isAgreed: boolean; readonly error: string | null } | null;
  readonly who: string | null;
  readonly againHref: string;
  /** @spec B5.15 */
  readonly amount: string | null;
  readonly canChange: boolean;
  readonly canBeginAgain: boolean;
  readonly noun: string;
  readonly payLabel: string;
  readonly payment: PaymentView | null;
  readonly returnHref: string;
  readonly hold: { readonly title: string; readonly text: string } | null;
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  readonly searchHref: string;
  readonly isReadOnly: boolean;
  readonly access: AccessView | null;
}
