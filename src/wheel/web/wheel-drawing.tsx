import type { Ref } from 'react';
import type { SliceView } from '../view/wheel-view.ts';
import styles from './wheel-drawing.module.css';

interface WheelDrawingProps {
  readonly slices: readonly SliceView[];
  readonly restDegrees: number;
  readonly isTurning: boolean;
  readonly discRef?: Ref<SVGSVGElement>;
}

const labelEnd = 166;
const rimRadius = 190;
const studs = Array.from({ length: 24 }, (_, index) => index * 15);

/** @spec L2.15 */
export const WheelDrawing = ({ slices, restDegrees, isTurning, discRef }: WheelDrawingProps) => (
  <div className={styles.wheel}>
    <svg
      ref={discRef}
      className={styles.disc}
      data-turning={isTurning || undefined}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
    >
      <circle className={styles.rim} r={198} />
      <g transform={`rotate(${restDegrees})`}>
        {slices.map(({ key, path, tone, label, middleDegrees }) => (
          <g key={key} className={styles.slice} data-tone={tone}>
            <path d={path} />
            {label !== null && (
              <text
                transform={`rotate(${middleDegrees - 90})`}
                x={labelEnd}
                fontSize={15.5}
                dy="0.35em"
                textAnchor="end"
              >
                {label}
              </text>
            )}
          </g>
        ))}
      </g>
      {studs.map((degrees) => (
        <circle key={degrees} className={styles.stud} r={3} cy={-rimRadius + 1} transform={`rotate(${degrees})`} />
      ))}
      <circle className={styles.hub} r={30} />
      <circle className={styles.cap} r={9} />
    </svg>
    <svg className={styles.pointer} viewBox="-20 0 40 46" aria-hidden="true">
      <path d="M -17 3 Q 0 -3 17 3 L 3 42 Q 0 46 -3 42 Z" />
    </svg>
  </div>
);
