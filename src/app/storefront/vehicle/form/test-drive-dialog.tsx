import { TestDriveForm } from '#src/app/storefront/test-drive-form/test-drive-form.tsx';
import {
  isTestDriveFormView,
  type TestDriveFormView,
} from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { FormSheet } from './form-sheet.tsx';
import { useFormView } from './use-form-view.ts';

interface VisitProps {
  readonly view: Pick<TestDriveFormView, 'vehicle' | 'places'>;
  readonly pageHref: string;
}

const Visit = ({ view: { vehicle, places }, pageHref }: VisitProps) => {
  const place = places.find(({ isChosen }) => isChosen);
  return (
    <div>
      {vehicle !== null && (
        <p>
          <b>{vehicle.title}</b> {vehicle.subtitle}
        </p>
      )}
      {place !== undefined && (
        <p>
          {place.name}, {place.address} {places.length > 1 && <a href={pageHref}>Choose another location</a>}
        </p>
      )}
    </div>
  );
};

interface TestDriveDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
}

/** @spec B1.06, B2.72, L2.53 */
export const TestDriveDialog = ({ slug, onClose }: TestDriveDialogProps) => {
  const pageHref = pagePaths.bookTestDriveFor(slug);
  const view = useFormView({ dataHref: pagePaths.bookTestDriveData(slug), pageHref, isView: isTestDriveFormView });
  return (
    <FormSheet title={view?.title} onClose={onClose}>
      {view !== null && (
        <>
          <Visit view={view} pageHref={pageHref} />
          <TestDriveForm view={view} answer={null} isBare />
        </>
      )}
    </FormSheet>
  );
};
