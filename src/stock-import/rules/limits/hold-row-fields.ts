import type { RowConcern } from './survey-feed-row.ts';

type Input = Readonly<Record<string, unknown>>;

export const priceFields = ['price', 'offer_price', 'before_price', 'price_type'] as const;

const photoFields = ['images', 'thumbnails', 'photos_count', 'primary_image_url'] as const;

export const saleFields = ['status', 'sold', 'sold_date_timestamp'] as const;

export const commentsField = 'dealercomments';

export type HeldConcern =
  | RowConcern
  | 'lowPrice'
  | 'tenfoldPrice'
  | 'priceSwapped'
  | 'costPrice'
  | 'highPrice'
  | 'lowFirstPrice'
  | 'firstPrice'
  | 'otherPrice'
  | 'odometerFallen'
  | 'odometerSwapped'
  | 'firstOdometer'
  | 'photoNamed'
  | 'photoShared'
  | 'staffComment'
  | 'sameCar';

const fieldsOfConcern: Readonly<Record<HeldConcern, readonly string[]>> = {
  priceGone: priceFields,
  priceMoved: priceFields,
  priceRaised: priceFields,
  priceCut: priceFields,
  lowPrice: priceFields,
  firstPrice: priceFields,
  otherPrice: priceFields,
  tenfoldPrice: priceFields,
  priceSwapped: priceFields,
  costPrice: priceFields,
  highPrice: priceFields,
  lowFirstPrice: priceFields,
  odometerFallen: ['km'],
  odometerSwapped: ['km', ...priceFields],
  firstOdometer: ['km'],
  photosGone: photoFields,
  photoNamed: photoFields,
  photoShared: photoFields,
  staffComment: [commentsField],
  // A new vehicle isn't added without its make.
  sameCar: ['make'],
  hidden: ['show_on_dealer_website'],
  sold: saleFields,
  unavailable: saleFields,
  reserved: ['reserved'],
};

const placeFields = [
  'location',
  'location_id',
  'location_name',
  'city',
  'state',
  'dealership_id',
  'dealership_slug',
  'dealership_name',
] as const;

const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  price: priceFields,
  images: photoFields,
  status: saleFields,
  sold: saleFields,
  location_code: placeFields,
};

export const listHeldFields = (
  concerns: Iterable<HeldConcern>,
  fieldsGone: readonly string[] = [],
): readonly string[] => [
  ...new Set([
    ...[...concerns].flatMap((concern) => fieldsOfConcern[concern]),
    ...fieldsGone.flatMap((field) => fieldsOfColumn[field] ?? [field]),
  ]),
];

const asObject = (value: unknown): Input => (typeof value === 'object' && value !== null ? (value as Input) : {});

const holdField = (row: Record<string, unknown>, stored: Input, name: string): void => {
  if (stored[name] === undefined) delete row[name];
  else row[name] = stored[name];
};

/**
 * Replaces a row's held fields with the stored values, including nested fields such as 'variant.power'. Removes a held
 * field without a stored value. Works on the row's input, so that derived fields follow the stored values.
 */
export const holdRowFields = (input: Input, stored: Input, held: readonly string[]): Record<string, unknown> => {
  const result: Record<string, unknown> = { ...input };
  for (const name of held) {
    const [outer = name, inner] = name.split('.');
    if (inner === undefined) {
      holdField(result, stored, name);
      continue;
    }
    const group = { ...asObject(result[outer]) };
    holdField(group, asObject(stored[outer]), inner);
    holdField(result, Object.keys(group).length === 0 ? {} : { [outer]: group }, outer);
  }
  return result;
};
