import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { TestDriveFormView } from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';

/** The page that books a visit. @spec L2.18 */
export interface TestDriveView extends PageDocument, TestDriveFormView {
  readonly intro: string;
  readonly breadcrumb: readonly Crumb[];
}
