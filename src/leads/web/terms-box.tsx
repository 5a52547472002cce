import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import tick from '#src/ui/fields/tick-row.module.css';
import { termsName } from '../rules/lead-fields.ts';
import type { LeadFormView } from '../view/lead-form-view.ts';

interface TermsBoxProps {
  readonly id: string;
  readonly terms: NonNullable<LeadFormView['terms']>;
  readonly isAgreed: boolean;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
}

/** Agreement to the terms of use, without which the form is not sent. @spec L5.08 */
export const TermsBox = ({ id, terms, isAgreed, error }: TermsBoxProps) => (
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
