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

/** Contains only primitives and stable callbacks, so that memo re-renders a field only when its own values change. */
interface FigureFieldProps extends Omit<CalculatorFieldView, 'slider' | 'choices'>, Bounds {
  readonly value: number;
  readonly text: string | undefined;
  readonly problem: string | null;
  readonly onMove: (figure: CalculatorFigure, value: number) => void;
  readonly onType: (figure: CalculatorFigure, text: string) => void;
}

/** @spec B5.21 to B5.34 */
export const FigureField = memo((props: FigureFieldProps) => {
  const { figure, label, name, prefix, suffix, min, max, step, isDisabled } = props;
  const { value, text, problem, onMove, onType } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed !== null) onType(figure, typed);
    setTyped(null);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
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
          onBlur={apply}
          onKeyDown={applyOnEnter}
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
