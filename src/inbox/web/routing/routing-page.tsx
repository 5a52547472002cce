import { Form } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { Badge } from '#src/ui/desk/badge.tsx';
import kit from '#src/ui/desk/desk.module.css';
import { IntentForm } from '#src/ui/desk/intent-form.tsx';
import { Problem } from '#src/ui/desk/notice.tsx';
import { Section } from '#src/ui/desk/part.tsx';
import { DataFields, type FieldData } from '#src/ui/fields/data-field.tsx';
import type { CapacityRow, RoutingView, RuleRow } from '../../view/routing/build-routing-view.ts';
import styles from './routing-page.module.css';
import { dollarField, RuleForm } from './rule-form.tsx';

interface RuleIntentProps {
  readonly intent: 'up' | 'down' | 'remove';
  readonly rule: RuleRow;
  readonly label: string;
}

const RuleIntent = ({ intent, rule, label }: RuleIntentProps) => (
  <IntentForm
    intent={intent}
    look={intent === 'remove' ? 'danger' : 'text'}
    hidden={[{ name: 'id', value: rule.ruleUuid }]}
  >
    {label}
    <span className="visually-hidden"> rule: {rule.name}</span>
  </IntentForm>
);

const Rules = ({ view }: { readonly view: RoutingView }) => (
  <ol className={kit.rows}>
    {view.rules.map((rule) => (
      <li key={rule.ruleUuid}>
        <p>
          <span className={styles.place}>{rule.place}</span> <strong>{rule.name}</strong>
        </p>
        <p className={kit.quiet}>{rule.when}</p>
        <p>{rule.who}</p>
        <details className={kit.disclosure}>
          <summary>
            Change<span className="visually-hidden"> rule: {rule.name}</span>
          </summary>
          <RuleForm key={JSON.stringify(rule.fields)} view={view} fields={rule.fields} ruleUuid={rule.ruleUuid} />
        </details>
        <div className={styles.actions}>
          {rule.canMoveUp && <RuleIntent intent="up" rule={rule} label="Move up" />}
          {rule.canMoveDown && <RuleIntent intent="down" rule={rule} label="Move down" />}
          <RuleIntent intent="remove" rule={rule} label="Remove" />
        </div>
      </li>
    ))}
  </ol>
);

const listCapacityFields = ({ maxOpen, backOn }: CapacityRow): readonly FieldData[] => [
  {
    name: 'maxOpen',
    label: 'Open lead limit',
    value: maxOpen,
    inputMode: 'numeric',
    maxLength: 3,
    isOptional: true,
  },
  { name: 'backOn', label: 'Back on', type: 'date', value: backOn, isOptional: true },
];

const Person = ({ person }: { readonly person: CapacityRow }) => (
  <li>
    <p>
      <strong>{person.name}</strong>
      <span className={kit.quiet}> · {person.openLeads}</span>
      {person.away !== null && (
        <span className={styles.away}>
          <Badge text={person.away} tone="warning" />
        </span>
      )}
    </p>
    <Form method="post" className={styles.capacity} preventScrollReset key={`${person.maxOpen} ${person.backOn}`}>
      <input type="hidden" name="intent" value="capacity" />
      <input type="hidden" name="id" value={person.personUuid} />
      <DataFields form={`capacity-${person.personUuid}`} fields={listCapacityFields(person)} />
      <button type="submit" className={buttons.outlined}>
        Save<span className="visually-hidden"> for {person.name}</span>
      </button>
    </Form>
  </li>
);

const listTestFields = ({ asked, categories, locations, weekdays }: RoutingView): readonly FieldData[] => {
  const typed = { isOptional: true, maxLength: 60 } as const;
  return [
    {
      name: 'category',
      label: 'Category',
      type: 'select',
      value: asked.category,
      options: categories.map((value) => ({ value, label: value })),
    },
    {
      name: 'location',
      label: 'Location',
      type: 'select',
      prompt: 'No location',
      value: asked.location,
      isOptional: true,
      options: locations.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { ...typed, name: 'make', label: 'Make', value: asked.make },
    { ...typed, ...dollarField, name: 'price', label: 'Price', value: asked.price },
    { ...typed, name: 'source', label: 'Source', value: asked.source },
    {
      name: 'weekday',
      label: 'Day',
      type: 'select',
      value: asked.weekday || '1',
      options: weekdays.map(({ value, label }) => ({ value: String(value), label })),
    },
    { name: 'time', label: 'Time', type: 'time', value: asked.time || '10:00' },
  ];
};

const Test = ({ view }: { readonly view: RoutingView }) => {
  const { answer } = view;
  return (
    <Section id="test" title="Who would get this lead?">
      <Form className={kit.form} preventScrollReset>
        <div className={kit.fields}>
          <DataFields form="test" fields={listTestFields(view)} />
        </div>
        <button type="submit" className={buttons.outlined}>
          Test
        </button>
      </Form>
      {answer !== null && (
        <div className={styles.answer} role="status">
          <p>
            <strong>{answer.who}</strong>
          </p>
          {answer.reasons.map((reason) => (
            <p key={reason} className={kit.quiet}>
              {reason}
            </p>
          ))}
        </div>
      )}
    </Section>
  );
};

export const RoutingPage = ({ view, problem }: { readonly view: RoutingView; readonly problem: string | null }) => (
  <div className={`${kit.compact} ${kit.page} ${styles.page}`}>
    <div>
      <h1>Routing</h1>
      <p className={kit.quiet}>
        Each new lead is assigned by the first matching rule with someone available. If there isn’t one, the lead stays
        unassigned.
      </p>
    </div>
    <Problem text={problem} />
    <Section id="rules" title="Rules">
      {view.rules.length === 0 ? (
        <p className={kit.quiet}>There are no rules yet, so every lead stays unassigned.</p>
      ) : (
        <Rules view={view} />
      )}
      <details key={view.rules.length} className={kit.disclosure} open={view.rules.length === 0}>
        <summary>Add a rule</summary>
        <RuleForm key={view.rules.length} view={view} fields={view.blank} ruleUuid={null} />
      </details>
    </Section>
    <Section id="people" title="People">
      <ul className={kit.rows}>
        {view.people.map((person) => (
          <Person key={person.personUuid} person={person} />
        ))}
      </ul>
    </Section>
    <Test view={view} />
  </div>
);
