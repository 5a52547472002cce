import styles from './budget-search.module.css';

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few, drawn as a row of chips: radio buttons to the keyboard and to a screen reader. */
export const Choices = ({ legend, name, options, chosen, onChoose }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
