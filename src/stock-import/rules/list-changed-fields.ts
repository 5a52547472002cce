import { isEqual } from '#src/lib/is-equal.ts';

type Input = Readonly<Record<string, unknown>>;

const columnOfField: Readonly<Record<string, string>> = {
  photos_count: 'images',
  primary_image_url: 'images',
  thumbnails: 'images',
  simple_body: 'body',
  simple_transmission: 'trans',
  simple_drive: 'drive',
  simple_fuel: 'fuel',
  sold: 'status',
  has_nvic: 'nvic',
  location: 'location_code',
  location_id: 'location_code',
  location_name: 'location_code',
  city: 'location_code',
  state: 'location_code',
  dealership_id: 'location_code',
  dealership_slug: 'location_code',
  dealership_name: 'location_code',
};

export const listChangedFields = (stored: Input, next: Input): readonly string[] => {
  const fields = new Set([...Object.keys(stored), ...Object.keys(next)]);
  const changed = [...fields].filter((field) => !isEqual(stored[field], next[field]));
  return [...new Set(changed.map((field) => columnOfField[field] ?? field))];
};
