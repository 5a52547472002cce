import type { Paint } from './colours.ts';
import { describeShape, familyOf, type VehicleFamily } from './describe-shape.ts';
import { captionOf, type Picture } from './picture.ts';
import { type VehicleView, viewsFor } from './picture-range.ts';
import type { Random } from './random.ts';

const sideViews: readonly (readonly [VehicleView, string])[] = [
  ['side-studio', 'side view in a studio'],
  ['side-yard', 'side view in the yard'],
  ['side-coast', 'side view by the sea'],
];

const details: readonly (readonly [VehicleView, string])[] = [
  ['front', 'front half'],
  ['rear', 'rear half'],
  ['wheel', 'wheel, close up'],
];

const insides: Readonly<Record<VehicleFamily, readonly (readonly [string, string])[]>> = {
  car: [
    ['interior-dash-light', 'dashboard'],
    ['interior-dash-dark', 'dashboard at dusk'],
    ['interior-seats', 'front seats'],
    ['interior-screen', 'centre screen'],
  ],
  caravan: [
    ['interior-caravan-kitchen', 'kitchen'],
    ['interior-caravan-bed', 'bed'],
  ],
  truck: [
    ['interior-truck-cab', 'cab'],
    ['interior-screen', 'instruments'],
  ],
  motorcycle: [['interior-moto-dash', 'instruments']],
};

const loadSpaces: Readonly<Record<string, readonly [string, string]>> = {
  hatch: ['load-boot', 'boot'],
  sedan: ['load-boot', 'boot'],
  wagon: ['load-boot', 'load area'],
  suv: ['load-boot', 'load area'],
  'suv-large': ['load-boot', 'load area'],
  '4x4': ['load-boot', 'load area'],
  van: ['load-van', 'cargo area'],
  ute: ['load-tub', 'tub'],
};

/** The drawings of a vehicle: one whole side view, and the others in the order in which they are wanted. */
export interface Illustrations {
  readonly side: Picture;
  readonly outside: readonly Picture[];
  readonly inside: readonly Picture[];
  readonly otherSides: readonly Picture[];
}

/** The drawings that agree with a shape and a paint. */
export const listIllustrations = (random: Random, shape: string, paint: Paint): Illustrations => {
  const views = viewsFor(shape);
  const outside = ([view, words]: readonly [string, string]): Picture => ({
    file: `${shape}-${paint}-${view}.svg`,
    caption: captionOf(`${paint} ${describeShape(shape)}`, words),
  });
  const inside = ([view, words]: readonly [string, string]): Picture => ({
    file: `${view}.svg`,
    caption: captionOf(familyOf(shape), words),
  });
  const [side, ...otherSides] = random.shuffle(sideViews.filter(([view]) => views.includes(view))).map(outside);
  if (side === undefined) throw new Error(`nothing is drawn of ${shape}`);
  const loadSpace = loadSpaces[shape];
  return {
    side,
    outside: details.filter(([view]) => views.includes(view)).map(outside),
    inside: [...random.shuffle(insides[familyOf(shape)]), ...(loadSpace === undefined ? [] : [loadSpace])].map(inside),
    otherSides,
  };
};
