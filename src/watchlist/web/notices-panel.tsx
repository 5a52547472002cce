import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import choices from '#src/ui/fields/choice-field.module.css';
import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { LabelledField } from '#src/ui/fields/labelled-field.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import tick from '#src/ui/fields/tick-row.module.css';
import { noticeFields } from '../rules/notice-form.ts';
import type { NoticesView } from '../view/build-notices-view.ts';
import styles from './notices-panel.module.css';

const emailId = 'notices-email';
const agreedId = 'notices-agreed';

/** Asks by which way, and for a yes that nobody ticked before. Whoever chooses the text message needs no address. */
const NoticesForm = ({ form }: { readonly form: NonNullable<NoticesView['form']> }) => {
  const { channels, consentText, emailError, agreedError } = form;
  return (
    <form method="post" action={accountPaths.watchlistNotices} className={styles.form}>
      {channels.length > 1 ? (
        <fieldset className={`${choices.field} ${styles.ways}`}>
          <legend className="visually-hidden">How</legend>
          <div className={choices.segments}>
            {channels.map(({ value, label }, at) => (
              <label key={value}>
                <input type="radio" name={noticeFields.channel} value={value} defaultChecked={at === 0} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <input type="hidden" name={noticeFields.channel} value={channels[0]?.value} />
      )}
      <div className={styles.email}>
        <LabelledField kind="line" id={emailId} label="Email address" error={emailError}>
          <input
            id={emailId}
            className={fields.control}
            type="email"
            name={noticeFields.email}
            autoComplete="email"
            maxLength={254}
            {...describeField({ id: emailId, error: emailError })}
          />
        </LabelledField>
      </div>
      <div className={fields.field}>
        <FieldError fieldId={agreedId} error={agreedError} />
        <label className={tick.row}>
          <input
            id={agreedId}
            type="checkbox"
            name={noticeFields.agreed}
            value="yes"
            required
            {...describeField({ id: agreedId, error: agreedError })}
          />
          <span>{consentText}</span>
        </label>
      </div>
      <button type="submit" className={buttons.filled}>
        Tell me
      </button>
    </form>
  );
};

/** The part of the list that offers to tell of changes, and to stop it: forms, so that it does without scripts. @spec B1.15 */
export const NoticesPanel = ({ view: { title, lead, form, status } }: { readonly view: NoticesView }) => (
  <section id="notices" className={styles.panel} aria-labelledby="notices-title">
    <div>
      <h2 id="notices-title">{title}</h2>
      {status !== null && <p role="status">{status}</p>}
      <p>{lead}</p>
    </div>
    {form === null ? (
      <form method="post" action={accountPaths.watchlistNoticesStop}>
        <button type="submit" name={noticeFields.stop} value="yes" className={buttons.outlined}>
          Stop telling me
        </button>
      </form>
    ) : (
      <NoticesForm form={form} />
    )}
  </section>
);
