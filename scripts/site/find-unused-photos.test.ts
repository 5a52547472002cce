import { expect, it } from 'vitest';
import { findUnusedPhotos } from './find-unused-photos.ts';

const site = { slug: 'acme', brand: { logoUrl: '/media/acme/logo.png' } };
const photos = [{ address: '/media/acme/1.jpg' }];

it('names up to five pictures that no car and no setting uses', () => {
  const files = ['1.jpg', 'logo.png', 'notes.txt', 'party.JPG'];
  expect(findUnusedPhotos(site, photos, files)).toBe("1 photo in the folder isn't used by any car: party.JPG.");
  const many = ['2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', 'cars/7.jpg'];
  expect(findUnusedPhotos(site, photos, many)).toBe(
    "6 photos in the folder aren't used by any car: 2.jpg, 3.jpg, 4.jpg, 5.jpg, 6.jpg and 1 more.",
  );
});

it('says nothing while all are used, or no car has a photo of the folder', () => {
  expect(findUnusedPhotos(site, photos, ['1.jpg', 'logo.png'])).toBeUndefined();
  expect(findUnusedPhotos(site, [], ['2.jpg'])).toBeUndefined();
});
