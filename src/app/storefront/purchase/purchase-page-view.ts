import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { PurchaseView } from '#src/purchase/view/purchase-view.ts';

export interface PurchasePageView {
  readonly subject: FormSubject;
  readonly purchase: PurchaseView;
  readonly phone: { readonly text: string; readonly href: string };
  readonly reserveHref: string;
}
