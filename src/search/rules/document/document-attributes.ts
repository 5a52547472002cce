interface Attribute {
  readonly type: 'text' | 'texts' | 'number' | 'boolean' | 'record';
  readonly source: 'vehicle' | 'derived';
  readonly isFilterable?: true;
  readonly isSortable?: true;
  readonly words?: 'name' | 'traits' | 'extras' | 'comments';
  readonly isIdentifier?: true;
  /** True if nearly every vehicle has its own value. Not needed with `isIdentifier`. */
  readonly isUnique?: true;
}

type Type = Attribute['type'];
const shown = <Of extends Type>(type: Of) => ({ type, source: 'vehicle' }) as const;
const filtered = <Of extends Type>(type: Of) => ({ ...shown(type), isFilterable: true }) as const;
const derived = <Of extends Type>(type: Of) => ({ type, source: 'derived' }) as const;
const derivedFilter = <Of extends Type>(type: Of) => ({ ...derived(type), isFilterable: true }) as const;

/**
 * The order counts: among attributes with the same `words`, a match in an earlier one can rank higher.
 * @spec B3.14, B7.05, L3.17
 */
export const documentAttributes = {
  id: filtered('number'),
  slug: { ...filtered('text'), isUnique: true },
  path: derived('text'),
  name: { ...filtered('text'), words: 'name' },
  make: { ...filtered('text'), words: 'name' },
  model: { ...filtered('text'), words: 'name' },
  badge: { ...filtered('text'), words: 'name' },
  make_model: derivedFilter('text'),
  series: { ...filtered('text'), words: 'traits' },
  body: { ...derivedFilter('text'), words: 'traits' },
  drive: { ...derivedFilter('text'), words: 'traits' },
  body_text: { ...derived('text'), words: 'traits' },
  drive_text: { ...derived('text'), words: 'traits' },
  fuel: { ...filtered('text'), words: 'traits' },
  colour: { ...filtered('text'), words: 'traits' },
  transmission: { ...derivedFilter('text'), words: 'traits' },
  year: { ...filtered('number'), words: 'traits' },
  carsales_title: { ...shown('text'), words: 'traits' },
  filtered_features: { ...derivedFilter('texts'), words: 'extras' },
  city: { ...derivedFilter('text'), words: 'extras' },
  location_name: { ...derivedFilter('text'), words: 'extras' },
  categories: { ...filtered('texts'), words: 'extras' },
  tag: { ...filtered('text'), words: 'extras' },
  dealercomments: { ...shown('text'), words: 'comments' },
  stocknum: { ...filtered('text'), isIdentifier: true },
  vin: { ...filtered('text'), isIdentifier: true },
  regplate: { ...shown('text'), isIdentifier: true },
  // Searched as text, because shoppers type 'used toyota'.
  car_type: { ...filtered('text'), words: 'traits' },
  item_type: filtered('text'),
  status: filtered('text'),
  sold: shown('boolean'),
  reserved: filtered('boolean'),
  certified: filtered('boolean'),
  preorder: filtered('boolean'),
  learner_approved: filtered('boolean'),
  show_on_dealer_website: filtered('boolean'),
  custom_rank: filtered('number'),
  nvic: shown('text'),
  has_nvic: filtered('boolean'),
  price: filtered('number'),
  before_price: filtered('number'),
  offer_price: filtered('number'),
  subscription_price: filtered('number'),
  shown_price: derivedFilter('number'),
  price_range: derivedFilter('text'),
  weekly_price: { ...derivedFilter('number'), isSortable: true },
  weekly_price_range: derivedFilter('text'),
  price_type: filtered('text'),
  finance_lenders: derived('record'),
  youxQuote: shown('record'),
  autograb_data: shown('record'),
  km: filtered('number'),
  seats: filtered('number'),
  doors: filtered('number'),
  gearnum: shown('number'),
  engine_size: derivedFilter('number'),
  engine_size_litres: shown('number'),
  sleeps: derivedFilter('number'),
  tare_weight: derivedFilter('number'),
  aggregate_trailer_mass: { ...derivedFilter('number'), isSortable: true },
  body_length: derivedFilter('number'),
  gross_vehicle_mass: derivedFilter('number'),
  payload: derivedFilter('number'),
  wheelbase: derivedFilter('number'),
  engine_hours: derivedFilter('number'),
  photos_count: derivedFilter('number'),
  created_at: shown('text'),
  created_at_timestamp: derivedFilter('number'),
  updated_at: shown('text'),
  sold_date_timestamp: derivedFilter('number'),
  rego_expiry: shown('text'),
  build_date: shown('text'),
  compliance_date: shown('text'),
  simple_body: filtered('text'),
  simple_transmission: filtered('text'),
  simple_drive: filtered('text'),
  simple_fuel: filtered('text'),
  fuel_group: derivedFilter('text'),
  colour_family: { ...derivedFilter('text'), words: 'extras' },
  trans: shown('text'),
  axle_type: derivedFilter('text'),
  bodyconfiguration: filtered('text'),
  interior_colour: shown('text'),
  specifications: shown('record'),
  variant: derived('record'),
  first_image: derived('text'),
  primary_image_url: derived('text'),
  thumbnails: derived('texts'),
  _geo: { ...derivedFilter('record'), isSortable: true },
  dealership_id: filtered('number'),
  dealership_slug: filtered('text'),
  dealership_name: filtered('text'),
  location_id: filtered('number'),
  state: derivedFilter('text'),
} as const satisfies Readonly<Record<string, Attribute>>;

type Attributes = typeof documentAttributes;

export type DocumentAttribute = keyof Attributes;

export type AttributeWith<Trait extends Partial<Attribute>> = {
  [Name in DocumentAttribute]: Attributes[Name] extends Trait ? Name : never;
}[DocumentAttribute];

export type FilterableAttribute = AttributeWith<{ readonly isFilterable: true }>;

export type SortOrder = `${DocumentAttribute | `_geoPoint(${number},${number})`}:${'asc' | 'desc'}`;

export const attributeRows: readonly (readonly [name: DocumentAttribute, Attribute])[] = Object.entries(
  documentAttributes,
) as [DocumentAttribute, Attribute][];

export const vehicleAttributes = attributeRows
  .filter(([, { source }]) => source === 'vehicle')
  .map(([name]) => name) as readonly AttributeWith<{ readonly source: 'vehicle' }>[];
