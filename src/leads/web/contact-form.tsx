import buttons from '#src/ui/button.module.css';
import type { FormAnswer } from '../rules/form-answer.ts';
import { optInName, trapName } from '../rules/lead-fields.ts';
import type { ContactFormView } from '../view/contact-form-view.ts';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  readonly form: ContactFormView;
  /** What the page says to what was sent without scripts; null at first. */
  readonly answer: FormAnswer | null;
}

/** A message to the dealer; without scripts the page itself is sent and answers. @spec L2.51, L2.52, L4.01, L4.06, L4.07 */
export const ContactForm = ({ form, answer }: ContactFormProps) => {
  const { isSending, refusal, submit, summary } = useContactForm(answer);
  const typed = answer?.entry ?? form.empty;
  const problems = refusal?.kind === 'invalid' ? refusal.problems : [];
  return (
    <section className={styles.panel} aria-labelledby="contact-form">
      <h2 id="contact-form">{form.heading}</h2>
      {refusal !== null && <ErrorSummary ref={summary} refusal={refusal} form={form} />}
      <form className={styles.form} action={form.action} method="post" noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {form.fields.map((field) => (
            <FormField
              key={field.key}
              field={field}
              text={typed[field.key]}
              error={problems.find((problem) => problem.field === field.key)?.message ?? null}
            />
          ))}
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <label className={styles.optIn}>
          <input type="checkbox" name={optInName} defaultChecked={typed.isOptedIn} />
          <span>{form.optInText}</span>
        </label>
        <p className={styles.notice}>
          {form.notice} {form.privacyHref !== null && <a href={form.privacyHref}>Privacy policy</a>}
        </p>
        <button type="submit" className={buttons.filled} disabled={isSending}>
          {isSending && <span className={styles.spinner} aria-hidden="true" />}
          {isSending ? 'Sending' : form.submitLabel}
        </button>
      </form>
    </section>
  );
};
