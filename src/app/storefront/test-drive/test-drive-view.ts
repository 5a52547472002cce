import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { TestDriveFormView } from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';

/** The vehicle that a shopper comes for. */
export interface VisitedVehicleView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly href: string;
  readonly imageUrl: string | null;
}

/** The page that books a visit. @spec L2.18 */
export interface TestDriveView extends PageDocument, TestDriveFormView {
  readonly intro: string;
  readonly breadcrumb: readonly Crumb[];
  readonly vehicle: VisitedVehicleView | null;
}
