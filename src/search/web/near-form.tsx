import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { NearView } from '../view/build-near-view.ts';
import styles from './near-form.module.css';

export const NearForm = ({ near }: { readonly near: NearView }) => {
  const chosen = near.distances.find(({ isChosen }) => isChosen)?.value;
  return (
    <form className={styles.form} action={near.action} noValidate aria-labelledby="near-title" data-near>
      <p className={styles.title} id="near-title">
        Near you
      </p>
      {near.hiddenFields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        {/* The keys reset the fields when the page has new results, but not while the shopper types. */}
        <SelectField
          key={`within ${chosen}`}
          id="near-within"
          name="within"
          label="Within"
          prompt={null}
          error={null}
          options={near.distances}
          defaultValue={chosen}
        />
        <TextField
          key={`postcode ${near.postcode}`}
          id="near-postcode"
          name="postcode"
          label="of postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          defaultValue={near.postcode}
          error={near.problem}
        />
      </div>
      <button type="submit">Show nearest first</button>
    </form>
  );
};
