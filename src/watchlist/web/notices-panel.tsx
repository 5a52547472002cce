import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import choices from '#src/ui/fields/choice-field.module.css';
import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { LabelledField } from '#src/ui/fields/labelled-field.tsx';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import tick from '#src/ui/fields/tick-row.module.css';
import { type NoticePage, noticeAnchors, noticeFieldId, noticeFields } from '../rules/notice-form.ts';
import type { NoticesView } from '../view/build-notices-view.ts';
import styles from './notices-panel.module.css';

const emailId = noticeFieldId('email');
const agreedId = noticeFieldId('agreed');

/** The consent box is never ticked in advance. */
const NoticesForm = ({
  form,
  from,
}: {
  readonly form: NonNullable<NoticesView['form']>;
  readonly from: NoticePage;
}) => {
  const { channels, consentText, emailError, agreedError } = form;
  return (
    <form method="post" action={accountPaths.watchlistNotices} className={styles.form} noValidate>
      <input type="hidden" name={noticeFields.from} value={from} />
      {channels.length > 1 ? (
        <fieldset className={`${choices.field} ${styles.ways}`}>
          <legend className="visually-hidden">How to get alerts</legend>
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
            pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
            title="An address such as ann@example.com"
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
        Turn on alerts
      </button>
    </form>
  );
};

const NoticeProblems = ({ problems }: Pick<NoticesView, 'problems'>) =>
  problems.length > 0 && (
    <ProblemBox id={noticeAnchors.problem}>
      {problems.map(({ fieldId, message }) => (
        <p key={message}>{fieldId === null ? message : <a href={`#${fieldId}`}>{message}</a>}</p>
      ))}
    </ProblemBox>
  );

interface NoticesPanelProps {
  readonly view: NoticesView;
  readonly from: NoticePage;
}

/** @spec B1.15 */
export const NoticesPanel = ({ view, from }: NoticesPanelProps) => {
  const { title, lead, confirm, stopLabel, form, status, problems } = view;
  return (
    <section className={styles.panel} aria-labelledby={noticeAnchors.heading}>
      <div>
        <h2 id={noticeAnchors.heading} tabIndex={-1}>
          {title}
        </h2>
        {status !== null && <p role="status">{status}</p>}
        <p>{lead}</p>
      </div>
      <NoticeProblems problems={problems} />
      {confirm !== null && (
        <form method="post" action={accountPaths.watchlistNotices}>
          <input type="hidden" name={noticeFields.token} value={confirm.token} />
          <button type="submit" className={buttons.filled}>
            {confirm.label}
          </button>
        </form>
      )}
      {stopLabel !== null && (
        <form method="post" action={accountPaths.watchlistNoticesStop}>
          <input type="hidden" name={noticeFields.from} value={from} />
          <button type="submit" name={noticeFields.stop} value="yes" className={buttons.outlined}>
            {stopLabel}
          </button>
        </form>
      )}
      {form !== null && <NoticesForm form={form} from={from} />}
    </section>
  );
};
