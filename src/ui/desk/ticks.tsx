import styles from './desk.module.css';

interface TicksProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly chosen: readonly (string | number)[];
  readonly isShort?: boolean;
}

export const Ticks = ({ legend, name, options, chosen, isShort = false }: TicksProps) => (
  <fieldset className={styles.ticks} data-short={isShort || undefined}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        {label}
      </label>
    ))}
  </fieldset>
);
