import { Form, Link, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Part } from '#src/ui/desk/part.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { MergeView } from '../view/build-merge-view.ts';
import { InboxRow } from './inbox-row.tsx';
import styles from './merge-panel.module.css';

interface PairFormProps {
  readonly intent: 'merge' | 'unmerge';
  readonly action: string;
  readonly otherUuid: string;
  readonly label: string;
  readonly description?: string;
}

const PairForm = ({ intent, action, otherUuid, label, description }: PairFormProps) => (
  <Form method="post" action={action} preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="other" value={otherUuid} />
    <button
      type="submit"
      className={intent === 'merge' ? buttons.filled : buttons.outlined}
      aria-label={description}
      disabled={useNavigation().formMethod === 'POST'}
    >
      {label}
    </button>
  </Form>
);

/** Asks for the confirmation of a merge; nothing while no lead is chosen. */
export const MergeConfirmation = ({ view: { choice, pageHref } }: { readonly view: MergeView }) => {
  if (choice === null) return null;
  if (choice === 'unknown')
    return (
      <p role="alert" className={kit.notice} data-tone="warning">
        We can’t find that lead, or it’s already merged. Copy the address of the other lead’s page and paste it again.
      </p>
    );
  return (
    <section className={styles.confirm} aria-labelledby="merge-title">
      <h2 id="merge-title">Merge this lead into the one on this page?</h2>
      <div className={styles.chosen}>
        <InboxRow row={choice.row} isRelated />
      </div>
      <ul>
        {choice.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={kit.buttons}>
        <PairForm intent="merge" action={pageHref} otherUuid={choice.row.leadUuid} label="Merge leads" />
        <Link to={pageHref} className={buttons.outlined}>
          Cancel
        </Link>
      </div>
    </section>
  );
};

const MergedLeads = ({ view: { merged, canMerge, pageHref } }: { readonly view: MergeView }) => (
  <Part title="Merged into this lead">
    <ul className={`${kit.lines} ${styles.rows}`}>
      {merged.map((row) => (
        <li key={row.leadUuid}>
          <div className={styles.said}>
            <strong>{row.name}</strong>
            <span>{[row.topic, row.vehicle, row.receivedAt].filter((part) => part !== null).join(' · ')}</span>
            {row.message !== null && <span className={styles.message}>{row.message}</span>}
          </div>
          {canMerge && (
            <PairForm
              intent="unmerge"
              action={pageHref}
              otherUuid={row.leadUuid}
              label="Unmerge"
              description={`Unmerge ${row.name}, ${row.topic}, ${row.receivedAt}`}
            />
          )}
        </li>
      ))}
    </ul>
  </Part>
);

/** The person's other leads, those that are merged into this one, and the ways to merge. */
export const PersonLeads = ({ view }: { readonly view: MergeView }) => (
  <>
    {view.merged.length > 0 && <MergedLeads view={view} />}
    {view.others.length > 0 && (
      <Part title="Other leads from this person">
        <ul className={`${kit.lines} ${styles.others}`}>
          {view.others.map(({ row, mergeHref }) => (
            <li key={row.leadUuid}>
              <InboxRow row={row} isRelated />
              {mergeHref !== null && (
                <Link
                  to={mergeHref}
                  className={styles.merge}
                  aria-label={`Merge ${row.name}, ${row.topic}, ${row.receivedAt}`}
                >
                  Merge
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Part>
    )}
    {view.canMerge && (
      <details className={`${kit.compact} ${styles.another}`}>
        <summary>Merge another lead</summary>
        <Form method="get" action={view.pageHref} className={kit.form}>
          <TextField
            error={null}
            id="merge-address"
            name="merge"
            label="Address of the other lead’s page"
            maxLength={300}
          />
          <button type="submit" className={buttons.outlined}>
            Continue
          </button>
        </Form>
      </details>
    )}
  </>
);
