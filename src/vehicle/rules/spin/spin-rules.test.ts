import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { chooseSpinMedia } from './choose-spin-media.ts';
import { findNearestFrame, listPreloadOrder, stepFrame, wrapFrame } from './spin-frames.ts';

const count = fc.integer({ min: 2, max: 100 });

describe('chooseSpinMedia', () => {
  const image = { image: { url: '/media/1.jpg', thumb: null }, isVideo: false, caption: null };
  const spinImages = ['/spin/1.jpg', '/spin/2.jpg'];

  it('is null without spin media; one frame alone is no spin [B2.36]', () => {
    expect(chooseSpinMedia(makeTestVehicle(), { hasImpel: true })).toBeNull();
    expect(chooseSpinMedia(makeTestVehicle({ spinImages: ['/spin/1.jpg'] }), { hasImpel: true })).toBeNull();
    expect(chooseSpinMedia(makeTestVehicle({ spinImages }), { hasImpel: false })).toEqual({
      frameUrls: spinImages,
      interiorUrl: null,
    });
    expect(chooseSpinMedia(makeTestVehicle({ spinInteriorImage: '/in.jpg' }), { hasImpel: false })).toEqual({
      frameUrls: [],
      interiorUrl: '/in.jpg',
    });
  });

  it('uses at most 72 frames, evenly spread, since each stays decoded in the browser [B7.35]', () => {
    const framesOf = (frameCount: number) => {
      const frames = Array.from({ length: frameCount }, (_, at) => `${at}`);
      return chooseSpinMedia(makeTestVehicle({ spinImages: frames }), { hasImpel: false })?.frameUrls.map(Number) ?? [];
    };
    expect(framesOf(72)).toEqual(Array.from({ length: 72 }, (_, at) => at));
    expect(framesOf(144)).toEqual(Array.from({ length: 72 }, (_, at) => 2 * at));
    fc.assert(
      fc.property(fc.integer({ min: 73, max: 500 }), (frameCount) => {
        const frames = framesOf(frameCount);
        expect(frames).toHaveLength(72);
        expect(frames).toEqual(frames.map((_, at) => Math.ceil((at * frameCount) / 72)));
      }),
    );
  });

  it.each([
    [true, 2, true],
    [true, 1, false],
    [false, 2, false],
  ])('shows Impel media, on a site with Impel: %s, with %i images: %s [B5.44]', (hasImpel, imageCount, isShown) => {
    const images = Array.from({ length: imageCount }, () => image);
    const vehicle = makeTestVehicle({ spinImages, images, spinCode: 'swl#123' });
    expect(chooseSpinMedia(vehicle, { hasImpel }) !== null).toBe(isShown);
  });
});

it('wraps around at both ends [B4.45]', () => {
  expect([24, 25, -1, 0, 23, -24].map((frame) => wrapFrame(frame, 24))).toEqual([0, 1, 23, 0, 23, 0]);
});

it('skips missing frames, wrapping at both ends [B4.45, B8.03]', () => {
  expect(stepFrame(23, 1, 24, new Set([0, 1]))).toBe(2);
  expect(stepFrame(0, -1, 24, new Set([23]))).toBe(22);
  expect(stepFrame(1, 1, 2, new Set([0]))).toBe(1);
});

it('shows the nearest loaded frame while others load [B7.35]', () => {
  const loaded = new Set([0, 12]);
  const nearest = [1, 5, 7, 18, 20].map((wanted) => findNearestFrame(wanted, 24, (frame) => loaded.has(frame)));
  expect(nearest).toEqual([0, 0, 12, 0, 0]);
  expect(findNearestFrame(3, 24, () => false)).toBeUndefined();
});

describe('listPreloadOrder', () => {
  it('starts with quarters of the turn [B7.35]', () => {
    expect(listPreloadOrder(24).slice(0, 8)).toEqual([0, 12, 6, 18, 3, 9, 15, 21]);
  });

  it('lists every frame once [B7.35]', () => {
    fc.assert(
      fc.property(count, (frames) => {
        expect([...listPreloadOrder(frames)].sort((a, b) => a - b)).toEqual(
          Array.from({ length: frames }, (_, at) => at),
        );
      }),
    );
  });
});
