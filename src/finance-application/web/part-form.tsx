import buttons from '#src/ui/button.module.css';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import ticks from '#src/ui/fields/tick-row.module.css';
import { moneyPeriodNames, moneyPeriods } from '../rules/answers/money-periods.ts';
import type { FieldView } from '../view/build-field-view.ts';
import type { ConsentView, PartForm as PartFormView } from '../view/build-part-form.ts';
import styles from './part-form.module.css';

const ConsentBox = ({ consent: { id, name, text, isTicked, error } }: { readonly consent: ConsentView }) => (
  <div>
    <FieldError fieldId={id} error={error} />
    <label className={ticks.row}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={isTicked}
        {...describeField({ id, error })}
      />
      <span>{text}</span>
    </label>
  </div>
);

interface ApplicationFieldProps {
  readonly field: FieldView;
}

const PeriodField = ({ field: { id, label, period } }: ApplicationFieldProps) =>
  period !== null && (
    <SelectField
      id={`${id}-period`}
      label="How often"
      aria-label={`How often: ${label}`}
      error={null}
      name={period.name}
      defaultValue={period.value}
      prompt={null}
      options={moneyPeriodNames.map((value) => ({ value, label: moneyPeriods[value].label }))}
    />
  );

const OneField = ({ field }: ApplicationFieldProps) => {
  const { id, name, kind, label, hint, value, error, isOptional, options } = field;
  if (kind === 'choice') {
    return <ChoiceGroup legend={label} choices={options} chosen={value} {...{ id, name, hint, error }} />;
  }
  if (kind === 'select') {
    const prompt = 'Select a Preferred Dealership';
    return <SelectField defaultValue={value} {...{ id, name, label, hint, error, isOptional, prompt, options }} />;
  }
  return (
    <TextField
      {...{ id, name, label, hint, error, isOptional }}
      type={field.type}
      inputMode={kind === 'money' ? 'decimal' : field.isNumber ? 'numeric' : undefined}
      maxLength={field.maxLength}
      autoComplete={field.autoComplete}
      defaultValue={value}
      affix={kind === 'money' ? { at: 'before', text: '$' } : undefined}
    />
  );
};

/** @spec D.41 */
const ApplicationField = ({ field }: ApplicationFieldProps) => (
  <div
    className={styles.field}
    data-kind={field.kind}
    data-for={field.shownFor ?? undefined}
    data-period={field.period === null ? undefined : ''}
  >
    <OneField field={field} />
    <PeriodField field={field} />
  </div>
);

/** @spec D.41 */
export const PartForm = ({ form }: { readonly form: PartFormView }) =>
  form.signInHref === null ? (
    <form className={styles.form} action={form.action} method="post" noValidate>
      <HiddenFields hidden={form.hidden} />
      {form.fields.map((field) => (
        <ApplicationField key={field.name} field={field} />
      ))}
      {form.consents.map((consent) => (
        <ConsentBox key={consent.name} consent={consent} />
      ))}
      <button type="submit" className={buttons.filled}>
        {form.submitLabel}
      </button>
    </form>
  ) : (
    <p>
      <a className={buttons.filled} href={form.signInHref}>
        Sign in to send
      </a>
    </p>
  );
