import { useEffect, useRef } from 'react';
import styles from '#src/ui/slider.module.css';

interface RangeSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
  readonly bars: readonly number[];
  readonly formatValue: (value: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onSettle: () => void;
}

const percentOf = (value: number, min: number, max: number): number =>
  max === min ? 0 : ((value - min) / (max - min)) * 100;

/** The inputs have no names, because forms send the text fields beside them. */
export const RangeSlider = (props: RangeSliderProps) => {
  const { label, min, max, step, from, to, bars, formatValue, onMove, onSettle } = props;
  const root = useRef<HTMLDivElement>(null);
  // React's onChange fires on every step. The native event fires once, on release.
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('change', onSettle);
    return () => element?.removeEventListener('change', onSettle);
  }, [onSettle]);
  const start = percentOf(from, min, max);
  const end = percentOf(to, min, max);
  const scale = { min, max, step };
  return (
    <div className={styles.slider} ref={root}>
      {bars.length > 0 && (
        <svg className={styles.bars} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map((height, index) => {
            const middle = ((index + 0.5) / bars.length) * 100;
            return (
              <rect
                key={middle}
                className={middle >= start && middle <= end ? styles.chosen : undefined}
                x={index + 0.05}
                width={0.9}
                y={100 - height}
                height={height}
              />
            );
          })}
        </svg>
      )}
      <svg className={styles.track} aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <line className={styles.chosen} x1={`${start}%`} x2={`${end}%`} y1="50%" y2="50%" />
      </svg>
      <input
        type="range"
        {...scale}
        aria-label={`${label}, lowest`}
        aria-valuetext={formatValue(from)}
        value={from}
        onChange={(event) => onMove(Math.min(Number(event.target.value), to), to)}
      />
      <input
        type="range"
        {...scale}
        aria-label={`${label}, highest`}
        aria-valuetext={formatValue(to)}
        value={to}
        onChange={(event) => onMove(from, Math.max(Number(event.target.value), from))}
      />
    </div>
  );
};
