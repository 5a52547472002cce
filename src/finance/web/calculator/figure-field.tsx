import { type KeyboardEvent, memo, useId, useState } from 'react';
import {
  type CalculatorFieldView,
  type CalculatorFigure,
  describeFigure,
  formatFigure,
} from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import { ValueSlider } from '#src/ui/fields/value-slider.tsx';
import type { Bounds } from '../../rules/calculator/calculator-terms.ts';
import styles from './finance-calculator.module.css';

/** Plain values and lasting functions alone, so that a field is drawn again only when something of its own has changed. */
interface FigureFieldProps extends Omit<CalculatorFieldView, 'slider' | 'choices'>, Bounds {
  readonly value: number;
  /** What was typed and could not be taken as it is; undefined where the value stands. */
  readonly text: string | undefined;
  readonly problem: string | null;
  readonly onMove: (figure: CalculatorFigure, value: number) => void;
  /** Something was typed and the field left. */
  readonly onType: (figure: CalculatorFigure, text: string) => void;
}

/** A field with its slider; what is typed counts once the field is left. @spec B5.21 to B5.34 */
export const FigureField = memo((props: FigureFieldProps) => {
  const { figure, label, name, prefix, suffix, min, max, step, isDisabled } = props;
  const { value, text, problem, onMove, onType } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null) onType(figure, typed);
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
        min={min}
        max={max}
        step={step}
        label={label}
        value={value}
        valueText={describeFigure({ prefix, suffix }, value)}
        isDisabled={isDisabled}
        onMove={(moved) => onMove(figure, moved)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
});
