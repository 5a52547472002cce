import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import tick from '#src/ui/fields/tick-row.module.css';
import {
  carName,
  formName,
  type LeadEntry,
  leadFieldTable,
  optInName,
  pageIdName,
  shownName,
  termsName,
  trapName,
} from '../rules/lead-fields.ts';
import type { LeadFormView } from '../view/build-lead-form.ts';
import { fieldId } from './field-id.ts';
import styles from './form-boxes.module.css';

interface FormBoxesProps {
  readonly form: LeadFormView;
  readonly typed: LeadEntry;
  readonly termsError: string | null;
}

interface TermsBoxProps {
  readonly id: string;
  readonly terms: NonNullable<LeadFormView['terms']>;
  readonly isAgreed: boolean;
  readonly error: string | null;
}

/** @spec L5.08 */
const TermsBox = ({ id, terms, isAgreed, error }: TermsBoxProps) => (
  <div className={fields.field}>
    <FieldError fieldId={id} error={error} />
    <label className={tick.row}>
      <input
        id={id}
        type="checkbox"
        name={termsName}
        defaultChecked={isAgreed}
        required
        {...describeField({ id, error })}
      />
      <span>
        I agree to the{' '}
        {terms.href === null ? (
          'terms of use'
        ) : (
          <a href={terms.href} target="_blank" rel="noopener">
            terms of use<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </span>
    </label>
  </div>
);

/** @spec L2.29, L2.51, L3.01, L5.08, D.34 */
export const FormBoxes = ({ form, typed, termsError }: FormBoxesProps) => (
  <>
    <input type="hidden" name={formName} value={form.form} />
    <input type="hidden" name={pageIdName} value={form.pageId} />
    {form.shown !== undefined && <input type="hidden" name={shownName} value={form.shown} />}
    {form.vehicle !== null && <input type="hidden" name={carName} value={form.vehicle.id} />}
    {form.presetMessage !== null && (
      <input type="hidden" name={leadFieldTable.message.name} value={form.presetMessage} />
    )}
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
    {form.terms !== null && (
      <TermsBox id={fieldId(form.form, 'terms')} terms={form.terms} isAgreed={typed.isAgreed} error={termsError} />
    )}
    <label className={tick.row}>
      <input type="checkbox" name={optInName} defaultChecked={typed.isOptedIn} />
      <span>{form.optInText}</span>
    </label>
    <p className={styles.notice}>
      {form.notice} {form.privacyHref !== null && <a href={form.privacyHref}>Privacy policy</a>}
    </p>
  </>
);
