import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';

/** The page of reserving a vehicle: the vehicle as its card has it, and how its visitor stands. */
export interface CheckoutPageView {
  readonly subject: FormSubject;
  readonly checkout: CheckoutView;
  /** Buying it online: instead, with the deposit that is paid, or already; null where it cannot be bought. @spec B2.03 */
  readonly purchase: { readonly kind: 'instead' | 'withDeposit' | 'bought'; readonly href: string } | null;
  /** '07 5550 1969' with its address. */
  readonly phone: { readonly text: string; readonly href: string };
}
