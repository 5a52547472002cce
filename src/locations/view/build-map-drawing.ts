import type { Coordinates } from '../rules/calculate-distance-km.ts';
import { frameUnits, type MapFrame, measureFrameKm, projectInto } from '../rules/map/map-frame.ts';

export type LabelSide = 'after' | 'before' | 'above' | 'below';

export interface MapMark {
  readonly name: string;
  /** A share of the frame's width, such as '42.5%'; a town beside the frame is below 0% or above 100%. */
  readonly x: string;
  readonly y: string;
  readonly side: LabelSide;
}

/** @spec L9.24 */
export interface MapDrawing {
  readonly label: string;
  readonly land: string;
  readonly pins: readonly MapMark[];
  readonly towns: readonly MapMark[];
  readonly scale: { readonly text: string; readonly width: string; readonly x: string };
}

interface Ground {
  readonly land: string;
  readonly towns: readonly NamedPlace[];
}

interface NamedPlace extends Coordinates {
  readonly name: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of the map on a narrow phone, in pixels. Names that fit on this map also fit on larger ones. */
const narrowest = { width: 336, height: 210 } as const;
const mostTowns = 14;
const mostScaleShare = 0.25;
const scaleBoxes = {
  left: { left: 0, right: 92, top: 180, bottom: 210 },
  right: { left: 244, right: 336, top: 180, bottom: 210 },
} as const;
const scaleInsetPx = 7;
const scalesKm = [200, 100, 50, 20, 10, 5, 2] as const;

const pinSize = { letter: 8.2, line: 20, gap: 13 } as const;
const townSize = { letter: 6.6, line: 16, gap: 7 } as const;

const boxOf = (side: LabelSide, { x, y }: Point, name: string, size: typeof pinSize | typeof townSize): Box => {
  const width = name.length * size.letter;
  const half = size.line / 2;
  switch (side) {
    case 'after':
      return { left: x + size.gap, right: x + size.gap + width, top: y - half, bottom: y + half };
    case 'before':
      return { left: x - size.gap - width, right: x - size.gap, top: y - half, bottom: y + half };
    case 'above':
      return { left: x - width / 2, right: x + width / 2, top: y - size.gap - size.line, bottom: y - size.gap };
    case 'below':
      return { left: x - width / 2, right: x + width / 2, top: y + size.gap, bottom: y + size.gap + size.line };
  }
};

const markBox = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far to the left or right of the frame a name can be, as a share of the frame's width. Only wide screens show this
 * area.
 */
const mostBesideShare = 0.5;

const isUncut = ({ left, right }: Box): boolean => {
  const { width } = narrowest;
  const beside = width * mostBesideShare;
  return (left >= 0 && right <= width) || (left > width && right < width + beside) || (right < 0 && left > -beside);
};

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  isUncut(box) && !taken.some((other) => overlap(box, other));

const toNarrow = (frame: MapFrame, place: Coordinates): Point => {
  const { x, y } = projectInto(frame, place);
  return { x: (x / frameUnits.width) * narrowest.width, y: (y / frameUnits.height) * narrowest.height };
};

const toShare = (value: number, whole: number): string => `${((value / whole) * 100).toFixed(1)}%`;

const toMark = (name: string, { x, y }: Point, side: LabelSide): MapMark => ({
  name,
  x: toShare(x, narrowest.width),
  y: toShare(y, narrowest.height),
  side,
});

const sides: readonly LabelSide[] = ['after', 'before', 'above', 'below'];

const samePlacePx = 8;

const isAt = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < samePlacePx;

/** @spec L9.24 */
export const buildMapDrawing = (
  label: string,
  {
    places,
    frame,
    ground,
  }: { readonly places: readonly NamedPlace[]; readonly frame: MapFrame; readonly ground: Ground },
): MapDrawing => {
  const spots = places
    .map(({ name, ...place }) => ({ name, at: toNarrow(frame, place) }))
    .filter(({ at }, index, all) => all.findIndex((other) => isAt(other.at, at)) === index);
  const taken = spots.map(({ at }) => markBox(at, pinSize.gap));
  const pins = spots.map(({ name, at }) => {
    const others = taken.filter((box) => !overlap(box, markBox(at, 1)));
    const side = sides.find((candidate) => isFree(boxOf(candidate, at, name, pinSize), others)) ?? 'above';
    taken.push(boxOf(side, at, name, pinSize));
    return toMark(name, at, side);
  });
  const corner = taken.some((box) => overlap(box, scaleBoxes.left)) ? 'right' : 'left';
  taken.push(scaleBoxes[corner]);
  const towns = ground.towns.flatMap(({ name, ...place }) => {
    const at = toNarrow(frame, place);
    const dot = markBox(at, townSize.gap);
    const side = sides.find((candidate) => isFree(boxOf(candidate, at, name, townSize), taken));
    if (side === undefined || !isFree(dot, taken)) return [];
    taken.push(dot, boxOf(side, at, name, townSize));
    return [toMark(name, at, side)];
  });
  const frameKm = measureFrameKm(frame);
  const scaleX = scaleBoxes[corner].left + scaleInsetPx;
  const scaleKm = scalesKm.find((km) => km <= frameKm * mostScaleShare) ?? 1;
  return {
    label: pins.length > 1 ? `${label}: ${pins.map(({ name }) => name).join(', ')}` : label,
    land: ground.land,
    pins,
    towns: towns.slice(0, mostTowns),
    scale: { text: `${scaleKm} km`, width: toShare(scaleKm, frameKm), x: toShare(scaleX, narrowest.width) },
  };
};
