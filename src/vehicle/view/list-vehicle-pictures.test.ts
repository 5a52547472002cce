import { expect, it } from 'vitest';
import { makeTestVehicle } from '../testing/make-test-vehicle.ts';
import { listCardPictures, listGalleryPictures } from './list-vehicle-pictures.ts';

const image = (url: string, thumbUrl?: string) => ({
  image: { url, thumb: thumbUrl === undefined ? null : { url: thumbUrl } },
  isVideo: false,
  caption: null,
});

it('lists the first photo that is no default picture, in the sizes of cards', () => {
  const vehicle = { primaryImageUrl: '/new-arrival.jpg', images: [image('/a.jpg')] };
  const sizes = listCardPictures(makeTestVehicle(vehicle as never), ['new-arrival']);
  expect(sizes.map(({ source, widthPx, use }) => `${source} ${widthPx} ${use}`)).toEqual(
    [320, 480, 600, 800].map((width) => `/a.jpg ${width} other`),
  );
  expect(listCardPictures(makeTestVehicle({ primaryImageUrl: null, images: [] }), [])).toEqual([]);
});

it('lists each photo and its thumbnail in the sizes of the gallery, without videos', () => {
  const images = [image('/a.jpg', '/a-small.jpg'), { ...image('/film.mp4'), isVideo: true }];
  const sizes = listGalleryPictures(makeTestVehicle({ images: images as never }));
  expect(sizes.map(({ source, widthPx, use }) => `${source} ${widthPx} ${use}`)).toEqual([
    ...[800, 1200, 1800].map((width) => `/a.jpg ${width} gallery`),
    ...[160, 320].map((width) => `/a-small.jpg ${width} other`),
  ]);
});
