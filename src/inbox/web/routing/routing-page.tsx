import { Form } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { CapacityRow, RoutingView, RuleRow } from '../../view/routing/build-routing-view.ts';
import styles from './routing-page.module.css';
import { RuleForm } from './rule-form.tsx';

const Intent = ({
  intent,
  rule,
  label,
  isDanger = false,
}: {
  readonly intent: 'up' | 'down' | 'remove';
  readonly rule: RuleRow;
  readonly label: string;
  readonly isDanger?: boolean;
}) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={rule.ruleUuid} />
    <button type="submit" name="intent" value={intent} className={isDanger ? styles.danger : styles.quietButton}>
      {label}
      <span className="visually-hidden"> {rule.name}</span>
    </button>
  </Form>
);

const Rules = ({ view }: { readonly view: RoutingView }) => (
  <ol className={styles.rows}>
    {view.rules.map((rule) => (
      <li key={rule.ruleUuid}>
        <p>
          <span className={styles.place}>{rule.place}</span> <strong>{rule.name}</strong>
        </p>
        <p className={styles.quiet}>{rule.when}</p>
        <p>{rule.who}</p>
        <div className={styles.actions}>
          {rule.canMoveUp && <Intent intent="up" rule={rule} label="Move up" />}
          {rule.canMoveDown && <Intent intent="down" rule={rule} label="Move down" />}
          <Intent intent="remove" rule={rule} label="Remove" isDanger />
        </div>
        <details className={styles.edit}>
          <summary>
            Change<span className="visually-hidden"> {rule.name}</span>
          </summary>
          <RuleForm key={JSON.stringify(rule.fields)} view={view} fields={rule.fields} ruleUuid={rule.ruleUuid} />
        </details>
      </li>
    ))}
  </ol>
);

const Person = ({ person }: { readonly person: CapacityRow }) => (
  <li>
    <p>
      <strong>{person.name}</strong>
      <span className={styles.quiet}> · {person.openLeads}</span>
      {person.away !== null && <span className={styles.away}>{person.away}</span>}
    </p>
    <Form method="post" className={styles.capacity} preventScrollReset key={`${person.maxOpen} ${person.backOn}`}>
      <input type="hidden" name="intent" value="capacity" />
      <input type="hidden" name="id" value={person.personUuid} />
      <TextField
        error={null}
        isOptional
        id={`cap-${person.personUuid}`}
        name="maxOpen"
        label="Most open leads"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        defaultValue={person.maxOpen}
      />
      <TextField
        error={null}
        isOptional
        id={`back-${person.personUuid}`}
        name="backOn"
        type="date"
        label="Away, back on"
        defaultValue={person.backOn}
      />
      <button type="submit" className={buttons.outlined}>
        Save<span className="visually-hidden"> for {person.name}</span>
      </button>
    </Form>
  </li>
);

const Test = ({ view }: { readonly view: RoutingView }) => {
  const { asked, answer } = view;
  const line = { error: null, isOptional: true, autoComplete: 'off', maxLength: 60 } as const;
  return (
    <section className={styles.part} aria-labelledby="test">
      <h2 id="test">Who would get this lead?</h2>
      <Form className={styles.form} preventScrollReset>
        <div className={styles.pair}>
          <SelectField
            error={null}
            id="test-category"
            name="category"
            label="Category"
            prompt={null}
            defaultValue={asked.category}
            options={view.categories.map((value) => ({ value, label: value }))}
          />
          <SelectField
            error={null}
            isOptional
            id="test-location"
            name="location"
            label="Location"
            prompt="No location"
            defaultValue={asked.location}
            options={view.locations.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <TextField {...line} id="test-make" name="make" label="Make" defaultValue={asked.make} />
          <TextField
            {...line}
            id="test-price"
            name="price"
            label="Price"
            inputMode="numeric"
            affix={{ at: 'before', text: '$' }}
            defaultValue={asked.price}
          />
          <TextField {...line} id="test-source" name="source" label="Source" defaultValue={asked.source} />
          <SelectField
            error={null}
            id="test-weekday"
            name="weekday"
            label="Day"
            prompt={null}
            defaultValue={asked.weekday || '1'}
            options={view.weekdays.map(({ value, label }) => ({ value: String(value), label }))}
          />
          <TextField
            error={null}
            id="test-time"
            name="time"
            type="time"
            label="Time"
            defaultValue={asked.time || '10:00'}
          />
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
            <p key={reason} className={styles.quiet}>
              {reason}
            </p>
          ))}
        </div>
      )}
    </section>
  );
};

export const RoutingPage = ({ view, problem }: { readonly view: RoutingView; readonly problem: string | null }) => (
  <div className={styles.page}>
    <div>
      <h1>Routing</h1>
      <p className={styles.quiet}>
        A new lead goes to somebody by the first rule that matches and has somebody free. Otherwise it stays unassigned.
      </p>
    </div>
    {problem !== null && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
    <section className={styles.part} aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      {view.rules.length === 0 ? (
        <p className={styles.quiet}>No rules: every lead stays unassigned.</p>
      ) : (
        <Rules view={view} />
      )}
      <details key={view.rules.length} className={styles.edit} open={view.rules.length === 0}>
        <summary>Add a rule</summary>
        <RuleForm key={view.rules.length} view={view} fields={view.blank} ruleUuid={null} />
      </details>
    </section>
    <section className={styles.part} aria-labelledby="people">
      <h2 id="people">People</h2>
      <ul className={styles.rows}>
        {view.people.map((person) => (
          <Person key={person.personUuid} person={person} />
        ))}
      </ul>
    </section>
    <Test view={view} />
  </div>
);
