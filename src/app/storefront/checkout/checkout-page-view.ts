import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';

export interface CheckoutPageView {
  readonly subject: FormSubject;
  readonly checkout: CheckoutView;
  /**
   * The way to buy online: instead of reserving, with the deposit paid, or already bought; null when the vehicle can't be bought.
   * @spec B2.03
   */
  readonly purchase: { readonly kind: 'instead' | 'withDeposit' | 'bought'; readonly href: string } | null;
  readonly phone: { readonly text: string; readonly href: string };
}
