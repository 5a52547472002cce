import type { ReactNode } from 'react';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ProgressSteps } from '#src/ui/progress-steps.tsx';
import type { FormSubject } from './build-form-subject.ts';
import { FormSubjectCard } from './form-subject-card.tsx';
import styles from './subject-columns.module.css';

interface SubjectPageProps {
  readonly subject: FormSubject;
  readonly noun: string;
  readonly heading: string;
  readonly lead: string;
  /** True once the vehicle is held. Screen readers then announce the heading. */
  readonly isDone: boolean;
  readonly steps: readonly ProgressStep[];
  readonly phone: { readonly text: string; readonly href: string };
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

interface BackToSubjectProps {
  readonly subject: FormSubject;
  readonly noun: string;
}

/** @spec B4.16 */
const BackToSubject = ({ subject, noun }: BackToSubjectProps) => (
  <p>
    <a className={styles.back} href={subject.hasPage ? subject.href : pagePaths.search}>
      <Icon name="arrowLeft" size="small" /> {subject.hasPage ? `Back to the ${noun}` : 'Back to search'}
    </a>
  </p>
);

/** @spec D.41 */
export const SubjectPage = (props: SubjectPageProps) => {
  const { subject, noun, heading, lead, isDone, steps, phone, summary, children } = props;
  return (
    <div className={`page-width ${styles.page}`}>
      <BackToSubject subject={subject} noun={noun} />
      <div className={styles.head} role={isDone ? 'status' : undefined}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      {steps.length > 0 && <ProgressSteps steps={steps} />}
      <div className={styles.columns}>
        {summary}
        <div className={styles.steps}>
          {children}
          <p className={styles.quiet}>
            Questions? Call <a href={phone.href}>{phone.text}</a>.
          </p>
        </div>
      </div>
    </div>
  );
};

interface SubjectSummaryProps {
  readonly subject: FormSubject;
  readonly hold: { readonly title: string; readonly text: string } | null;
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  readonly notes: readonly string[];
}

/** @spec B9.27, D.41 */
export const SubjectSummary = ({ subject, hold, sums, notes }: SubjectSummaryProps) => (
  <div className={styles.summary}>
    <FormSubjectCard subject={subject} place="page" />
    {hold !== null && (
      <div className={styles.hold}>
        <b>{hold.title}</b>
        <p>{hold.text}</p>
      </div>
    )}
    {sums.length > 0 && (
      <>
        <dl className={styles.sums}>
          {sums.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note} className={styles.quiet}>
            {note}
          </p>
        ))}
      </>
    )}
  </div>
);
