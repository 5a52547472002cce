import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/form-subject.ts';
import type { ApplicationFlowView, PersonalisedView } from '#src/finance-application/view/application-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { BlockView } from '../blocks/block-view.ts';

/** A page on which finance is applied for, or quoted for one vehicle. @spec D.41, L2.11, L2.13 */
export interface FinanceApplicationView extends PageDocument {
  readonly title: string;
  readonly lead: string | null;
  readonly breadcrumb: readonly Crumb[];
  /** The vehicle that it is for; null for none. */
  readonly subject: FormSubject | null;
  /** Null on the page of quotes. */
  readonly flow: ApplicationFlowView | null;
  /** Null on the page of the application. */
  readonly quotes: PersonalisedView | null;
  /** What the dealer wrote, under it. */
  readonly blocks: readonly BlockView[];
}
