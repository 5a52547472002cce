import { type KeyboardEvent, useId, useState } from 'react';
import { ValueSlider } from '#src/ui/fields/value-slider.tsx';
import { type CalculatorFieldView, describeFigure, formatFigure } from '../../view/calculator/calculator-field-view.ts';
import styles from './finance-calculator.module.css';

interface FigureFieldProps {
  readonly field: CalculatorFieldView;
  readonly value: number;
  /** What was typed and could not be taken as it is; undefined where the value stands. */
  readonly text: string | undefined;
  readonly problem: string | null;
  /** The slider moved. */
  readonly onMove: (value: number) => void;
  /** Something was typed and the field left. */
  readonly onType: (text: string) => void;
}

/** A field with its slider; what is typed counts once the field is left. @spec B5.21 to B5.34 */
export const FigureField = ({ field, value, text, problem, onMove, onType }: FigureFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { label, name, prefix, suffix, slider, isDisabled } = field;
  const take = () => {
    if (typed !== null) onType(typed);
    setTyped(null);
  };
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-disabled={isDisabled}>
        {prefix}
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={isDisabled}
          value={typed ?? text ?? formatFigure(value)}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={takeOnEnter}
        />
        {suffix}
      </span>
      <ValueSlider
        {...slider}
        label={label}
        value={value}
        valueText={describeFigure(field, value)}
        isDisabled={isDisabled}
        onMove={onMove}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
