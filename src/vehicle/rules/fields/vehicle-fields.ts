import { carTypes, itemTypes } from '../vehicle-classes.ts';
import { day, instant, lastSecond, month } from './date-kinds.ts';
import { choice, keyed, list, text, truth } from './field-kinds.ts';
import { nested, optional, required, withDefault } from './field-table.ts';
import { financeLender } from './finance-lender.ts';
import { decimal, dollars, integer } from './number-kinds.ts';
import {
  hotspots,
  imageFields,
  locationFields,
  marketFields,
  specificationFields,
  variantFields,
  youxQuoteFields,
} from './vehicle-parts.ts';

/** @spec B3.01 to B3.12, L3.10 */
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
  /** Comes from the dealer's feed, because each state has its own list of approved motorcycles (LAMS). */
  isLearnerApproved: optional('learner_approved', truth),
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
  financeLenders: optional('finance_lenders', keyed(financeLender)),
};
