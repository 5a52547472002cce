import buttons from '#src/ui/button.module.css';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import { byHandValue, openField } from '../rules/valuation-fields.ts';
import type { CarStepView, HandFormView } from '../view/trade-in-flow-view.ts';
import styles from './hand-form.module.css';
import { HiddenFields } from './hidden-fields.tsx';

const Field = ({ name, label, text, isNumber, error, words }: HandFormView['fields'][number]) => {
  const id = `trade-in-${name}`;
  const listId = words.length > 0 ? `${id}-list` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <FieldError fieldId={id} error={error} />
      <input
        id={id}
        name={name}
        defaultValue={text}
        inputMode={isNumber ? 'numeric' : undefined}
        list={listId}
        maxLength={40}
        autoComplete="off"
        required
        aria-invalid={error !== null || undefined}
        aria-describedby={findErrorId(id, error)}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </div>
  );
};

/** Names a car by hand, where its plate leads nowhere or is not at hand. @spec D.39 */
export const HandForm = ({ car: { form, hand } }: { readonly car: CarStepView }) => (
  <details className={styles.hand} open={hand.isOpen}>
    <summary>No plate at hand? Tell us the car</summary>
    <form action={form.action} method="post">
      <HiddenFields hidden={[...form.hidden, { name: openField, value: byHandValue }]} />
      <div className={styles.fields}>
        {hand.fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
      </div>
      <button type="submit" className={buttons.outlined}>
        Go on with this car
      </button>
    </form>
  </details>
);
