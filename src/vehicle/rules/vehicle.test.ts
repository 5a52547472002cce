import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrThrow } from '../testing/parse-or-throw.ts';
import { vehicleFields } from './fields/vehicle-fields.ts';
import { formatVehicle, parseVehicle, type Vehicle } from './vehicle.ts';

const required = {
  id: 1,
  slug: '2021-toyota-rav4-u1',
  name: '2021 Toyota RAV4',
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'U1',
  car_type: 'used',
};

const parse = (input: Record<string, unknown>): Vehicle => parseOrThrow({ ...required, ...input });
const faultsOf = (input: Record<string, unknown>) => {
  const parsed = parseVehicle({ ...required, ...input });
  return parsed.kind === 'invalid' ? parsed.errors.map(({ field }) => field) : [];
};

const word = fc
  .string({ unit: fc.constantFrom('a', 'B', '7', '-', 'é', '"', ' '), minLength: 1, maxLength: 12 })
  .map((value) => `x${value.trim()}`);
const url = word.map((name) => `https://images.example.com/${encodeURIComponent(name)}.jpg`);
const dollars = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const whole = (max: number) => fc.integer({ min: 0, max });
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const image = fc.record({ image: fc.record({ url, thumb: fc.record({ url }) }), isVideo: fc.boolean() });
const anchor = fc.record({ angle: whole(359), x: percent, y: percent });
const hotspot = fc.record({ id: word, description: word, anchors: fc.array(anchor, { maxLength: 3 }) });
const lender = fc.record(
  {
    deposit: dollars,
    termYears: whole(7),
    interestRate: percent,
    comparisonRate: percent,
    paymentWeek: dollars,
    paymentMonth: dollars,
    term3: dollars,
    term7: dollars,
    balloon: dollars,
    establishmentFees: dollars,
    disclaimer: word,
  },
  { requiredKeys: [] },
);

const anyRecord = fc.record(
  {
    badge: word,
    series: word,
    vin: word,
    nvic: word,
    regplate: word,
    dealership_id: whole(100_000),
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'unheard_of'),
    tag: word,
    reserved: fc.boolean(),
    certified: fc.boolean(),
    preorder: fc.boolean(),
    show_on_dealer_website: fc.boolean(),
    item_type: fc.constantFrom('car', 'caravan', 'truck', 'motorcycle'),
    price: dollars,
    before_price: dollars,
    offer_price: dollars,
    subscription_price: dollars,
    km: whole(5_000_000),
    engine_size_litres: whole(300).map((tenths) => tenths / 10),
    views: whole(1_000_000),
    created_at: instant,
    sold_date_timestamp: whole(4_000_000_000),
    rego_expiry: fc.constant('2027-06-30'),
    build_date: fc.constant('2021-07'),
    images: fc.array(image, { maxLength: 3 }),
    spin_images: fc.array(url, { maxLength: 3 }),
    hotspots: fc.record({
      exterior: fc.array(hotspot, { maxLength: 2 }),
      interior: fc.array(hotspot, { maxLength: 2 }),
    }),
    location: fc.record({ name: word, slug: word, distribution_locations: fc.array(word, { maxLength: 2 }) }),
    dealercomments: word,
    standardEquipment: fc.array(word, { maxLength: 4 }),
    specifications: fc.record({ tare_weight: whole(100_000), sleeps: whole(20), axle_type: word }),
    variant: fc.record({ cylinders: whole(24), torque: percent, ancaprating: word }),
    youxQuote: fc.record({ weeklyRepaymentAmount: dollars, comparisonRate: percent, advertisedRate: percent }),
    autograb_data: fc.record({ state_average_market_price: dollars, average_market_price: dollars }),
    finance_lenders: fc.dictionary(fc.constantFrom('a', 'b', 'c'), lender, { maxKeys: 3, noNullPrototype: true }),
  },
  { requiredKeys: [] },
);

const specifiedFields = {
  'B3.01':
    'id slug name year make model badge series vin nvic stocknum regplate colour interior_colour gearnum bodyconfiguration dealership_id dealership_slug carsales_title',
  'B3.02': 'car_type status tag reserved certified preorder item_type show_on_dealer_website',
  'B3.03':
    'price before_price offer_price subscription_price price_type km seats doors engine_size engine_size_litres views photos_count created_at updated_at rego_expiry build_date compliance_date',
  'B3.04': 'simple_body simple_transmission simple_drive simple_fuel fuel drive body trans',
  'B3.05':
    'images thumbnails primary_image_url video_url external_video_url spin_images spin_interior_image spin_code hotspots file',
  'B3.07': 'location location_id location_name city state private_suburb private_postcode',
  'B3.08': 'dealercomments standardEquipment specifications',
  'B3.12': 'variant',
  'B3.09': 'youxQuote',
  'B3.10': 'autograb_data',
  'B3.11': 'finance_lenders',
  'L3.10': 'sold_date_timestamp sold has_nvic',
} as const;

const specifiedParts = {
  'images [B3.05]': [{ image: { url: '/1.jpg', thumb: { url: '/1-small.jpg' } }, isVideo: true }],
  'location [B3.07]': {
    name: 'Windsor',
    slug: 'windsor',
    phone: '07 5550 1901',
    address: { id: 3 },
    distribution_locations: ['Depot'],
  },
  'specifications [B3.08]': {
    body_width: 2400,
    body_length: 5700,
    tare_weight: 2196,
    axle_type: 'Tandem',
    sleeps: 2,
    aggregate_trailer_mass: 2700,
  },
  'youxQuote [B3.09]': { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49 },
  'autograb_data [B3.10]': { state_average_market_price: 40_000, average_market_price: 39_000 },
  'variant [B3.12]': {
    cylinders: 4,
    enginesize: 1998,
    enginesize_litres: 2,
    induction: 'Turbo',
    fuelconsumptioncombined: 6.1,
    fuelcapacity: 55,
    grossvehiclemass: 2450,
    vehiclelength: 4680,
    vehicleheight: 1725,
    vehiclewidth: 1840,
    towingcapacitybraked: 1650,
    torque: 330,
    bodyconfiguration: '5D WAGON',
    ancaprating: '5 stars',
    geartype: 'Automatic',
  },
} as const;

describe('parseVehicle and formatVehicle', () => {
  it('round-trip through JSON [B3.01 to B3.12, L3.10]', () => {
    fc.assert(
      fc.property(anyRecord, (input) => {
        const vehicle = parse(input);
        const edge = JSON.parse(JSON.stringify(formatVehicle(vehicle))) as Record<string, unknown>;
        expect(edge).toMatchObject(JSON.parse(JSON.stringify(input)));
        expect(parse(edge)).toEqual(vehicle);
      }),
    );
  });

  it.each(Object.entries(specifiedFields))(
    'have each field once: %s of [B3.01, B3.02, B3.03, B3.04, B3.05, B3.07, B3.08, B3.12, L3.10]',
    (_rule, wanted) => {
      const names = Object.values(vehicleFields).map(({ specName }) => specName);
      expect(new Set(names).size).toBe(names.length);
      expect(wanted.split(' ').filter((name) => !names.includes(name as (typeof names)[number]))).toEqual([]);
    },
  );

  it.each(Object.entries(specifiedParts))(
    'keep every part of a field that has parts: %s of [B3.05, B3.07, B3.08, B3.09, B3.10, B3.12]',
    (title, part) => {
      const [name = ''] = title.split(' ');
      expect(formatVehicle(parse({ [name]: part }))[name]).toEqual(part);
    },
  );

  it('keep money in whole cents [B3.03]', () => {
    expect(parse({ price: '$34,990.50' }).priceCents).toBe(3_499_050);
    expect(parse({ price: 19.99 }).priceCents).toBe(1999);
    expect(faultsOf({ price: -1 })).toEqual(['price']);
    expect(faultsOf({ price: 1.005 })).toEqual(['price']);
  });

  it("read a lender's terms as well as its fixed fields [B3.11]", () => {
    const { financeLenders } = parse({ finance_lenders: { a: { interestRate: 6.49, term5: 135.19 } } });
    expect(financeLenders?.a).toMatchObject({ interestRatePercent: 6.49, paymentWeekCentsByTermYears: { 5: 13_519 } });
  });

  it('read hotspots with a place for each angle [B3.06]', () => {
    const spot = { id: 'h1', description: 'Scratch', anchors: [{ angle: 90, x: 12.5, y: 40 }] };
    expect(parse({ hotspots: { exterior: [spot] } }).hotspots).toEqual({
      exterior: [{ id: 'h1', description: 'Scratch', anchors: [{ angle: 90, xPercent: 12.5, yPercent: 40 }] }],
      interior: [],
    });
    expect(faultsOf({ hotspots: { exterior: [{ ...spot, anchors: [{ angle: 360, x: 0, y: 0 }] }] } })).toEqual([
      'hotspots',
    ]);
  });

  it('keep an unknown status as it came [B3.02]', () => {
    expect(parse({ status: 'unheard_of' }).status).toBe('unheard_of');
    expect(parse({}).status).toBe('in_stock');
  });

  it('name every fault at once, by the name in the specification', () => {
    expect(faultsOf({ year: 'x', make: '', km: -1, car_type: 'old' })).toEqual(['year', 'make', 'car_type', 'km']);
  });

  it('refuse text that the database cannot store', () => {
    expect(faultsOf({ badge: 'a\0b' })).toEqual(['badge']);
    expect(faultsOf({ badge: '\ud800' })).toEqual(['badge']);
  });
});
