import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import { FormSheet } from './form-sheet.tsx';
import { useFormView } from './use-form-view.ts';
import { isVehicleFormView } from './vehicle-form-view.ts';

interface FormDialogProps {
  readonly slug: string;
  readonly page: string;
  readonly onClose: () => void;
}

/** @spec B1.05, B1.07, B2.71 */
export const FormDialog = ({ slug, page, onClose }: FormDialogProps) => {
  const view = useFormView({
    dataHref: pagePaths.vehicleFormData(slug, page),
    pageHref: pagePaths.vehicleForm(slug, page),
    isView: isVehicleFormView,
  });
  return (
    <FormSheet title={view?.form.heading} onClose={onClose}>
      {view !== null && (
        <>
          <FormSubjectCard subject={view.subject} place="dialog" />
          <LeadForm form={view.form} answer={null} isBare />
        </>
      )}
    </FormSheet>
  );
};
