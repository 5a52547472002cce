import { expect, it } from 'vitest';
import { findShortenedField } from './find-shortened-field.ts';

const stored = {
  price: 21_990,
  badge: 'GXL',
  km: 45_000,
  variant: { power: 110 },
  images: [{ image: { url: 'https://a/1.jpg', thumb: null } }, { image: { url: 'https://a/2.jpg' } }],
  status: 'in_stock',
  certified: true,
};

it.each([
  [{}, undefined],
  [{ price: 20_990, badge: 'Cruiser', status: 'sold', variant: { power: 120 } }, undefined],
  [{ images: [...stored.images, { image: { url: 'https://a/3.jpg' } }] }, undefined],
  [{ images: [{ image: { thumb: null, url: 'https://a/1.jpg' } }, stored.images[1]] }, undefined],
  [{ price: 2199 }, 'price'],
  [{ price: undefined }, 'price'],
  [{ badge: 'GX' }, 'badge'],
  [{ km: 4500 }, 'km'],
  [{ variant: { power: 11 } }, 'variant'],
  [{ variant: undefined }, 'variant'],
  [{ images: stored.images.slice(1) }, 'images'],
  [{ images: [stored.images[0], { image: { url: 'https://a/2.j' } }] }, 'images'],
  [{ certified: undefined }, 'certified'],
])('finds in a row that changes %j: %s', (change, field) => {
  expect(findShortenedField(stored, { ...stored, ...change })).toBe(field);
});
