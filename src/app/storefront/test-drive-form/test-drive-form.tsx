import { SlotPicker } from '#src/appointments/web/slot-picker.tsx';
import { useFreshPicker } from '#src/appointments/web/use-fresh-picker.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { leadFieldTable } from '#src/leads/rules/lead-fields.ts';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import type { TestDriveFormView } from './test-drive-form-view.ts';

interface TestDriveFormProps {
  readonly view: Pick<TestDriveFormView, 'form' | 'picker'>;
  readonly answer: FormAnswer | null;
  readonly isBare?: boolean;
}

/** @spec B1.06, L2.53, B7.20 */
export const TestDriveForm = ({ view, answer, isBare = false }: TestDriveFormProps) => {
  const picker = useFreshPicker(view.picker);
  if (picker === null) return <LeadForm form={view.form} answer={answer} isBare={isBare} />;
  return (
    <LeadForm
      form={view.form}
      answer={answer}
      isBare={isBare}
      parts={{
        appointment: ({ id, text, error }) => <SlotPicker id={id} picker={picker} chosen={text} error={error} />,
        locationId: () => <input type="hidden" name={leadFieldTable.locationId.name} value={picker.locationId} />,
      }}
    />
  );
};
