import styles from '../slider.module.css';
import { isOnStep, moveToStep } from './move-to-step.ts';

interface ValueSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly valueText: string;
  readonly isDisabled?: boolean;
  readonly onMove: (value: number) => void;
}

/** Has no name, so forms don't submit its value. */
export const ValueSlider = (props: ValueSliderProps) => {
  const { label, value, valueText, min, max, step, isDisabled = false, onMove } = props;
  const share = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0;
  const isStepped = isOnStep(value, { min, max, step });
  return (
    <div className={styles.slider}>
      <svg className={styles.track} aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <line className={styles.chosen} x1="0" x2={`${share * 100}%`} y1="50%" y2="50%" />
      </svg>
      <input
        type="range"
        min={min}
        max={max}
        // With a fixed step, the browser would round a typed value, and the slider would differ from the field.
        step={isStepped ? step : 'any'}
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          const moved = Number(event.target.value);
          onMove(isStepped ? moved : moveToStep(value, moved, { min, max, step }));
        }}
      />
    </div>
  );
};
