import { type Slice, sumChances } from '../rules/slice.ts';
import { type SliceTone, type SliceView, sliceTones } from './wheel-view.ts';

/** Radius of the disc, in units of its drawing. */
export const discRadius = 180;

/** Thinner slices have no words: the table beside the wheel has them. */
const leastLabelDegrees = 13;

const fullDegrees = 360;

const toPoint = (degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)].map((part) => Number((part * discRadius).toFixed(2))).join(' ');
};

const drawArc = (from: number, to: number): string =>
  `A ${discRadius} ${discRadius} 0 ${to - from > 180 ? 1 : 0} 1 ${toPoint(to)}`;

const drawPath = (from: number, to: number): string =>
  to - from >= fullDegrees
    ? `M ${toPoint(0)} ${drawArc(0, 180)} ${drawArc(180, fullDegrees)} Z`
    : `M 0 0 L ${toPoint(from)} ${drawArc(from, to)} Z`;

/** The colour of each slice by its key; no two neighbours have the same, the last and the first neither. */
export const listTones = (slices: readonly Pick<Slice, 'key' | 'isPrize'>[]): Readonly<Record<string, SliceTone>> => {
  const tones: SliceTone[] = [];
  let next = 0;
  for (const [index, { isPrize }] of slices.entries()) {
    const isLast = index === slices.length - 1;
    const neighbours = [tones[index - 1], isLast ? tones[0] : undefined];
    while (neighbours.includes(sliceTones[next % sliceTones.length])) next += 1;
    tones.push(isPrize ? (sliceTones[next % sliceTones.length] ?? 'brand') : 'none');
    if (isPrize) next += 1;
  }
  return Object.fromEntries(slices.map(({ key }, index) => [key, tones[index] ?? 'none']));
};

/** The slices as they are drawn, each as wide as its chances: the wheel shows its odds. @spec L2.15 */
export const buildSlices = (slices: readonly Slice[]): readonly SliceView[] => {
  const total = sumChances(slices);
  const tones = listTones(slices);
  let before = 0;
  return slices.map(({ key, label, weight }) => {
    const from = (before / total) * fullDegrees;
    before += weight;
    const to = (before / total) * fullDegrees;
    return {
      ...{ key, path: drawPath(from, to), tone: tones[key] ?? 'none', middleDegrees: (from + to) / 2 },
      label: to - from < leastLabelDegrees ? null : label,
    };
  });
};

/** How far the disc is turned so that a drawn number stands at the top. @spec L2.15 */
export const findRestDegrees = (slices: readonly Pick<Slice, 'weight'>[], number: number): number =>
  Number((fullDegrees - ((number + 0.5) / sumChances(slices)) * fullDegrees).toFixed(3));
