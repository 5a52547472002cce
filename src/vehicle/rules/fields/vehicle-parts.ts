import { list, text, truth } from './field-kinds.ts';
import { nested, optional, required, withDefault } from './field-table.ts';
import { decimal, dollars, integer } from './number-kinds.ts';

const imageFiles = {
  url: required('url', text(2000)),
  thumb: optional('thumb', nested({ url: required('url', text(2000)) }, 'an object with url')),
};
export const imageFields = {
  image: required('image', nested(imageFiles, 'an object with url and thumb.url')),
  isVideo: withDefault('isVideo', truth, false),
  caption: optional('caption', text(200)),
};
/** @spec B3.06 */
export const anchorFields = {
  angle: required('angle', integer(0, 359)),
  xPercent: required('x', decimal(0, 100)),
  yPercent: required('y', decimal(0, 100)),
};
/** @spec B3.06 */
export const hotspotFields = {
  id: required('id', text(100)),
  description: required('description', text(500)),
  anchors: withDefault('anchors', list(nested(anchorFields, 'an object with angle, x and y')), []),
};
export const hotspots = list(nested(hotspotFields, 'an object with id, description and anchors'));

/** @spec B3.07 */
export const locationFields = {
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

/** @spec B3.08 */
export const specificationFields = {
  bodyWidthMm: optional('body_width', integer(0, 20_000)),
  bodyLengthMm: optional('body_length', integer(0, 40_000)),
  tareKg: optional('tare_weight', integer(0, 100_000)),
  aggregateTrailerMassKg: optional('aggregate_trailer_mass', integer(0, 200_000)),
  axleType: optional('axle_type', text(60)),
  sleeps: optional('sleeps', integer(0, 20)),
  wheelbaseMm: optional('wheelbase', integer(0, 20_000)),
  engineHours: optional('engine_hours', integer(0, 200_000)),
};

/** @spec B3.12 */
export const variantFields = {
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

/** @spec B3.09 */
export const youxQuoteFields = {
  weeklyRepaymentCents: optional('weeklyRepaymentAmount', dollars),
  comparisonRatePercent: optional('comparisonRate', decimal(0, 100)),
  advertisedRatePercent: optional('advertisedRate', decimal(0, 100)),
};

/** @spec B3.10 */
export const marketFields = {
  stateAverageCents: optional('state_average_market_price', dollars),
  nationalAverageCents: optional('average_market_price', dollars),
};
