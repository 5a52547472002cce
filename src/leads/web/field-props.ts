import type { FormKindName } from '../rules/form-kinds.ts';
import type { FormFieldView } from '../view/lead-form-view.ts';

/** What every part that draws a field is given. */
export interface FieldProps {
  readonly form: FormKindName;
  readonly field: FormFieldView;
  /** What was typed or chosen before. */
  readonly texts: readonly string[];
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
}
