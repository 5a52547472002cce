import { Form, Link, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Warning } from '#src/ui/desk/notice.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import tick from '#src/ui/fields/tick-row.module.css';
import type { HeldGroup, PrivacyView } from '../view/build-privacy-view.ts';
import styles from './privacy-page.module.css';

interface PrivacyPageProps {
  readonly view: PrivacyView | null;
  readonly problem: string | null;
  readonly typed: string;
  readonly done: string | null;
  readonly fileHref: string | null;
  readonly pageHref: string;
}

const useIsSaving = (): boolean => useNavigation().formMethod === 'POST';

const SearchForm = ({ problem, typed, pageHref }: Pick<PrivacyPageProps, 'problem' | 'typed' | 'pageHref'>) => (
  <Form method="post" action={pageHref} className={`${kit.form} ${styles.search}`} role="search">
    <input type="hidden" name="intent" value="search" />
    <TextField
      id="contact"
      name="contact"
      label="Email address or phone number"
      autoComplete="off"
      maxLength={254}
      defaultValue={typed}
      error={problem}
    />
    <button type="submit" className={buttons.filled} disabled={useIsSaving()}>
      Search
    </button>
  </Form>
);

const Group = ({ group }: { readonly group: HeldGroup }) => (
  <section className={styles.part} aria-label={group.title}>
    <h3>
      {group.title} <span className={styles.count}>{group.count}</span>
    </h3>
    <ul className={styles.lines}>
      {group.lines.map(({ key, text, href }) => (
        <li key={key}>{href === null ? text : <Link to={href}>{text}</Link>}</li>
      ))}
      {group.more !== null && <li className={kit.quiet}>{group.more}</li>}
    </ul>
  </section>
);

const Messages = ({ view }: { readonly view: PrivacyView }) => (
  <section className={styles.part} aria-label={view.messages}>
    <h3>{view.messages}</h3>
    <Form method="post" className={styles.line}>
      <p>{view.suppressed ?? 'Allowed'}</p>
      <button
        type="submit"
        name="intent"
        value={view.suppressed === null ? 'suppress' : 'unsuppress'}
        className={buttons.outlined}
        disabled={useIsSaving()}
      >
        {view.suppressed === null ? 'Stop messages' : 'Allow messages again'}
      </button>
    </Form>
  </section>
);

const Change = ({ view }: { readonly view: PrivacyView }) => {
  const isSaving = useIsSaving();
  return (
    <Form method="post" className={styles.change}>
      {view.others.length > 0 && (
        <fieldset>
          <legend>Other contact details of this person to include</legend>
          {view.others.map(({ value, text }) => (
            <label key={value} className={tick.row}>
              <input type="checkbox" name="also" value={value} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      )}
      {view.canExport && (
        <button type="submit" name="intent" value="export" className={buttons.outlined} disabled={isSaving}>
          Export as a file
        </button>
      )}
      {view.canErase && (
        <details>
          <summary>Erase</summary>
          <p>You can’t undo this. Before you erase:</p>
          <ul>
            {view.kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="submit" name="intent" value="erase" className={kit.dangerButton} disabled={isSaving}>
            Erase for good
          </button>
        </details>
      )}
    </Form>
  );
};

const Result = ({ view }: { readonly view: PrivacyView }) => (
  <section className={styles.result} aria-labelledby="held-title">
    <h2 id="held-title">{view.name}</h2>
    <Warning text={view.unreadable} />
    <div className={kit.columns}>
      <div className={kit.column}>
        {view.groups.length === 0 && <p className={kit.none}>We hold nothing under these contact details.</p>}
        {view.groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <div className={kit.column}>
        <Messages view={view} />
        {(view.canExport || view.canErase) && <Change view={view} />}
      </div>
    </div>
  </section>
);

export const PrivacyPage = ({ view, problem, typed, done, fileHref, pageHref }: PrivacyPageProps) => (
  <div className={`${kit.compact} ${kit.wide} ${styles.page}`}>
    <h1>Privacy</h1>
    <p className={kit.quiet}>
      You can see, export or erase what this site holds about a person when they ask. The audit log records each search,
      but not the contact details.
    </p>
    <SearchForm problem={problem} typed={typed} pageHref={pageHref} />
    {done !== null && (
      <p role="status" className={styles.done}>
        {done}{' '}
        {fileHref !== null && (
          <a href={fileHref} download>
            Download the file
          </a>
        )}
      </p>
    )}
    {view !== null && <Result view={view} />}
  </div>
);
