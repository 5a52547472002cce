import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDistanceKm } from './calculate-distance-km.ts';

const brisbane = { latitude: -27.4698, longitude: 153.0251 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const calculateByVectors = (from: typeof brisbane, to: typeof brisbane): number => {
  const [a, b] = [from, to].map(({ latitude, longitude }) => {
    const [up, around] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)] as const;
  });
  if (a === undefined || b === undefined) return Number.NaN;
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return 6371 * Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
};

describe('calculateDistanceKm', () => {
  it('is 732 km from Brisbane to Sydney with a radius of 6371 km [L9.19]', () => {
    expect(calculateDistanceKm(brisbane, sydney)).toBeCloseTo(732, -1);
    expect(calculateDistanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371,
      6,
    );
  });

  it('agrees with another formula to a metre [L9.19]', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(Math.abs(calculateDistanceKm(from, to) - calculateByVectors(from, to))).toBeLessThan(0.001);
      }),
    );
  });
});
