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

const popularCars = [
  'suv',
  'suv-small',
  'suv-coupe',
  'suv-large',
  'suv-seven',
  'ute',
  'ute-tough',
  'hatch',
  'hatch-city',
  'sedan',
  'sedan-fastback',
  '4x4',
];
const rareCars = ['wagon', 'ute-tray', 'van', 'van-tall', 'people-mover', 'coupe', 'convertible'];

export const carShapes: readonly string[] = [...popularCars, ...rareCars];

export const paintsFor = (shape: string): readonly Paint[] => {
  if (shape.startsWith('truck-')) return truckPaints;
  if (shape.startsWith('moto-')) return motorcyclePaints;
  if (shape.startsWith('caravan-')) return caravanPaints;
  return rareCars.includes(shape) ? commonPaints : everyPaint;
};

const vehicleViews = ['side-studio', 'side-yard', 'side-coast', 'front', 'rear'] as const;
export type VehicleView = (typeof vehicleViews)[number];

const townViews = vehicleViews.filter((view) => view !== 'side-coast');

export const viewsFor = (shape: string): readonly VehicleView[] => {
  if (carShapes.includes(shape)) return [];
  return shape.startsWith('truck-') ? townViews : vehicleViews;
};
