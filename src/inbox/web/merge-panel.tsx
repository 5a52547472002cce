import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Part } from '#src/ui/desk/part.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { MergeView, RelatedLead } from '../view/build-merge-view.ts';
import { InboxRow } from './inbox-row.tsx';
import styles from './merge-panel.module.css';

interface PairFormProps {
  readonly intent: 'merge' | 'unmerge';
  readonly action: string;
  readonly other: RelatedLead;
  readonly label: string;
  readonly description?: string;
}

const PairForm = ({ intent, action, other: { row, site }, label, description }: PairFormProps) => (
  <Form method="post" action={action} preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="other" value={row.leadUuid} />
    {site !== null && <input type="hidden" name="at" value={site.slug} />}
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

const UnknownLead = ({ ref }: { readonly ref: RefObject<HTMLElement | null> }) => (
  <section ref={ref} tabIndex={-1} className={styles.asked}>
    <p role="alert" className={kit.notice} data-tone="warning">
      We can’t find that lead, or it’s already merged. Copy the address of the other lead’s page and paste it again.
    </p>
  </section>
);

export const MergeConfirmation = ({ view: { choice, pageHref } }: { readonly view: MergeView }) => {
  const asked = useRef<HTMLElement>(null);
  const chosen = choice === null || choice === 'unknown' ? choice : choice.row.leadUuid;
  // Moves the focus here, because the link that chooses a lead is further down the page.
  useEffect(() => {
    if (chosen !== null) asked.current?.focus();
  }, [chosen]);
  if (choice === null) return null;
  if (choice === 'unknown') return <UnknownLead ref={asked} />;
  return (
    <section ref={asked} tabIndex={-1} className={`${styles.confirm} ${styles.asked}`} aria-labelledby="merge-title">
      <h2 id="merge-title">Merge this lead into the one on this page?</h2>
      <div className={styles.chosen}>
        <InboxRow row={choice.row} isRelated siteName={choice.site?.name} />
      </div>
      <ul>
        {choice.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={kit.buttons}>
        <PairForm intent="merge" action={pageHref} other={choice} label="Merge leads" />
        <Link to={pageHref} className={buttons.outlined}>
          Cancel
        </Link>
      </div>
    </section>
  );
};

const describeLead = ({ row, site }: RelatedLead): string =>
  [row.name, row.topic, site?.name, row.receivedAt].filter((part) => part !== undefined).join(', ');

const MergedLeads = ({ view: { merged, pageHref } }: { readonly view: MergeView }) => (
  <Part title="Merged into this lead">
    <ul className={`${kit.lines} ${styles.rows}`}>
      {merged.map((one) => (
        <li key={one.row.leadUuid}>
          <div className={styles.said}>
            {one.site === null ? <strong>{one.row.name}</strong> : <Link to={one.row.href}>{one.row.name}</Link>}
            <span>
              {[one.row.topic, one.row.vehicle, one.row.receivedAt].filter((part) => part !== null).join(' · ')}
            </span>
            {one.row.message !== null && <span className={styles.message}>{one.row.message}</span>}
            {one.site !== null && <span>{one.site.name}</span>}
          </div>
          {one.canUnmerge && (
            <PairForm
              intent="unmerge"
              action={pageHref}
              other={one}
              label="Unmerge"
              description={`Unmerge ${describeLead(one)}`}
            />
          )}
        </li>
      ))}
    </ul>
  </Part>
);

export const AnsweredElsewhere = ({ view: { elsewhere, canMerge, pageHref } }: { readonly view: MergeView }) => {
  const isSending = useNavigation().formMethod === 'POST';
  if (elsewhere === null) return null;
  return (
    <section className={styles.confirm} aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">Merged into a lead at another site of the group</h2>
      {elsewhere.main !== null && (
        <div className={styles.chosen}>
          <InboxRow row={elsewhere.main.row} isRelated siteName={elsewhere.main.site?.name} />
        </div>
      )}
      <p>
        The other site replies to the shopper. On this site, you’ll find this lead under All, and its deadlines have
        stopped.
      </p>
      {canMerge && (
        <Form method="post" action={pageHref} preventScrollReset>
          <input type="hidden" name="intent" value="takeBack" />
          <button type="submit" className={buttons.outlined} disabled={isSending}>
            Take this lead back
          </button>
        </Form>
      )}
    </section>
  );
};

export const PersonLeads = ({ view }: { readonly view: MergeView }) => (
  <>
    {view.merged.length > 0 && <MergedLeads view={view} />}
    {view.others.length > 0 && (
      <Part title="Other leads from this person">
        <ul className={`${kit.lines} ${styles.others}`}>
          {view.others.map((other) => (
            <li key={other.row.leadUuid}>
              <InboxRow row={other.row} isRelated siteName={other.site?.name} />
              {other.mergeHref !== null && (
                <Link to={other.mergeHref} className={styles.merge} aria-label={`Merge ${describeLead(other)}`}>
                  Merge
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Part>
    )}
    {view.canMerge && view.elsewhere === null && (
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
