import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { RecordAction, RecordLine, RecordPageView, RecordPart } from '#src/staff/view/record-view.ts';
import buttons from '#src/ui/button.module.css';
import { Badge } from '#src/ui/desk/badge.tsx';
import { CopyButton } from '#src/ui/desk/copy-button.tsx';
import kit from '#src/ui/desk/desk.module.css';
import { Problem, Warning } from '#src/ui/desk/notice.tsx';
import { Part } from '#src/ui/desk/part.tsx';
import { DataField } from '#src/ui/fields/data-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './record-page.module.css';

export type TypedFields = Readonly<Record<string, string>>;

interface ActionFormProps {
  readonly action: RecordAction;
  readonly typed: TypedFields;
  readonly problem: string | null;
  readonly wrongFields: readonly string[];
}

const ActionForm = ({ action, typed, problem, wrongFields }: ActionFormProps) => {
  const { intent, label, note, isDanger, fields } = action;
  const problemId = `${intent}-problem`;
  return (
    <details className={styles.action} open={typed.intent === intent}>
      <summary className={kit.arrow} data-danger={isDanger ? '' : undefined}>
        {label}
      </summary>
      <Form method="post" className={kit.form}>
        <input type="hidden" name="intent" value={intent} />
        <p className={kit.quiet}>{note}</p>
        {fields.map(({ value, ...field }) => (
          <DataField
            key={field.name}
            form={intent}
            field={{ ...field, value: typed[field.name] ?? value }}
            problemId={problem !== null && wrongFields.includes(field.name) ? problemId : undefined}
          />
        ))}
        <Problem text={problem} id={problemId} />
        <button
          type="submit"
          className={isDanger ? kit.dangerButton : buttons.filled}
          disabled={useNavigation().state !== 'idle'}
        >
          {label}
        </button>
      </Form>
    </details>
  );
};

interface ActionFormsProps {
  readonly actions: readonly RecordAction[];
  readonly typed: TypedFields;
  readonly problem: string | null;
  readonly wrongFields: readonly string[];
}

const noFields: TypedFields = {};

const ActionForms = ({ actions, typed, problem, wrongFields }: ActionFormsProps) => (
  <div className={kit.lines}>
    {actions.map((action) => {
      const isRefused = action.intent === typed.intent;
      return (
        <ActionForm
          key={action.intent}
          action={action}
          typed={isRefused ? typed : noFields}
          problem={isRefused ? problem : null}
          wrongFields={wrongFields}
        />
      );
    })}
  </div>
);

const OtherProblem = ({ actions, typed, problem }: Omit<ActionFormsProps, 'wrongFields'>) => (
  <Problem text={actions.some(({ intent }) => intent === typed.intent) ? null : problem} />
);

export const ActionBox = (forms: ActionFormsProps) =>
  forms.actions.length > 0 && (
    <div className={`${kit.compact} ${styles.box}`}>
      <OtherProblem {...forms} />
      <ActionForms {...forms} />
    </div>
  );

export const RecordParts = ({ parts }: { readonly parts: readonly RecordPart[] }) =>
  parts.map(({ title, facts }) => (
    <Part key={title} title={title}>
      <dl className={`${kit.lines} ${styles.facts}`}>
        {facts.map(({ label, text, href, isForSending }) => (
          <div key={label + text}>
            <dt>{label}</dt>
            <dd>
              {href === null ? text : <a href={href}>{text}</a>}
              {isForSending && <CopyButton text={text} of={label.toLowerCase()} />}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  ));

const Activity = ({ lines }: { readonly lines: readonly RecordLine[] }) => (
  <Part title="Activity">
    <ol className={`${kit.lines} ${styles.lines}`}>
      {lines.map(({ key, who, what, amount, when }) => (
        <li key={key}>
          <span>
            {who !== null && <strong>{`${who} `}</strong>}
            {what}
          </span>
          {amount !== null && <span className={styles.amount}>{amount}</span>}
          <span className={kit.quiet}>{when}</span>
        </li>
      ))}
    </ol>
  </Part>
);

interface RecordPageProps {
  readonly view: RecordPageView;
  readonly kind: string;
  readonly listHref: string;
  readonly listName: string;
  readonly problem: string | null;
  readonly typed?: TypedFields;
  readonly wrongFields?: readonly string[];
  readonly children?: ReactNode;
}

export const RecordPage = (props: RecordPageProps) => {
  const { view, kind, listHref, listName, problem, typed = {}, wrongFields = [], children } = props;
  return (
    <article className={`${kit.compact} ${kit.wide} ${styles.page}`} aria-label={view.title}>
      <title>{`${view.title} · ${kind}`}</title>
      <Link to={listHref} className={kit.back}>
        <Icon name="arrowLeft" size="small" />
        {listName}
      </Link>
      <header className={styles.head}>
        <h1>{view.title}</h1>
        {view.tag !== null && <Badge {...view.tag} />}
        <p className={kit.quiet}>{view.subtitle}</p>
      </header>
      <OtherProblem actions={view.actions} typed={typed} problem={problem} />
      <Warning text={view.warning} />
      <div className={kit.columns}>
        <div className={kit.column}>
          <RecordParts parts={view.parts} />
          {children}
        </div>
        <div className={kit.column}>
          {view.actions.length > 0 && (
            <Part title="Change">
              <ActionForms actions={view.actions} typed={typed} problem={problem} wrongFields={wrongFields} />
            </Part>
          )}
          {view.lines.length > 0 && <Activity lines={view.lines} />}
        </div>
      </div>
    </article>
  );
};
