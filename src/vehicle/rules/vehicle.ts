import { day, instant, lastSecond, month } from './date-kinds.ts';
import { defineKind } from './define-kind.ts';
import { choice, keyed, list, text, truth } from './field-kinds.ts';
import {
  formatRecord,
  nested,
  optional,
  type ParsedRecord,
  parseRecord,
  type RecordOf,
  required,
  withDefault,
} from './field-table.ts';
import { decimal, dollars, integer } from './number-kinds.ts';

/** The statuses that the specification speaks of; any other is kept as it came and never listed (D.05). */
export const knownStatuses = ['in_stock', 'coming_soon', 'sold'] as const;
export const carTypes = ['new', 'demo', 'used'] as const;
export const itemTypes = ['car', 'caravan', 'truck', 'motorcycle'] as const;
export type CarType = (typeof carTypes)[number];
export type ItemType = (typeof itemTypes)[number];

const imageFiles = {
  url: required('url', text(2000)),
  thumb: optional('thumb', nested({ url: required('url', text(2000)) }, 'an object with url')),
};
const imageFields = {
  image: required('image', nested(imageFiles, 'an object with url and thumb.url')),
  isVideo: withDefault('isVideo', truth, false),
  /** What the picture shows, for the alternative text. */
  caption: optional('caption', text(200)),
};
const anchorFields = {
  angle: required('angle', integer(0, 359)),
  xPercent: required('x', decimal(0, 100)),
  yPercent: required('y', decimal(0, 100)),
};
const hotspotFields = {
  id: required('id', text(100)),
  description: required('description', text(500)),
  anchors: withDefault('anchors', list(nested(anchorFields, 'an object with angle, x and y')), []),
};
const hotspots = list(nested(hotspotFields, 'an object with id, description and anchors'));

/** @spec B3.07 */
const locationFields = {
  name: required('name', text()),
  slug: optional('slug', text()),
  phone: optional('phone', text(40)),
  address: optional(
    'address',
    nested(
      {
        id: optional('id', integer()),
        street: optional('street', text()),
        city: optional('city', text()),
        state: optional('state', text(10)),
        postcode: optional('postcode', text(4)),
      },
      'an object with id, street, city, state and postcode',
    ),
  ),
  distributionLocations: withDefault('distribution_locations', list(text()), []),
};

/** Caravan and truck specifications; lengths in mm, masses in kg. @spec B3.08 */
const specificationFields = {
  bodyWidthMm: optional('body_width', integer(0, 20_000)),
  bodyLengthMm: optional('body_length', integer(0, 40_000)),
  tareKg: optional('tare_weight', integer(0, 100_000)),
  aggregateTrailerMassKg: optional('aggregate_trailer_mass', integer(0, 200_000)),
  axleType: optional('axle_type', text(60)),
  sleeps: optional('sleeps', integer(0, 20)),
};

/** @spec B3.12 */
const variantFields = {
  cylinders: optional('cylinders', integer(0, 24)),
  engineSizeCc: optional('enginesize', integer(0, 30_000)),
  engineSizeLitres: optional('enginesize_litres', decimal(0, 30)),
  induction: optional('induction', text(60)),
  fuelConsumptionCombinedLitresPer100Km: optional('fuelconsumptioncombined', decimal(0, 100)),
  fuelCapacityLitres: optional('fuelcapacity', decimal(0, 2000)),
  grossVehicleMassKg: optional('grossvehiclemass', integer(0, 200_000)),
  lengthMm: optional('vehiclelength', integer(0, 40_000)),
  heightMm: optional('vehicleheight', integer(0, 10_000)),
  widthMm: optional('vehiclewidth', integer(0, 10_000)),
  towingCapacityBrakedKg: optional('towingcapacitybraked', integer(0, 200_000)),
  torqueNm: optional('torque', decimal(0, 10_000)),
  powerKw: optional('power', decimal(0, 5000)),
  bodyConfiguration: optional('bodyconfiguration', text(60)),
  ancapRating: optional('ancaprating', text(40)),
  gearType: optional('geartype', text(60)),
};

/** Percentages are figures like 7.49. @spec B3.09 */
const youxQuoteFields = {
  weeklyRepaymentCents: optional('weeklyRepaymentAmount', dollars),
  comparisonRatePercent: optional('comparisonRate', decimal(0, 100)),
  advertisedRatePercent: optional('advertisedRate', decimal(0, 100)),
};

/** @spec B3.10 */
const marketFields = {
  stateAverageCents: optional('state_average_market_price', dollars),
  nationalAverageCents: optional('average_market_price', dollars),
};

/** Fixed fields of a lender; its term{N} figures are kept apart. @spec B3.11 */
const lenderFixedFields = {
  depositCents: optional('deposit', dollars),
  termYears: optional('termYears', decimal(0, 30)),
  interestRatePercent: optional('interestRate', decimal(0, 100)),
  comparisonRatePercent: optional('comparisonRate', decimal(0, 100)),
  paymentWeekCents: optional('paymentWeek', dollars),
  paymentMonthCents: optional('paymentMonth', dollars),
  balloonCents: optional('balloon', dollars),
  establishmentFeesCents: optional('establishmentFees', dollars),
  disclaimer: optional('disclaimer', text(10_000)),
};

export type FinanceLender = RecordOf<typeof lenderFixedFields> & {
  /** Weekly repayment in cents by term in years, from the `term{N}` fields. */
  readonly paymentWeekCentsByTermYears: Readonly<Record<string, number>>;
};

const termName = /^term(\d{1,2})$/;
const fixedLender = nested(lenderFixedFields, 'an object with the lender fields of the specification');

const lender = defineKind<FinanceLender>({
  allowed: fixedLender.allowed,
  maxLength: 0,
  read: (input) => {
    const fixed = fixedLender.parse(input);
    if (fixed === undefined) return undefined;
    const paymentWeekCentsByTermYears: Record<string, number> = {};
    for (const [key, value] of Object.entries(input as object)) {
      const years = termName.exec(key)?.[1];
      if (years === undefined || value === null || value === '') continue;
      const cents = dollars.parse(value);
      if (cents === undefined) return undefined;
      paymentWeekCentsByTermYears[years] = cents;
    }
    return { ...fixed, paymentWeekCentsByTermYears };
  },
  format: ({ paymentWeekCentsByTermYears, ...fixed }) => ({
    ...(fixedLender.format(fixed) as object),
    ...Object.fromEntries(
      Object.entries(paymentWeekCentsByTermYears).map(([years, cents]) => [`term${years}`, cents / 100]),
    ),
  }),
});

/**
 * Every field of a vehicle: its name inside, its name in the specification and its kind.
 * This is the only place where the two names meet.
 * @spec B3.01 to B3.12, L3.10
 */
export const vehicleFields = {
  // identity
  id: required('id', integer(1, Number.MAX_SAFE_INTEGER)),
  slug: required('slug', text(200)),
  name: required('name', text(200)),
  year: required('year', integer(1900, 2100)),
  make: required('make', text(80)),
  model: required('model', text(120)),
  badge: optional('badge', text(200)),
  series: optional('series', text(120)),
  vin: optional('vin', text(40)),
  nvic: optional('nvic', text(20)),
  hasNvic: withDefault('has_nvic', truth, false),
  stockNumber: required('stocknum', text(60)),
  regoPlate: optional('regplate', text(20)),
  colour: optional('colour', text(80)),
  interiorColour: optional('interior_colour', text(80)),
  gearCount: optional('gearnum', integer(0, 30)),
  bodyConfiguration: optional('bodyconfiguration', text(120)),
  dealershipId: optional('dealership_id', integer()),
  dealershipSlug: optional('dealership_slug', text(120)),
  dealershipName: optional('dealership_name', text(200)),
  carsalesTitle: optional('carsales_title', text(300)),
  // classification
  carType: required('car_type', choice(carTypes)),
  itemType: withDefault('item_type', choice(itemTypes), 'car'),
  status: withDefault('status', text(40), 'in_stock'),
  tag: optional('tag', text(60)),
  isSold: withDefault('sold', truth, false),
  isReserved: withDefault('reserved', truth, false),
  isCertified: withDefault('certified', truth, false),
  isPreorder: withDefault('preorder', truth, false),
  isShownOnWebsite: withDefault('show_on_dealer_website', truth, true),
  categories: withDefault('categories', list(text(80)), []),
  customRank: withDefault('custom_rank', decimal(-1e12, 1e12), 0),
  // money and numbers
  priceCents: optional('price', dollars),
  beforePriceCents: optional('before_price', dollars),
  offerPriceCents: optional('offer_price', dollars),
  subscriptionPriceCents: optional('subscription_price', dollars),
  reserveAmountCents: optional('reserve_amount', dollars),
  priceType: optional('price_type', text(60)),
  odometerKm: optional('km', integer(0, 5_000_000)),
  seats: optional('seats', integer(0, 100)),
  doors: optional('doors', integer(0, 20)),
  engineSizeCc: optional('engine_size', integer(0, 30_000)),
  engineSizeLitres: optional('engine_size_litres', decimal(0, 30)),
  views: withDefault('views', integer(0, Number.MAX_SAFE_INTEGER), 0),
  photoCount: withDefault('photos_count', integer(0, 1000), 0),
  // dates
  createdAt: optional('created_at', instant),
  updatedAt: optional('updated_at', instant),
  soldAtSeconds: optional('sold_date_timestamp', integer(0, lastSecond)),
  regoExpiry: optional('rego_expiry', day),
  buildMonth: optional('build_date', month),
  complianceMonth: optional('compliance_date', month),
  // attributes
  simpleBody: optional('simple_body', text(60)),
  simpleTransmission: optional('simple_transmission', text(60)),
  simpleDrive: optional('simple_drive', text(60)),
  simpleFuel: optional('simple_fuel', text(60)),
  fuel: optional('fuel', text(120)),
  drive: optional('drive', text(120)),
  body: optional('body', text(120)),
  transmission: optional('trans', text(120)),
  // media
  images: withDefault('images', list(nested(imageFields, 'an object with image.url')), []),
  thumbnails: withDefault('thumbnails', list(text(2000)), []),
  primaryImageUrl: optional('primary_image_url', text(2000)),
  videoUrl: optional('video_url', text(2000)),
  externalVideoUrl: optional('external_video_url', text(2000)),
  spinImages: withDefault('spin_images', list(text(2000)), []),
  spinInteriorImage: optional('spin_interior_image', text(2000)),
  spinCode: optional('spin_code', text(200)),
  hotspots: optional(
    'hotspots',
    nested(
      { exterior: withDefault('exterior', hotspots, []), interior: withDefault('interior', hotspots, []) },
      'an object with exterior and interior',
    ),
  ),
  historyReportUrl: optional('file', text(2000)),
  // place
  location: optional(
    'location',
    nested(locationFields, 'an object with name, slug, phone, address and distribution_locations'),
  ),
  locationId: optional('location_id', integer()),
  locationName: optional('location_name', text(200)),
  city: optional('city', text(120)),
  state: optional('state', text(10)),
  privateSuburb: optional('private_suburb', text(120)),
  privatePostcode: optional('private_postcode', text(4)),
  // the rest
  dealerComments: optional('dealercomments', text(20_000)),
  standardEquipment: withDefault('standardEquipment', list(text(300)), []),
  specifications: optional('specifications', nested(specificationFields, 'an object with the specification fields')),
  variant: optional('variant', nested(variantFields, 'an object with the variant fields')),
  youxQuote: optional('youxQuote', nested(youxQuoteFields, 'an object with the quote fields')),
  market: optional('autograb_data', nested(marketFields, 'an object with the two averages')),
  financeLenders: optional('finance_lenders', keyed(lender)),
};

/** A vehicle as the rules see it: camelCase, cents, kilometres, UTC moments; `null` where nothing is known. */
export type Vehicle = RecordOf<typeof vehicleFields>;

/** Reads a vehicle by the specification's names. */
export const parseVehicle = (input: Readonly<Record<string, unknown>>): ParsedRecord<typeof vehicleFields> =>
  parseRecord(vehicleFields, input);

/** Writes a vehicle by the specification's names. */
export const formatVehicle = (vehicle: Vehicle): Record<string, unknown> => formatRecord(vehicleFields, vehicle);

/** Spec names of the fields that never leave the server. */
export const privateVehicleFields = ['private_suburb', 'private_postcode'] as const;

/** The public link of a vehicle's page. @spec D.01 */
export const vehiclePath = (slug: string): string => `/cars/${slug}`;
