import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { BrochureView } from '#src/brochure/view/build-brochure-view.ts';
import type { Code } from '#src/brochure/view/code.ts';

/** The print page of a vehicle. @spec B2.12 */
export interface PrintView extends PageDocument {
  readonly vehicleId: number;
  readonly brochure: BrochureView;
  readonly code: Code;
  readonly brochureHref: string;
  readonly backHref: string;
}
