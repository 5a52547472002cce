import { expect, it } from 'vitest';
import { listChangedFields } from './list-changed-fields.ts';

it('names what a change is about, not what follows from it', () => {
  const stored = {
    price: 1,
    body: 'Ute',
    simple_body: 'Ute',
    images: [{ image: { thumb: null, url: 'a' } }],
    photos_count: 1,
  };
  const next = {
    price: 1,
    body: 'Van',
    simple_body: 'Van',
    images: [{ image: { url: 'a', thumb: null } }],
    photos_count: 2,
  };
  expect(listChangedFields(stored, next)).toEqual(['body', 'images']);
  expect(listChangedFields({ tag: 'New' }, { vin: 'x' })).toEqual(['tag', 'vin']);
  expect(listChangedFields(stored, { ...stored })).toEqual([]);
});
