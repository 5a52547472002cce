import type { CarShape } from './car-shape.ts';

interface Stretch {
  /** Everything from here on moves back, what lies within a metre behind it gradually. */
  readonly fromX: number;
  readonly byMm: number;
  /** What lies above the wheels grows by this. */
  readonly scaleY: number;
}

const rampMm = 1000;

/** Maps the absolute coordinates of path data (commands M, L, C, Z, H, V and arcs). */
const mapPath = (path: string, mapX: (x: number) => number, mapY: (y: number) => number): string =>
  path.replaceAll(/([MLCHVAZ])([^MLCHVAZ]*)/g, (_, command: string, text: string) => {
    const values =
      text.trim() === ''
        ? []
        : text
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const mapped = values.map((value, index) => {
      if (command === 'H') return mapX(value);
      if (command === 'V') return mapY(value);
      if (command === 'A') return index % 7 === 5 ? mapX(value) : index % 7 === 6 ? mapY(value) : value;
      return index % 2 === 0 ? mapX(value) : mapY(value);
    });
    return `${command}${mapped.map((value) => Math.round(value)).join(' ')}`;
  });

/** A longer and taller car of the same design: the wheels keep their size and stay on the ground. */
export const stretchShape = (shape: CarShape, stretch: Stretch): CarShape => {
  const mapX = (x: number) => x + Math.min(1, Math.max(0, (x - stretch.fromX) / rampMm)) * stretch.byMm;
  const wheelTop = shape.wheels.radius * 2;
  const mapY = (y: number) => (y <= wheelTop ? y : wheelTop + (y - wheelTop) * (1 + (stretch.scaleY - 1) * 1.4));
  const map = (path: string) => mapPath(path, mapX, mapY);
  // Arcs keep their radius: both ends of the rear arch lie behind the ramp, so that they move together.
  return {
    ...shape,
    lengthMm: mapX(shape.lengthMm),
    heightMm: Math.round(mapY(shape.heightMm)),
    outline: map(shape.outline),
    glass: map(shape.glass),
    underbody: map(shape.underbody),
    shade: map(shape.shade),
    shoulder: map(shape.shoulder),
    headlamp: map(shape.headlamp),
    headlampLine: map(shape.headlampLine),
    grille: map(shape.grille),
    tailLamp: map(shape.tailLamp),
    tailLampLine: map(shape.tailLampLine),
    doorLines: shape.doorLines.map(map),
    handles: shape.handles.map(([x, y]) => [Math.round(mapX(x)), Math.round(mapY(y))] as const),
    pillars: shape.pillars.map(map),
    mirror: [Math.round(mapX(shape.mirror[0])), Math.round(mapY(shape.mirror[1]))],
    wheels: { ...shape.wheels, rearX: mapX(shape.wheels.rearX) },
    ...(shape.seats && {
      seats: shape.seats.map(([x, y]) => [Math.round(mapX(x)), Math.round(mapY(y))] as const),
    }),
  };
};
