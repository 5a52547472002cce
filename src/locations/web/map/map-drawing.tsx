import type { LabelSide, MapDrawing as MapDrawingView, MapMark } from '#src/locations/view/build-map-drawing.ts';
import styles from './map-drawing.module.css';

const pinOffsets: Readonly<Record<LabelSide, readonly [dx: number, dy: number]>> = {
  after: [14, 0],
  before: [-14, 0],
  above: [0, -22],
  below: [0, 22],
};
const townOffsets: Readonly<Record<LabelSide, readonly [dx: number, dy: number]>> = {
  after: [8, 0],
  before: [-8, 0],
  above: [0, -14],
  below: [0, 14],
};

interface NameProps extends Pick<MapMark, 'name' | 'side'> {
  readonly offsets: typeof pinOffsets;
}

const Name = ({ name, side, offsets }: NameProps) => {
  const [x, y] = offsets[side];
  return (
    <text x={x} y={y} data-side={side}>
      {name}
    </text>
  );
};

/** @spec L9.24 */
export const MapDrawing = ({ drawing: { label, land, pins, towns, scale } }: { readonly drawing: MapDrawingView }) => (
  <div className={styles.box}>
    <svg className={styles.map} role="img" aria-label={label}>
      <svg aria-hidden="true" viewBox="0 0 800 500" preserveAspectRatio="none" overflow="visible">
        <path className={styles.land} d={land} />
      </svg>
      {towns.map(({ name, x, y, side }) => (
        <svg key={`${x} ${y}`} aria-hidden="true" className={styles.town} x={x} y={y} overflow="visible">
          <circle r={2.5} />
          <Name name={name} side={side} offsets={townOffsets} />
        </svg>
      ))}
      {pins.map(({ name, x, y, side }) => (
        <svg key={`${x} ${y}`} aria-hidden="true" className={styles.pin} x={x} y={y} overflow="visible">
          <circle r={8} />
          <circle r={3} />
          <Name name={name} side={side} offsets={pinOffsets} />
        </svg>
      ))}
      <svg aria-hidden="true" className={styles.scale} x={scale.x} y="95%" overflow="visible">
        <line x2={scale.width} />
        <text x={0} y={-8} data-side="after">
          {scale.text}
        </text>
      </svg>
    </svg>
  </div>
);
