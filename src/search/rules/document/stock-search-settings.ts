import type { SearchSettings } from '../../engine/search-api.ts';
import { rangeKeys, refinementKeys } from '../search-state.ts';

/** Attributes beside the shopper's own choices that filters and clients of the protocol may name. */
const alsoFilterable = [
  'id',
  'slug',
  'name',
  'stocknum',
  'vin',
  'fuel_group',
  'simple_body',
  'simple_transmission',
  'simple_drive',
  'simple_fuel',
  'series',
  'doors',
  'dealership_id',
  'dealership_slug',
  'location_id',
  'show_on_dealer_website',
  'sold_date_timestamp',
  'reserved',
  'preorder',
  'has_nvic',
  'shown_price',
  'before_price',
  'offer_price',
  'photos_count',
  'custom_rank',
] as const;

const sortable = [
  'custom_rank',
  'price',
  'shown_price',
  'weekly_price',
  'created_at_timestamp',
  'km',
  'year',
  'name',
  'tare_weight',
  'aggregate_trailer_mass',
  'gross_vehicle_mass',
  'id',
] as const;

/**
 * How stock is indexed: what words are looked for in and with what weight, what can be filtered and sorted.
 * @spec B3.14, B7.05, L3.17
 */
export const stockSearchSettings: SearchSettings = {
  primaryKey: 'id',
  filterableAttributes: [...new Set<string>([...refinementKeys, ...rangeKeys, ...alsoFilterable])],
  sortableAttributes: [...sortable],
  defaultSort: ['custom_rank:desc', 'id:desc'],
  searchableTiers: [
    ['name', 'make', 'model', 'badge'],
    ['series', 'body', 'drive', 'fuel', 'colour', 'transmission', 'year', 'carsales_title'],
    ['filtered_features', 'city', 'location_name', 'categories', 'tag'],
    ['dealercomments'],
  ],
  identifierAttributes: ['stocknum', 'vin', 'regplate'],
};
