import buttons from '#src/ui/button.module.css';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { valuationAnchors } from '../rules/build-valuation-address.ts';
import { byHandValue, openField, valuationFieldId } from '../rules/valuation-fields.ts';
import type { CarStepView } from '../view/build-car-step.ts';
import styles from './hand-form.module.css';

/** @spec D.39 */
export const HandForm = ({ car: { form, hand } }: { readonly car: CarStepView }) => (
  <details className={styles.hand} open={hand.isOpen}>
    <summary id={valuationAnchors.byHand}>Don’t know your rego? Enter your car’s details</summary>
    <form action={form.action} method="post" noValidate>
      <HiddenFields hidden={[...form.hidden, { name: openField, value: byHandValue }]} />
      <div className={styles.fields}>
        {hand.fields.map(({ name, label, text, isNumber, error, words }) => (
          <TextField
            key={name}
            id={valuationFieldId(name)}
            label={label}
            error={error}
            name={name}
            defaultValue={text}
            inputMode={isNumber ? 'numeric' : undefined}
            offered={words.map((value) => ({ value }))}
            maxLength={40}
            autoComplete="off"
          />
        ))}
      </div>
      <button type="submit" className={buttons.outlined}>
        Continue with this car
      </button>
    </form>
  </details>
);
