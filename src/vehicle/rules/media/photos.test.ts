import { expect, it } from 'vitest';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { countPhotos } from './photos.ts';

const image = (isVideo: boolean) => ({ image: { url: '/media/1', thumb: null }, isVideo, caption: null });

it("counts the photos themselves, or uses the feed's count when none are loaded [B3.05]", () => {
  expect(countPhotos(makeTestVehicle({ photoCount: 12, images: [image(false), image(true), image(false)] }))).toBe(2);
  expect(countPhotos(makeTestVehicle({ photoCount: 12 }))).toBe(12);
});
