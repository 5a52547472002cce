import type { Paint } from './colours.ts';

const everyPaint: readonly Paint[] = [
  'white',
  'silver',
  'grey',
  'black',
  'blue',
  'navy',
  'red',
  'green',
  'orange',
  'sand',
];
const commonPaints: readonly Paint[] = ['white', 'silver', 'grey', 'black', 'blue', 'red'];
const truckPaints: readonly Paint[] = ['white', 'blue', 'red', 'orange'];
const motorcyclePaints: readonly Paint[] = ['black', 'red', 'blue', 'green', 'orange', 'white'];
const caravanPaints: readonly Paint[] = ['white', 'sand', 'grey'];

const rareShapes = new Set(['wagon', 'ute-tray', 'van', 'people-mover', 'coupe', 'convertible']);

/** The paints that a shape is drawn, and therefore sold, in. */
export const paintsFor = (shape: string): readonly Paint[] => {
  if (shape.startsWith('truck-')) return truckPaints;
  if (shape.startsWith('moto-')) return motorcyclePaints;
  if (shape.startsWith('caravan-')) return caravanPaints;
  return rareShapes.has(shape) ? commonPaints : everyPaint;
};

/** The views of a shape in a paint; the rest of a gallery is shared. */
const vehicleViews = ['side-studio', 'side-yard', 'side-coast', 'front', 'rear', 'wheel'] as const;
export type VehicleView = (typeof vehicleViews)[number];

const withoutWheel = vehicleViews.filter((view) => view !== 'wheel');
const truckViews = withoutWheel.filter((view) => view !== 'side-coast');

/** The views that a shape is drawn in: the commonest cars have a wheel from close by, trucks stay in town. */
export const viewsFor = (shape: string): readonly VehicleView[] => {
  if (shape.startsWith('truck-')) return truckViews;
  return paintsFor(shape) === everyPaint ? vehicleViews : withoutWheel;
};
