type Input = Readonly<Record<string, unknown>>;

/** The column that fills a field, where it isn't named like it. */
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

/** Compares objects whatever the order of their names, because a database keeps its own. */
const isEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [ones, others] = [one as Input, other as Input];
  const names = new Set([...Object.keys(ones), ...Object.keys(others)]);
  return [...names].every((name) => isEqual(ones[name], others[name]));
};

/** Lists what differs between two stored records, by the specification's names of the columns that fill it. */
export const listChangedFields = (stored: Input, next: Input): readonly string[] => {
  const fields = new Set([...Object.keys(stored), ...Object.keys(next)]);
  const changed = [...fields].filter((field) => !isEqual(stored[field], next[field]));
  return [...new Set(changed.map((field) => columnOfField[field] ?? field))];
};
