import styles from './choice-field.module.css';

interface ChoiceFieldProps<T extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly look: 'segments' | 'chips';
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** @spec B5.28, B9.33 */
export const ChoiceField = <T extends string | number>(props: ChoiceFieldProps<T>) => (
  <fieldset className={styles.field}>
    <legend>{props.legend}</legend>
    <div className={styles[props.look]}>
      {props.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
