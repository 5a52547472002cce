import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backdropCamera, placeVehicle } from './place-vehicle.ts';

const cutOut = { width: 1800, height: 1200 };
const backdrop = { width: 2000, height: 1125 };
const facts = { horizon: 0.37, middle: 0.48, pixelsPerMetre: 340, box: [0, 0, 1, 1] as const };

describe('placeVehicle', () => {
  it('aligns the horizons at any distance', () => {
    fc.assert(
      fc.property(fc.double({ min: 5, max: 40, noNaN: true }), (metresAway) => {
        const { scale, topPx } = placeVehicle(facts, cutOut, backdrop, { rightMetres: 0, metresAway });
        const horizonPx = topPx + facts.horizon * cutOut.height * scale;
        expect(Math.abs(horizonPx - backdropCamera.horizon * backdrop.height)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('halves a vehicle at twice the distance, and puts its middle at the given position', () => {
    const near = placeVehicle(facts, cutOut, backdrop, { rightMetres: 1, metresAway: 10 });
    const far = placeVehicle(facts, cutOut, backdrop, { rightMetres: 0, metresAway: 20 });
    expect(near.scale).toBeCloseTo(2 * far.scale);
    const middlePx = ({ leftPx, scale }: typeof near): number => leftPx + facts.middle * cutOut.width * scale;
    // Corners are whole pixels, so a middle is at most half a pixel off.
    expect(Math.abs(middlePx(far) - 1000)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(middlePx(near) - (1000 + 2500 / 9))).toBeLessThanOrEqual(0.5);
  });
});
