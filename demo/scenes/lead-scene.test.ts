import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadScene } from './lead-scene.ts';
import { backdropCamera, placeVehicle } from './place-vehicle.ts';

const cutOut = { width: 1800, height: 1200 };
const backdrop = { width: 2000, height: 1125 };
const cropWidth = 1687.5;

it('shows a vehicle of any width whole, in the middle and standing within the picture', () => {
  const anyFacts = fc.record({
    horizon: fc.double({ min: 0.3, max: 0.5, noNaN: true }),
    middle: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    pixelsPerMetre: fc.double({ min: 60, max: 900, noNaN: true }),
    box: fc.constant([0.06, 0.2, 0.94, 0.9] as const),
  });
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { vehicles, shape } = leadScene(facts, cutOut.width, { vehicle: 'suv-red', view: 'hero', setting: 'yard' });
      const [placed] = vehicles;
      if (placed === undefined) throw new Error('no vehicle');
      const { scale, leftPx } = placeVehicle(facts, cutOut, backdrop, placed);
      const edges = [facts.box[0], facts.box[2]].map((share) => leftPx + share * cutOut.width * scale);
      expect(shape).toBe('photo');
      expect((edges[1] ?? 0) - (edges[0] ?? 0)).toBeLessThanOrEqual(cropWidth * 0.82 + 1);
      expect(Math.abs(((edges[0] ?? 0) + (edges[1] ?? 0)) / 2 - backdrop.width / 2)).toBeLessThan(2);
      const groundPx = backdropCamera.horizon * backdrop.height + 1.25 * scale * facts.pixelsPerMetre;
      expect(groundPx).toBeLessThan(backdrop.height);
    }),
  );
});
