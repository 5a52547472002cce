import { expect, it } from 'vitest';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { countPhotos, findNextPhotoUrl } from './photos.ts';

const image = (isVideo: boolean) => ({ image: { url: '/media/1', thumb: null }, isVideo, caption: null });

it("counts the photos themselves, or uses the feed's count when none are loaded [B3.05]", () => {
  expect(countPhotos(makeTestVehicle({ photoCount: 12, images: [image(false), image(true), image(false)] }))).toBe(2);
  expect(countPhotos(makeTestVehicle({ photoCount: 12 }))).toBe(12);
});

it('finds the photo after the first, among the images or as the thumbnail of a search document [B2.17]', () => {
  const photo = (url: string, isVideo = false) => ({ image: { url, thumb: null }, isVideo, caption: null });
  const images = [photo('/walk.mp4', true), photo('/1.jpg'), photo('/new-arrival.svg'), photo('/2.jpg')];
  const find = (fields: Parameters<typeof makeTestVehicle>[0]) =>
    findNextPhotoUrl(makeTestVehicle(fields), ['new-arrival']);
  expect(find({ images })).toBe('/2.jpg');
  expect(find({ images, primaryImageUrl: '/2.jpg' })).toBe('/1.jpg');
  expect(find({ images: images.slice(0, 3) })).toBeNull();
  expect(find({ primaryImageUrl: '/1.jpg', thumbnails: ['/2.jpg'] })).toBe('/2.jpg');
  expect(find({ primaryImageUrl: '/1.jpg', thumbnails: ['/1.jpg'] })).toBeNull();
  expect(find({})).toBeNull();
});
