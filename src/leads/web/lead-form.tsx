import { type FormEvent, Fragment, type ReactNode, type Ref, useState } from 'react';
import buttons from '#src/ui/button.module.css';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import type { LeadProblem } from '../rules/check-lead.ts';
import { type FormAnswer, type FormRefusal, submissionFailed } from '../rules/form-answer.ts';
import { type LeadFieldKey, type LeadTextKey, termsName } from '../rules/lead-fields.ts';
import { isMended, omitMended } from '../rules/mended-fields.ts';
import type { FormFieldView, LeadFormView } from '../view/build-lead-form.ts';
import { fieldId } from './field-id.ts';
import { FormBoxes } from './form-boxes.tsx';
import { FormField } from './form-field.tsx';
import styles from './lead-form.module.css';
import { RememberedNote } from './remembered-note.tsx';
import { useFormSteps } from './use-form-steps.ts';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadFormPart {
  readonly id: string;
  readonly text: string;
  readonly error: string | null;
}

export type LeadFormParts = Readonly<Partial<Record<LeadTextKey, (part: LeadFormPart) => ReactNode>>>;

interface LeadFormProps {
  readonly form: LeadFormView;
  readonly answer: FormAnswer | null;
  readonly isBare?: boolean;
  readonly parts?: LeadFormParts;
}

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly refusal: FormRefusal;
  readonly form: LeadFormView;
  readonly onGoTo: (field: LeadProblem['field']) => void;
}

/** @spec L2.52, L4.07, L8.01 */
const ErrorSummary = ({ ref, refusal, form, onGoTo }: ErrorSummaryProps) => (
  <ProblemBox ref={ref}>
    {refusal.kind === 'invalid' ? (
      <ProblemList
        heading="h3"
        problems={refusal.problems.map((problem) => ({ ...problem, fieldId: fieldId(form.form, problem.field) }))}
        onGoTo={({ field }) => onGoTo(field)}
      />
    ) : (
      <>
        <h3>{submissionFailed}</h3>
        {refusal.message !== submissionFailed && <p>{refusal.message}</p>}
        <p>
          We’ve kept what you typed. Please try again, or call <a href={form.phone.href}>{form.phone.text}</a>.
        </p>
      </>
    )}
  </ProblemBox>
);

type FieldName = LeadProblem['field'];

const findMended = (view: LeadFormView, form: HTMLFormElement, name: string): FieldName | undefined => {
  const data = new FormData(form);
  if (name === termsName) return data.has(name) ? 'terms' : undefined;
  const field = view.fields.find((one) => one.name === name);
  return field !== undefined && isMended(field, String(data.get(name) ?? '')) ? field.key : undefined;
};

/** Removes an error on change: removing it on blur would move a button while the shopper clicks it. @spec L2.52 */
const useMendedFields = (view: LeadFormView, refusal: FormRefusal | null) => {
  const [mended, setMended] = useState<{ readonly of: FormRefusal | null; readonly fields: readonly FieldName[] }>({
    of: null,
    fields: [],
  });
  const fields = mended.of === refusal ? mended.fields : [];
  return {
    shown: omitMended(refusal, fields),
    noteMended: ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
      if (refusal?.kind !== 'invalid' || !(target instanceof Element)) return;
      const field = findMended(view, currentTarget, target.getAttribute('name') ?? '');
      if (field !== undefined && !fields.includes(field)) setMended({ of: refusal, fields: [...fields, field] });
    },
  };
};

/** @spec L2.51, L2.52, L4.01, L4.06, L4.07, L4.10 */
export const LeadForm = ({ form, answer, isBare = false, parts = {} }: LeadFormProps) => {
  const { isSending, refusal, setRefusal, submit, summary, element } = useLeadForm(form, answer);
  const steps = useFormSteps({ view: form, element, refusal, setRefusal });
  const { shown, noteMended } = useMendedFields(form, refusal);
  const typed = answer?.entry ?? form.empty;
  const problems = shown?.kind === 'invalid' ? shown.problems : [];
  const headingId = `${form.form}-form`;
  const errorOf = (key: LeadFieldKey | 'terms'): string | null =>
    problems.find(({ field }) => field === key)?.message ?? null;
  const drawField = (field: FormFieldView): ReactNode => {
    const { key } = field;
    if (key === 'additionalServices') {
      return <FormField key={key} form={form.form} field={field} texts={typed[key]} error={errorOf(key)} />;
    }
    const drawPart = parts[key];
    return drawPart === undefined ? (
      <FormField key={key} form={form.form} field={field} texts={[typed[key]]} error={errorOf(key)} />
    ) : (
      <Fragment key={key}>{drawPart({ id: fieldId(form.form, key), text: typed[key], error: errorOf(key) })}</Fragment>
    );
  };
  const drawFields = (fields: readonly FormFieldView[]) => <div className={styles.fields}>{fields.map(drawField)}</div>;
  const body = (
    <>
      {shown !== null && <ErrorSummary ref={summary} refusal={shown} form={form} onGoTo={steps.goTo} />}
      <form
        ref={element}
        className={styles.form}
        action={form.action}
        method="post"
        noValidate
        data-at={steps.isLast ? 'last' : 'before'}
        onChange={(event) => {
          steps.onChange(event);
          noteMended(event);
        }}
        onSubmit={steps.isLast ? submit : steps.next}
      >
        <RememberedNote form={element} isAnswered={answer !== null} />
        {form.steps === null
          ? drawFields(form.fields)
          : form.steps.map(({ title, fields }, at) => (
              <fieldset key={title} className={styles.step} data-current={at === steps.at || undefined}>
                <legend tabIndex={-1}>
                  <span>{`Step ${at + 1} of ${form.steps?.length}`}</span> {title}
                </legend>
                {drawFields(form.fields.filter(({ key }) => fields.includes(key)))}
              </fieldset>
            ))}
        <div className={styles.end}>
          <FormBoxes form={form} typed={typed} termsError={errorOf('terms')} />
        </div>
        <p className={styles.buttons}>
          {steps.at > 0 && (
            <button type="button" className={buttons.outlined} onClick={steps.back}>
              Back
            </button>
          )}
          <button type="submit" className={buttons.filled} disabled={isSending}>
            {isSending && <span className={styles.spinner} aria-hidden="true" />}
            {isSending ? 'Sending' : steps.isLast ? form.submitLabel : 'Continue'}
          </button>
        </p>
      </form>
    </>
  );
  if (isBare) return <div className={styles.bare}>{body}</div>;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{form.heading}</h2>
      {body}
    </section>
  );
};
