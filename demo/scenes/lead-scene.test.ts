import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadScene } from './lead-scene.ts';
import { type CutOutFacts, placeVehicle } from './place-vehicle.ts';

const cutOut = { width: 1800, height: 1200 };
const backdrop = { width: 2000, height: 1125 };
const wholeWidth = 1687.5;

const anyFacts = fc.record({
  horizon: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
  middle: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
  pixelsPerMetre: fc.double({ min: 60, max: 900, noNaN: true }),
  box: fc.tuple(
    fc.double({ min: 0.02, max: 0.2, noNaN: true }),
    fc.double({ min: 0, max: 0.3, noNaN: true }),
    fc.double({ min: 0.8, max: 0.98, noNaN: true }),
    fc.constant(0.89),
  ),
});

const placeLead = (facts: CutOutFacts) => {
  const scene = leadScene(facts, cutOut, { vehicle: 'suv-red', view: 'hero', setting: 'yard' });
  const [placed] = scene.vehicles;
  if (placed === undefined) throw new Error('no vehicle');
  const { scale, leftPx, topPx } = placeVehicle(facts, cutOut, backdrop, placed);
  const [left, top, right, bottom] = facts.box;
  return {
    scene,
    left: leftPx + left * cutOut.width * scale,
    top: topPx + top * cutOut.height * scale,
    right: leftPx + right * cutOut.width * scale,
    bottom: topPx + bottom * cutOut.height * scale,
  };
};

it('shows a vehicle of any width whole, in the middle and standing within the picture', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { scene, left, right, bottom } = placeLead(facts);
      const { shape, part = 1 } = scene;
      expect(shape).toBe('photo');
      expect(right - left).toBeLessThanOrEqual(wholeWidth * part * 0.82 + 1);
      expect(Math.abs((left + right) / 2 - backdrop.width / 2)).toBeLessThan(2);
      expect(bottom).toBeLessThanOrEqual(backdrop.height * part + 1);
    }),
  );
});

it('shows the roof of the tallest vehicle in the 16:9 middle of the picture, which is all that a phone’s card shows', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { scene, top } = placeLead(facts);
      const { part = 1, centre } = scene;
      expect(centre).toEqual([0.5, part / 2]);
      const leftOutPx = ((backdrop.height - (wholeWidth * 9) / 16) / 2) * part;
      expect(top).toBeGreaterThan(leftOutPx);
    }),
  );
});

it('shows less ground below a tall vehicle, so that it fills the picture as a car does', () => {
  const car = placeLead({ horizon: 0.3675, middle: 0.5116, pixelsPerMetre: 339.38, box: [0.02, 0.1947, 0.98, 0.89] });
  const boxTruck = placeLead({
    horizon: 0.5321,
    middle: 0.5198,
    pixelsPerMetre: 206.05,
    box: [0.0379, 0.09, 0.9621, 0.89],
  });
  const shareOf = ({ scene: { part = 1 }, left, right }: typeof car): number => (right - left) / (wholeWidth * part);
  expect(car.scene.part).toBe(1);
  expect(boxTruck.scene.part).toBeLessThan(1);
  expect(shareOf(boxTruck)).toBeCloseTo(shareOf(car), 1);
});
