import type { NearView } from '../view/build-near-view.ts';
import styles from './near-form.module.css';

/** Asks for a postcode and how far from it a vehicle may be: a form that is sent by GET, with scripts or without. (#21) */
export const NearForm = ({ near }: { readonly near: NearView }) => (
  <form className={styles.form} action={near.action} aria-labelledby="near-title" data-near>
    <h3 id="near-title">Near you</h3>
    {near.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <div className={styles.fields}>
      <label>
        Within
        <select
          key={near.distances.find(({ isChosen }) => isChosen)?.value}
          name="within"
          defaultValue={near.distances.find(({ isChosen }) => isChosen)?.value}
        >
          {near.distances.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        of postcode
        <input
          key={near.postcode}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="\d{4}"
          title="Four digits"
          maxLength={4}
          defaultValue={near.postcode}
          aria-invalid={near.problem !== null || undefined}
          aria-describedby={near.problem === null ? undefined : 'near-problem'}
        />
      </label>
    </div>
    {near.problem !== null && (
      <p id="near-problem" className={styles.problem} role="alert">
        {near.problem}
      </p>
    )}
    <button type="submit">Show nearest first</button>
  </form>
);
