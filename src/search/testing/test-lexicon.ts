import { attributeOf } from '../rules/query/refinement-attributes.ts';
import type { RefinementKey } from '../rules/search-state.ts';
import { sortNames } from '../rules/sort-table.ts';
import { buildLexicon } from '../rules/understanding/build-lexicon.ts';
import type { LexiconSource } from '../rules/understanding/lexicon.ts';

const values: Readonly<Partial<Record<RefinementKey, readonly string[]>>> = {
  make: ['Toyota', 'Mazda', 'Volkswagen', 'Isuzu UTE', 'Land Rover', 'BMW', 'Peugeot'],
  make_model: [
    ...['Toyota HiLux', 'Toyota Corolla', 'Toyota Corolla Cross', 'Toyota LandCruiser', 'Toyota LandCruiser Prado'],
    ...['Toyota GR86', 'Mazda Mazda3', 'Mazda CX-5', 'Volkswagen Golf', 'Volkswagen Golf GTI', 'Isuzu UTE D-MAX'],
    ...['BMW G 310 GS', 'BMW R 1250 GS', 'Land Rover Discovery Sport', 'Peugeot 2008'],
  ],
  badge: ['SR5', 'Sport', 'GTI', 'Hybrid AWD', 'G20 Pure', 'Wildtrak V6', 'Wildtrak'],
  body: ['Hatch', 'SUV', 'Ute', 'Wagon', 'Sedan', 'People Mover', 'Van', '4x4'],
  bodyconfiguration: ['Dual Cab', 'Single Cab'],
  fuel: ['Petrol', 'Diesel', 'Hybrid', 'Electric'],
  drive: ['4WD', 'AWD', 'FWD', 'RWD'],
  transmission: ['Automatic', 'Manual'],
  colour: ['White', 'Grey', 'Red', 'Blue'],
  car_type: ['new', 'demo', 'used'],
  status: ['in_stock', 'coming_soon'],
  location_name: ['Wattle Chermside', 'Wattle Windsor'],
  city: ['Chermside', 'Windsor'],
  state: ['QLD'],
  seats: ['2', '5', '7'],
  doors: ['2', '5'],
  filtered_features: ['Tow Bar', 'Panoramic Sunroof', 'Leather Seats'],
};
const byAttribute: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(values).map(([key, names]) => [attributeOf(key as RefinementKey), names] as const),
  ['colour', ['Glacier White', 'Soul Red Crystal', 'Grey']],
]);

export const makeTestLexicon = (changes: Partial<LexiconSource> = {}) =>
  buildLexicon({
    valuesOf: (attribute) => byAttribute.get(attribute) ?? [],
    figures: {
      price: { min: 9990, max: 120_000 },
      km: { min: 5, max: 220_000 },
      year: { min: 2014, max: 2026 },
      weekly_price: { min: 60, max: 400 },
      seats: { min: 2, max: 7 },
    },
    thisYear: 2026,
    itemTypes: ['car'],
    sorts: sortNames,
    carTypeLabels: { new: 'New', demo: 'Demonstrator', used: 'Pre-Owned' },
    place: 'Brisbane',
    postcodes: [{ postcode: '4032', locationName: 'Wattle Chermside' }],
    nearbyKm: [],
    words: [],
    ...changes,
  });
