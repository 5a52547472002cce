import type { Paint } from '../stock/colours.ts';
import type { VehicleView } from '../stock/picture-range.ts';
import { type Backdrop, coast, depot, gumCamp, lane, outback, studio } from './backdrops.ts';
import { type CaravanBody, caravanSchemes, drawCaravan } from './draw-caravan.ts';
import { drawMotorcycle, type MotorcycleBody } from './draw-motorcycle.ts';
import { drawScene, type Framing } from './draw-scene.ts';
import { drawTruck, type TruckBody } from './draw-truck.ts';
import type { VehicleDrawing } from './drawing.ts';
import { tonesOf } from './paint.ts';

const truckBodies: readonly TruckBody[] = [
  'tray',
  'tipper',
  'pantech',
  'refrigerated',
  'curtainsider',
  'prime-mover',
  'prime-mover-aero',
  'prime-mover-cabover',
];
const caravanBodies: readonly CaravanBody[] = ['full', 'family', 'poptop', 'hybrid'];
const motorcycleBodies: readonly MotorcycleBody[] = ['naked', 'cruiser', 'adventure', 'sports', 'scooter', 'enduro'];

export const drawnShapes: readonly string[] = [
  ...truckBodies.map((body) => `truck-${body}`),
  ...caravanBodies.map((body) => `caravan-${body}`),
  ...motorcycleBodies.map((body) => `moto-${body}`),
];

const find = <T extends string>(bodies: readonly T[], prefix: string, shape: string): T | undefined =>
  bodies.find((body) => `${prefix}${body}` === shape);

const drawShape = (shape: string, paint: Paint): VehicleDrawing => {
  const truck = find(truckBodies, 'truck-', shape);
  if (truck !== undefined) return drawTruck(truck, tonesOf(paint));
  const motorcycle = find(motorcycleBodies, 'moto-', shape);
  if (motorcycle !== undefined) return drawMotorcycle(motorcycle, tonesOf(paint));
  const caravan = find(caravanBodies, 'caravan-', shape);
  const scheme = caravanSchemes[paint];
  if (caravan === undefined || scheme === undefined) throw new Error(`nothing to draw for ${shape} in ${paint}`);
  return drawCaravan(caravan, scheme);
};

const cool = studio('#eaeff3', '#dde4ea', '#c3cad0');
const warm = studio('#f1ece4', '#e2dacd', '#c9bfb0');
const mist = studio('#e9efea', '#dbe4dc', '#bfcac1');
const slate = studio('#d5dbdf', '#bcc5cb', '#9aa5ac');

const studioFor = (paint: Paint): Backdrop => {
  if (paint === 'white') return slate;
  if (paint === 'red' || paint === 'orange') return cool;
  return paint === 'green' || paint === 'blue' ? mist : warm;
};

type Places = Readonly<Record<'studio' | 'yard' | 'coast', Backdrop>>;

const placesFor = (shape: string, paint: Paint): Places => {
  if (shape.startsWith('caravan-')) return { studio: outback, yard: gumCamp, coast };
  return { studio: studioFor(paint), yard: shape.startsWith('truck-') ? depot : lane, coast };
};

const framings: Readonly<Record<VehicleView, Framing>> = {
  'side-studio': 'whole',
  'side-yard': 'whole',
  'side-coast': 'whole',
  front: 'front',
  rear: 'rear',
};

export const drawVehicle = (shape: string, paint: Paint, view: VehicleView): string => {
  const places = placesFor(shape, paint);
  const place = view === 'side-yard' ? places.yard : view === 'side-coast' ? places.coast : places.studio;
  return drawScene(drawShape(shape, paint), place, framings[view]);
};
