import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/form-subject.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import type { TradeInFlowView } from '#src/trade-in/view/trade-in-flow-view.ts';
import type { BlockView } from '../blocks/block-view.ts';

/** The page on which a shopper's own car is valued. @spec L2.08, L2.57, B2.04 */
export interface TradeInView extends PageDocument {
  readonly title: string;
  readonly lead: string | null;
  readonly picture: ContentPage['picture'];
  readonly breadcrumb: readonly Crumb[];
  /** The vehicle that the car is traded for; null for none. */
  readonly subject: FormSubject | null;
  /** Where the estimate counts in buying that vehicle online; null where it doesn't. @spec D.41 */
  readonly purchaseHref: string | null;
  readonly flow: TradeInFlowView;
  /** By which an estimate is accepted, or a look in person asked for; null before, and after. */
  readonly form: LeadFormView | null;
  /** The four questions, then the dealer's own words. @spec L2.58 */
  readonly blocks: readonly BlockView[];
}
