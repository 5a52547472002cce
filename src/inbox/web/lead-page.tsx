import { useState } from 'react';
import { Link } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Problem } from '#src/ui/desk/notice.tsx';
import { Part } from '#src/ui/desk/part.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { LeadPageView } from '../view/build-lead-page-view.ts';
import type { MergeView } from '../view/build-merge-view.ts';
import type { ReplyPreview, ReplyView, TypedReply } from '../view/build-reply-view.ts';
import type { TaskView } from '../view/build-task-view.ts';
import type { TimelineItem } from '../view/timeline-item.ts';
import { CallForm } from './call-form.tsx';
import chip from './deadline.module.css';
import { focusReply, replyAnchor } from './focus-reply.ts';
import { LeadControls, NoteForm } from './lead-forms.tsx';
import styles from './lead-page.module.css';
import { AnsweredElsewhere, MergeConfirmation, PersonLeads } from './merge-panel.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StageChip } from './stage-chip.tsx';
import { TaskForms } from './task-forms.tsx';

interface LeadPageProps {
  readonly view: LeadPageView;
  readonly merge: MergeView;
  readonly listHref: string;
  readonly problem: string | null;
  readonly typed: string;
  readonly reply: ReplyView | null;
  readonly plan: TaskView | null;
  readonly quoteHref: string | null;
  readonly refusedReply: TypedReply | null;
  readonly preview: ReplyPreview | null;
}

const Head = ({ view, listHref }: Pick<LeadPageProps, 'view' | 'listHref'>) => (
  <header className={styles.head}>
    <Link to={listHref} className={styles.back} aria-label="Back to the list">
      <Icon name="arrowLeft" />
    </Link>
    <div className={styles.title}>
      <h1 tabIndex={-1}>{view.name}</h1>
      <p>
        {view.topic} · {view.receivedAt}
      </p>
    </div>
    <div className={styles.standing}>
      <StageChip text={view.stages.find(({ value }) => value === view.stage)?.label ?? ''} tone={view.stageTone} />
      {view.deadline !== null && (
        <span className={chip.deadline} data-tone={view.deadline.tone}>
          {view.deadline.text}
        </span>
      )}
    </div>
  </header>
);

interface ContactProps extends Pick<LeadPageProps, 'view'> {
  readonly onCall: () => void;
}

const Contact = ({ view: { phone, email }, onCall }: ContactProps) => (
  <div className={styles.contact}>
    <a href={phone.href} className={buttons.filled} onClick={onCall}>
      <Icon name="phone" size="small" />
      {phone.text}
    </a>
    <a href={email.href} className={buttons.outlined}>
      <Icon name={pageIcons.mail} size="small" />
      <span>{email.text}</span>
    </a>
  </div>
);

const AnswerBar = ({ view: { phone }, onCall }: ContactProps) => (
  <nav className={styles.bar} aria-label="Answer">
    <a href={phone.href} className={buttons.outlined} onClick={onCall}>
      <Icon name="phone" size="small" />
      Call
    </a>
    <a
      href={`#${replyAnchor}`}
      className={buttons.filled}
      onClick={(event) => {
        event.preventDefault();
        focusReply();
      }}
    >
      <Icon name={pageIcons.mail} size="small" />
      Reply
    </a>
  </nav>
);

interface VehicleProps extends Pick<LeadPageProps, 'quoteHref'> {
  readonly vehicle: NonNullable<LeadPageView['vehicle']>;
}

const Vehicle = ({ vehicle, quoteHref }: VehicleProps) => (
  <Part title="Vehicle">
    <div className={styles.vehicle}>
      {vehicle.pictureHref !== null && <img src={vehicle.pictureHref} alt="" width={320} height={240} />}
      <div>
        <p className={styles.priced}>
          <a href={vehicle.href}>{vehicle.title}</a>
          {vehicle.price !== null && <strong>{vehicle.price}</strong>}
        </p>
        <p className={kit.quiet}>{vehicle.facts}</p>
        {vehicle.now !== null && <p className={styles.changed}>{vehicle.now}</p>}
        {quoteHref !== null && (
          <Link to={quoteHref} className={buttons.outlined}>
            Create a quote
          </Link>
        )}
      </div>
    </div>
  </Part>
);

const Facts = ({ rows }: Pick<LeadPageView, 'rows'>) => (
  <Part title="Details">
    <dl className={styles.facts}>
      {rows.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href === null ? text : <a href={href}>{text}</a>}</dd>
        </div>
      ))}
    </dl>
  </Part>
);

const Timeline = ({ items }: { readonly items: readonly TimelineItem[] }) => (
  <ol className={styles.timeline}>
    {items.map(({ key, kind, who, what, subject, text, quoted, files = [], href, siteName, state, when }) => (
      <li key={key} data-kind={kind}>
        <p>
          {who !== null && <strong>{who} </strong>}
          {href === undefined ? what : <Link to={href}>{what}</Link>}
          <span className={styles.when}>
            {siteName !== undefined && ` · ${siteName}`} · {when}
          </span>
          {state != null && (
            <span className={styles.state} data-tone={state.tone}>
              {state.state}
            </span>
          )}
        </p>
        {state?.error != null && <p className={styles.error}>{state.error}</p>}
        {subject != null && subject !== '' && <p className={styles.subject}>{subject}</p>}
        {text !== null && <p className={styles.note}>{text}</p>}
        {quoted != null && (
          <details className={styles.quoted}>
            <summary>Earlier messages</summary>
            <p className={styles.note}>{quoted}</p>
          </details>
        )}
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map(({ name, href, size }) => (
              <li key={href}>
                <a href={href} download>
                  {name}
                </a>{' '}
                <span className={kit.quiet}>{size}</span>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);

export const LeadPage = (props: LeadPageProps) => {
  const { view, merge, listHref, problem, typed, reply, plan, quoteHref, refusedReply, preview } = props;
  const [isCalling, setIsCalling] = useState(false);
  return (
    <article className={styles.page} aria-label={view.name}>
      <Head view={view} listHref={listHref} />
      <div className={styles.body}>
        <div className={styles.said}>
          <MergeConfirmation view={merge} />
          <AnsweredElsewhere view={merge} />
          <Contact view={view} onCall={() => setIsCalling(true)} />
          <Problem text={refusedReply === null ? problem : null} />
          {view.message === null ? (
            <p className={kit.quiet}>No message.</p>
          ) : (
            <blockquote className={styles.message}>{view.message}</blockquote>
          )}
          {view.vehicle !== null && <Vehicle vehicle={view.vehicle} quoteHref={quoteHref} />}
          {reply !== null && (
            <>
              <CallForm newUuid={reply.callUuid} sentUuids={reply.sentUuids} isCalling={isCalling} />
              <ReplyForm
                leadUuid={view.leadUuid}
                mergedUuids={merge.merged.map(({ row }) => row.leadUuid)}
                view={reply}
                refused={refusedReply}
                preview={preview}
                problem={refusedReply === null ? null : problem}
              />
            </>
          )}
        </div>
        <div className={styles.said}>
          <LeadControls view={view} />
          {plan !== null && <TaskForms view={plan} />}
        </div>
        <Part title="Activity">
          {view.canWork && <NoteForm key={view.timeline.filter(({ kind }) => kind === 'note').length} typed={typed} />}
          <Timeline items={view.timeline} />
        </Part>
        <div className={styles.known}>
          <Facts rows={view.rows} />
          <PersonLeads view={merge} />
        </div>
      </div>
      {reply !== null && <AnswerBar view={view} onCall={() => setIsCalling(true)} />}
    </article>
  );
};
