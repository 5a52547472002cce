import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spinConfig } from '../../rules/spin/spin-config.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildSpinView } from './build-spin-view.ts';
import { findAnchor, findBestFrame } from './find-anchor.ts';
import { projectPoint, toViewDirection } from './project-point.ts';

const anchor = (angle: number, xPercent = 50) => ({ angle, xPercent, yPercent: 60 });
const grille = {
  id: 'grille',
  description: 'Front grille',
  anchors: [anchor(0, 20), anchor(315, 48), anchor(345, 30)],
};

describe('buildSpinView', () => {
  const vehicle = makeTestVehicle({
    spinImages: ['/1.jpg', '/2.jpg'],
    spinInteriorImage: '/in.jpg',
    hotspots: { exterior: [grille], interior: [] },
  });

  it('is null without spin media [B2.36]', () => {
    expect(buildSpinView(makeTestVehicle(), spinConfig.parse({}))).toBeNull();
  });

  it('turns one frame per 100 ms and per 20 px, unless the site says otherwise [B9.44, B5.42, B4.44]', () => {
    expect(buildSpinView(vehicle, spinConfig.parse({}))).toEqual({
      title: '2023 Nissan X-Trail',
      frameUrls: ['/1.jpg', '/2.jpg'],
      interiorUrl: '/in.jpg',
      exteriorHotspots: [grille],
      interiorHotspots: [],
      autoRotateMs: 100,
      pixelsPerFrame: 20,
    });
    const own = spinConfig.parse({ autoRotates: false, pixelsPerFrame: 8 });
    expect(buildSpinView(vehicle, own)).toMatchObject({ autoRotateMs: null, pixelsPerFrame: 8 });
  });
});

it('shows a hotspot on frames at most half a frame from its angle [B3.06, B2.69]', () => {
  expect([0, 21, 23].map((frame) => findAnchor(grille.anchors, frame, 24)?.xPercent)).toEqual([20, 48, 30]);
  expect(findAnchor(grille.anchors, 12, 24)).toBeUndefined();
  expect(findAnchor([anchor(359)], 0, 24)).toEqual(anchor(359));
});

it('finds the frame that shows a hotspot best', () => {
  expect(findBestFrame(grille, 24)).toBe(21);
  expect(findBestFrame({ ...grille, anchors: [] }, 24)).toBeUndefined();
  expect(findBestFrame({ ...grille, anchors: [anchor(359)] }, 24)).toBe(0);
});

describe('projectPoint', () => {
  const ahead = { yawDegrees: 0, pitchDegrees: 0 };

  it('projects the view direction to the middle of the screen [B2.69]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 5, max: 95, noNaN: true }), (x, y) => {
        const middle = projectPoint(toViewDirection(x, y), toViewDirection(x, y), 70, 1.5);
        expect(middle?.xPercent).toBeCloseTo(50);
        expect(middle?.yPercent).toBeCloseTo(50);
      }),
    );
  });

  it('projects half the field of view to the edge, and nothing behind the viewer', () => {
    expect(projectPoint({ yawDegrees: 0, pitchDegrees: 35 }, ahead, 70, 1)?.yPercent).toBeCloseTo(0);
    expect(projectPoint({ yawDegrees: 35, pitchDegrees: 0 }, ahead, 70, 1)?.xPercent).toBeCloseTo(100);
    expect(projectPoint({ yawDegrees: 180, pitchDegrees: 0 }, ahead, 70, 1)).toBeNull();
  });
});
