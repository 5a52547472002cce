import fc from 'fast-check';
import { formatVehicle, parseVehicle, type Vehicle } from '../rules/vehicle.ts';
import { carTypes, itemTypes, knownStatuses } from '../rules/vehicle-classes.ts';
import { anyText } from './any-text.ts';

type Arbitraries<T> = { readonly [Name in keyof T]-?: fc.Arbitrary<T[Name]> };

const absentOr = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 2 });
const text = (maxLength = 500) => absentOr(anyText(maxLength));

const whole = (min: number, max: number) =>
  absentOr(fc.oneof(fc.constantFrom(min, max, Math.min(min + 1, max)), fc.integer({ min, max })));
const decimal = (max: number) =>
  absentOr(fc.oneof(fc.constantFrom(0, 0.04, 1, max), fc.double({ min: 0, max, noNaN: true })));
const cents = absentOr(
  fc.oneof(fc.constantFrom(0, 1, 1000, 1001, 2_499_900, 1_000_000_000), fc.integer({ min: 0, max: 1_000_000_000 })),
);
const list = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 12 });
const record = <T extends object>(fields: Arbitraries<T>): fc.Arbitrary<T | null> =>
  absentOr(fc.record(fields as Record<string, fc.Arbitrary<unknown>>) as fc.Arbitrary<T>);

const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const instant = absentOr(moment.map((date) => date.toISOString()));
const day = absentOr(moment.map((date) => date.toISOString().slice(0, 10)));
const month = absentOr(moment.map((date) => date.toISOString().slice(0, 7)));

const address = fc.oneof(
  fc.constantFrom(
    '/media/1.jpg',
    'https://cdn.example/a b.jpg?x=1&y=2',
    '/media/new-arrival.svg',
    'https://youtu.be/dQw4w9WgXcQ',
    '/media/walk-around.mp4',
    'javascript:alert(1)',
    '//elsewhere.example/1.jpg',
  ),
  anyText(300),
);
const addressOrNone = absentOr(address);

type Present<Name extends keyof Vehicle> = NonNullable<Vehicle[Name]>;

const anchor = fc.record({
  angle: fc.integer({ min: 0, max: 359 }),
  xPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  yPercent: fc.double({ min: 0, max: 100, noNaN: true }),
});
const hotspots = list(fc.record({ id: anyText(100), description: anyText(500), anchors: list(anchor) }));

const lender = fc.record({
  depositCents: cents,
  termYears: decimal(30),
  interestRatePercent: decimal(100),
  comparisonRatePercent: decimal(100),
  paymentWeekCents: cents,
  paymentMonthCents: cents,
  balloonCents: cents,
  establishmentFeesCents: cents,
  disclaimer: text(10_000),
  paymentWeekCentsByTermYears: fc.constantFrom({}, { '5': 19_900 }),
} satisfies Arbitraries<Present<'financeLenders'>[string]>);

const fields: Arbitraries<Vehicle> = {
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  slug: fc.constantFrom('2023-nissan-x-trail-1', '1', 'a'.repeat(120)),
  name: anyText(200),
  year: fc.integer({ min: 1900, max: 2100 }),
  make: anyText(80),
  model: anyText(120),
  badge: text(200),
  series: text(120),
  vin: text(40),
  nvic: text(20),
  hasNvic: fc.boolean(),
  stockNumber: anyText(60),
  regoPlate: text(20),
  colour: text(80),
  interiorColour: text(80),
  gearCount: whole(0, 30),
  bodyConfiguration: text(120),
  dealershipId: whole(0, 10_000_000),
  dealershipSlug: text(120),
  dealershipName: text(200),
  carsalesTitle: text(300),
  carType: fc.constantFrom(...carTypes),
  itemType: fc.constantFrom(...itemTypes),
  status: fc.oneof(fc.constantFrom(...knownStatuses), fc.constant('in_transit'), anyText(40)),
  tag: text(60),
  isSold: fc.boolean(),
  isReserved: fc.boolean(),
  isCertified: fc.boolean(),
  isPreorder: fc.boolean(),
  isLearnerApproved: fc.option(fc.boolean(), { nil: null }),
  isShownOnWebsite: fc.boolean(),
  categories: list(anyText(80)),
  customRank: fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  priceCents: cents,
  beforePriceCents: cents,
  offerPriceCents: cents,
  subscriptionPriceCents: cents,
  reserveAmountCents: cents,
  priceType: text(60),
  odometerKm: whole(0, 5_000_000),
  seats: whole(0, 100),
  doors: whole(0, 20),
  engineSizeCc: whole(0, 30_000),
  engineSizeLitres: decimal(30),
  views: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  photoCount: fc.integer({ min: 0, max: 1000 }),
  createdAt: instant,
  updatedAt: instant,
  soldAtSeconds: whole(0, 1e11),
  regoExpiry: day,
  buildMonth: month,
  complianceMonth: month,
  simpleBody: text(60),
  simpleTransmission: text(60),
  simpleDrive: text(60),
  simpleFuel: text(60),
  fuel: text(120),
  drive: text(120),
  body: text(120),
  transmission: text(120),
  images: list(
    fc.record({
      image: fc.record({ url: address, thumb: absentOr(fc.record({ url: address })) }),
      isVideo: fc.boolean(),
      caption: text(200),
    }),
  ),
  thumbnails: list(address),
  primaryImageUrl: addressOrNone,
  videoUrl: addressOrNone,
  externalVideoUrl: addressOrNone,
  spinImages: list(address),
  spinInteriorImage: addressOrNone,
  spinCode: text(200),
  hotspots: record<Present<'hotspots'>>({ exterior: hotspots, interior: hotspots }),
  historyReportUrl: addressOrNone,
  location: record<Present<'location'>>({
    name: anyText(500),
    slug: text(),
    phone: absentOr(fc.oneof(fc.constantFrom('07 5550 1969', '1300 555 019', '+64 9 555 0100'), anyText(40))),
    address: record<NonNullable<Present<'location'>['address']>>({
      id: whole(0, 10_000_000),
      street: text(),
      city: text(),
      state: text(10),
      postcode: text(4),
    }),
    distributionLocations: list(anyText(500)),
  }),
  locationId: absentOr(fc.constantFrom(0, 1, 2, 999)),
  locationName: absentOr(fc.oneof(fc.constant('Moorooka'), anyText(200))),
  city: text(120),
  state: absentOr(fc.oneof(fc.constantFrom('QLD', 'nsw'), anyText(10))),
  privateSuburb: text(120),
  privatePostcode: text(4),
  dealerComments: absentOr(fc.oneof(anyText(2000), fc.constantFrom('| |', '\u00a0|.', 'word '.repeat(400)))),
  standardEquipment: list(anyText(300)),
  specifications: record<Present<'specifications'>>({
    bodyWidthMm: whole(0, 20_000),
    bodyLengthMm: whole(0, 40_000),
    tareKg: whole(0, 100_000),
    aggregateTrailerMassKg: whole(0, 200_000),
    axleType: text(60),
    sleeps: whole(0, 20),
    wheelbaseMm: whole(0, 20_000),
    engineHours: whole(0, 200_000),
  }),
  variant: record<Present<'variant'>>({
    cylinders: whole(0, 24),
    engineSizeCc: whole(0, 30_000),
    engineSizeLitres: decimal(30),
    induction: text(60),
    fuelConsumptionCombinedLitresPer100Km: decimal(100),
    fuelCapacityLitres: decimal(2000),
    grossVehicleMassKg: whole(0, 200_000),
    lengthMm: whole(0, 40_000),
    heightMm: whole(0, 10_000),
    widthMm: whole(0, 10_000),
    towingCapacityBrakedKg: whole(0, 200_000),
    torqueNm: decimal(10_000),
    powerKw: decimal(5000),
    bodyConfiguration: text(60),
    ancapRating: text(40),
    gearType: text(60),
  }),
  youxQuote: record<Present<'youxQuote'>>({
    weeklyRepaymentCents: cents,
    comparisonRatePercent: decimal(100),
    advertisedRatePercent: decimal(100),
  }),
  market: record<Present<'market'>>({ stateAverageCents: cents, nationalAverageCents: cents }),
  financeLenders: absentOr(fc.dictionary(fc.constantFrom('lender', 'another'), lender, { maxKeys: 2 })),
};

const read = (vehicle: Vehicle): Vehicle | null => {
  const input = formatVehicle(vehicle);
  const first = parseVehicle(input);
  if (first.kind === 'record') return first.record;
  for (const { field } of first.errors) delete input[field];
  const second = parseVehicle(input);
  return second.kind === 'record' ? second.record : null;
};

export const anyVehicle: fc.Arbitrary<Vehicle> = fc
  .record(fields as Record<string, fc.Arbitrary<unknown>>)
  .map((vehicle) => read(vehicle as unknown as Vehicle))
  .filter((vehicle) => vehicle !== null);
