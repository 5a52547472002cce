import type { Random } from './random.ts';

const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';

const spell = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[random.integer(0, alphabet.length - 1)]).join('');

/** FCD isn't the code of any manufacturer. */
export const buildVin = (random: Random, index: number): string =>
  `FCDEM0${spell(random, vinLetters, 5)}${String(100_000 + index).padStart(6, '0')}`;

export const buildNvic = (random: Random): string =>
  `${spell(random, letters, 1)}${spell(random, digits, 1)}${spell(random, letters, 1)}${spell(random, digits, 2)}${spell(random, letters, 1)}`;

/** A is a random letter, 9 is a random digit, and other characters stay. */
const plateForms: Readonly<Record<string, readonly string[]>> = {
  QLD: ['999QA9', '999AQ9', '999QAA'],
  NSW: ['QAA99A', 'AQA99A', 'AAQ99A'],
  VIC: ['1QA9AA', '1AQ9AA', '2QA9AA'],
  SA: ['S999QAA', 'S999AQA'],
};

export const buildPlate = (random: Random, state: string): string =>
  [...random.pick(plateForms[state] ?? ['AAQ999'])]
    .map((form) => (form === 'A' ? spell(random, letters, 1) : form === '9' ? spell(random, digits, 1) : form))
    .join('');

export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const stockPrefixes: Readonly<Record<string, (carType: string, make: string, year: number) => string>> = {
  'wattle-group': (carType, make, year) => (carType === 'used' ? 'W1' : `${make[0] ?? 'W'}${String(year).slice(2)}`),
  'kingfisher-mazda': (carType) => ({ new: 'KN6', demo: 'KD5', used: 'KM2' })[carType] ?? 'KM2',
  'banksia-used': () => 'B20',
  'saltbush-caravans': (carType) => (carType === 'new' ? 'SN1' : 'SC4'),
  'ironbark-trucks': () => 'IT7',
  'bottlebrush-moto': (carType) => (carType === 'new' ? 'BN2' : 'BB5'),
};

export const buildStockNumber = (
  siteSlug: string,
  index: number,
  vehicle: { readonly carType: string; readonly make: string; readonly year: number },
): string => {
  const prefix = stockPrefixes[siteSlug]?.(vehicle.carType, vehicle.make, vehicle.year) ?? 'S';
  // 37 and 1000 have no common factor, so up to 1,000 vehicles get different numbers that look random.
  return `${prefix}${String((index * 37 + 411) % 1000).padStart(3, '0')}`;
};
