import { expect, it } from 'vitest';
import { createPhotoFinder } from './create-photo-finder.ts';

const find = createPhotoFinder(
  [
    '/media/acme/1.jpg',
    '/media/acme/2.JPG',
    '/media/acme/3.jpg',
    '/media/acme/3.JPG',
    '/media/acme/cars/4 a.jpg',
  ].concat(['/media/acme/cars/5.jpg', '/media/acme/vans/5.jpg', '/media/group/6.jpg', '/media/acme/IMG_4316.jpeg']),
  'acme',
);

it.each([
  ['1.jpg', '/media/acme/1.jpg'],
  ['./1.JPG', '/media/acme/1.jpg'],
  ['2.jpg', '/media/acme/2.JPG'],
  ['3.JPG', '/media/acme/3.JPG'],
  ['3.Jpg', undefined],
  ['4%20a.jpg', '/media/acme/cars/4 a.jpg'],
  ['cars\\5.jpg', '/media/acme/cars/5.jpg'],
  ['5.jpg', undefined],
  ['6.jpg', undefined],
  ['/media/group/6.jpg', '/media/group/6.jpg'],
  ['/media/acme/old/1.jpg', undefined],
  ['/export/1.jpg', '/media/acme/1.jpg'],
  ['100%.jpg', undefined],
  ['IMG_4316', '/media/acme/IMG_4316.jpeg'],
  ['img_431', undefined],
  ['IMG_4316.png', undefined],
  ['3', undefined],
])('finds %s as %s', (written, address) => {
  expect(find(written)).toBe(address);
});
