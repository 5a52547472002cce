import { expect, it } from 'vitest';
import { cleanCountedAddress } from './clean-counted-address.ts';

it.each([
  ['/search/kia', '/search/kia'],
  ['/search/kia?query=jane&typed=kia+jane&body=SUV', '/search/kia?body=SUV'],
  ['/search/kia?typed=jane', '/search/kia'],
  ['/search/kia?postcode=4000&within=25', '/search/kia?within=25'],
  ['/search/?not[make]=Kia&utm_source=jane&literal=true', '/search/?not%5Bmake%5D=Kia&literal=true'],
])('counts %s without what was typed: %s [B7.34] [D.24]', (address, counted) => {
  expect(cleanCountedAddress(address)).toBe(counted);
});
