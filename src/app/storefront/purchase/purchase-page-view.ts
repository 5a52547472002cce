import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { PurchaseView } from '#src/purchase/view/purchase-view.ts';

/** The page of buying a vehicle online: the vehicle as its card has it, and how its visitor stands. */
export interface PurchasePageView {
  readonly subject: FormSubject;
  readonly purchase: PurchaseView;
  /** '07 5550 1969' with its address. */
  readonly phone: { readonly text: string; readonly href: string };
  /** Where the vehicle is reserved. */
  readonly reserveHref: string;
}
