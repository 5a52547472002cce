import { expect, it } from 'vitest';
import { findPageId } from './page-address.ts';

it.each([
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/contact/', 'contact'],
  ['/book-test-drive?car_id=7&path=/a', 'book-test-drive'],
  ['/?utm_source=mail', 'home'],
  ['/service#form', 'service'],
  ['/cars/2021-mazda-cx-5/enquire', 'enquire'],
  ['/contact-us/newcastle', 'newcastle'],
  ['/%22onload', 'other'],
  [`/${'a'.repeat(81)}`, 'other'],
])('returns the page id of %s: %s [L3.01]', (path, id) => {
  expect(findPageId(path)).toBe(id);
});
