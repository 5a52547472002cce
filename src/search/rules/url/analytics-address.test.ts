import { expect, it } from 'vitest';
import { buildAnalyticsAddress } from './build-analytics-address.ts';
import { cleanAnalyticsAddress } from './clean-analytics-address.ts';

const site = 'https://wattle.example';

it.each([
  ['/search/kia', '/search/kia'],
  ['/search/?make=Kia&range[price]=1:2', '/search/?make=Kia&range[price]=1:2'],
  ['/search/?query=jane%40example.com+0412+345+678', '/search/'],
  ['/search/kia?query=jane&body=SUV', '/search/kia?body=SUV'],
  ['/search/kia?body=SUV&query=jane', '/search/kia?body=SUV'],
  ['/search/kia?body=SUV&query=jane&fuel=Petrol', '/search/kia?body=SUV&fuel=Petrol'],
  ['/search/?body=query%3D', '/search/?body=query%3D'],
  ['/search/kia?query=jane&typed=kia+jane&not[body]=SUV', '/search/kia?not[body]=SUV'],
  ['/search/kia?typed=jane', '/search/kia'],
  ['/search/kia?postcode=4000&within=25', '/search/kia?within=25'],
])('reports %s without the site and what was typed: %s [B7.30] [D.24]', (address, told) => {
  expect(buildAnalyticsAddress(site + address)).toBe(told);
});

it.each([
  ['/search/kia', '/search/kia'],
  ['/search/kia?query=jane&typed=kia+jane&body=SUV', '/search/kia?body=SUV'],
  ['/search/kia?typed=jane', '/search/kia'],
  ['/search/kia?postcode=4000&within=25', '/search/kia?within=25'],
  ['/search/?not[make]=Kia&utm_source=jane&literal=true', '/search/?not%5Bmake%5D=Kia&literal=true'],
])('counts %s without what was typed: %s [B7.34] [D.24]', (address, counted) => {
  expect(cleanAnalyticsAddress(address)).toBe(counted);
});
