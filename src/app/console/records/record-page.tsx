import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { RecordAction, RecordField, RecordLine, RecordPageView, RecordPart } from '#src/staff/view/record-view.ts';
import buttons from '#src/ui/button.module.css';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from './record-list.tsx';
import styles from './record-page.module.css';

/** What the person typed into a form that was refused, by the fields' names. */
export type TypedFields = Readonly<Record<string, string>>;

const Field = ({
  field,
  intent,
  typed,
}: {
  readonly field: RecordField;
  readonly intent: string;
  readonly typed: TypedFields;
}) => {
  const { name, label, type, value, maxLength, isOptional, options } = field;
  const common = { id: `${intent}-${name}`, name, label, isOptional, error: null };
  const defaultValue = typed[name] ?? value;
  if (type === 'select') return <SelectField {...common} prompt={null} options={options} defaultValue={defaultValue} />;
  return type === 'textarea' ? (
    <AreaField {...common} maxLength={maxLength} rows={3} defaultValue={defaultValue} />
  ) : (
    <TextField {...common} type={type} maxLength={maxLength} autoComplete="off" defaultValue={defaultValue} />
  );
};

/** The form opens under its name, so that a slip of the finger changes nothing. */
const ActionForm = ({ action, typed = {} }: { readonly action: RecordAction; readonly typed?: TypedFields }) => {
  const { intent, label, note, isDanger, fields } = action;
  return (
    <details className={styles.action} open={typed.intent === intent}>
      <summary data-danger={isDanger ? '' : undefined}>{label}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value={intent} />
        <p className={styles.quiet}>{note}</p>
        {fields.map((field) => (
          <Field key={field.name} field={field} intent={intent} typed={typed} />
        ))}
        <button
          type="submit"
          className={isDanger ? styles.danger : buttons.filled}
          disabled={useNavigation().state !== 'idle'}
        >
          {label}
        </button>
      </Form>
    </details>
  );
};

interface ActionBoxProps {
  readonly actions: readonly RecordAction[];
  readonly problem: string | null;
  readonly typed: TypedFields;
}

/** The actions of a list. */
export const ActionBox = ({ actions, problem, typed }: ActionBoxProps) =>
  actions.length > 0 && (
    <div className={styles.box}>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {actions.map((action) => (
          <ActionForm key={action.intent} action={action} typed={typed} />
        ))}
      </div>
    </div>
  );

const Part = ({ part }: { readonly part: RecordPart }) => (
  <section className={styles.part} aria-label={part.title}>
    <h2>{part.title}</h2>
    <dl className={styles.facts}>
      {part.facts.map(({ label, text, href }) => (
        <div key={label + text}>
          <dt>{label}</dt>
          <dd>{href === null ? text : <a href={href}>{text}</a>}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const RecordParts = ({ parts }: { readonly parts: readonly RecordPart[] }) =>
  parts.map((part) => <Part key={part.title} part={part} />);

const Lines = ({ lines }: { readonly lines: readonly RecordLine[] }) => (
  <section className={styles.part} aria-label="Activity">
    <h2>Activity</h2>
    <ol className={styles.lines}>
      {lines.map(({ key, who, what, amount, when }) => (
        <li key={key}>
          <span>
            {who !== null && <strong>{`${who} `}</strong>}
            {what}
          </span>
          {amount !== null && <span className={styles.amount}>{amount}</span>}
          <span className={styles.quiet}>{when}</span>
        </li>
      ))}
    </ol>
  </section>
);

interface RecordPageProps {
  readonly view: RecordPageView;
  readonly listHref: string;
  readonly listName: string;
  readonly problem: string | null;
  readonly typed?: TypedFields;
  readonly children?: ReactNode;
}

export const RecordPage = ({ view, listHref, listName, problem, typed = {}, children }: RecordPageProps) => (
  <article className={styles.page} aria-label={view.title}>
    <Link to={listHref} className={styles.back}>
      <Icon name="arrowLeft" size="small" />
      {listName}
    </Link>
    <header className={styles.head}>
      <h1>{view.title}</h1>
      {view.tag !== null && <Tag tag={view.tag} />}
      <p className={styles.quiet}>{view.subtitle}</p>
    </header>
    {problem !== null && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
    {view.warning !== null && <p className={styles.warning}>{view.warning}</p>}
    <div className={styles.body}>
      <div className={styles.column}>
        <RecordParts parts={view.parts} />
        {children}
      </div>
      <div className={styles.column}>
        {view.actions.length > 0 && (
          <section className={styles.part} aria-label="Change">
            <h2>Change</h2>
            <div className={styles.actions}>
              {view.actions.map((action) => (
                <ActionForm key={action.intent} action={action} typed={typed} />
              ))}
            </div>
          </section>
        )}
        {view.lines.length > 0 && <Lines lines={view.lines} />}
      </div>
    </div>
  </article>
);
