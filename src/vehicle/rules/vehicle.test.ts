import { describe, expect, it } from 'vitest';
import { formatVehicle, parseVehicle, vehicleFields, vehiclePath } from './vehicle.ts';

const specNames = new Set(Object.values(vehicleFields).map(({ specName }) => specName));

const names = (list: string) => list.split(/,\s*/);

const full: Record<string, unknown> = {
  id: 1,
  slug: '2022-jayco-journey-1',
  name: '2022 Jayco Journey Outback',
  year: 2022,
  make: 'Jayco',
  model: 'Journey',
  stocknum: 'S1142',
  car_type: 'used',
  item_type: 'caravan',
  price: 62_990,
  before_price: 65_990.5,
  km: 0,
  rego_expiry: '2027-02-14',
  build_date: '2022-08',
  specifications: {
    body_width: 2460,
    body_length: 5700,
    tare_weight: 2196,
    axle_type: 'Tandem',
    sleeps: 2,
    aggregate_trailer_mass: 2700,
  },
  autograb_data: { state_average_market_price: 64_890, average_market_price: 66_000 },
  youxQuote: { weeklyRepaymentAmount: 234, comparisonRate: 9.84, advertisedRate: 8.99 },
  finance_lenders: {
    lender: {
      deposit: 0,
      termYears: 7,
      interestRate: 8.99,
      comparisonRate: 9.84,
      paymentWeek: 234,
      paymentMonth: 1012.5,
      term3: 480,
      balloon: 0,
      establishmentFees: 395,
      disclaimer: 'Approved applicants only.',
    },
  },
  hotspots: { exterior: [{ id: 'a', description: 'Scratch', anchors: [{ angle: 10, x: 20, y: 30.5 }] }], interior: [] },
  images: [{ image: { url: '/1.jpg', thumb: { url: '/1t.jpg' } }, isVideo: false, caption: 'Front' }],
};

describe('vehicle fields', () => {
  it.each([
    [
      'identity [B3.01]',
      'id, slug, name, year, make, model, badge, series, vin, nvic, stocknum, regplate, colour, interior_colour, gearnum, bodyconfiguration, dealership_id, dealership_slug, carsales_title',
    ],
    ['classification', 'car_type, status, tag, reserved, certified, preorder, item_type, show_on_dealer_website'],
    [
      'numbers and dates',
      'price, before_price, offer_price, subscription_price, price_type, km, seats, doors, engine_size, engine_size_litres, views, photos_count, created_at, updated_at, rego_expiry, build_date, compliance_date',
    ],
    ['attributes', 'simple_body, simple_transmission, simple_drive, simple_fuel, fuel, drive, body, trans'],
    [
      'media',
      'images, thumbnails, primary_image_url, video_url, external_video_url, spin_images, spin_interior_image, spin_code, hotspots, file',
    ],
    ['place', 'location, location_id, location_name, city, state, private_suburb, private_postcode'],
    [
      'the rest',
      'dealercomments, standardEquipment, specifications, youxQuote, autograb_data, finance_lenders, sold_date_timestamp, sold, has_nvic, variant',
    ],
  ])('have every name of the specification: %s', (_, list) => {
    expect(names(list).filter((name) => !specNames.has(name))).toEqual([]);
  });

  it('hold identity, classification, numbers, attributes and media as the specification names them [B3.01] [B3.02] [B3.03] [B3.04] [B3.05] [L3.10]', () => {
    expect(new Set(Object.values(vehicleFields).map(({ specName }) => specName)).size).toBe(
      Object.keys(vehicleFields).length,
    );
  });

  it('write back what they read: caravans, quotes, averages, lenders, hotspots, variants [B3.06] [B3.08] [B3.09] [B3.10] [B3.11] [B3.12]', () => {
    const withVariant = {
      ...full,
      variant: {
        cylinders: 4,
        enginesize: 1998,
        towingcapacitybraked: 1650,
        torque: 330,
        ancaprating: '5 stars, 2022',
      },
    };
    const parsed = parseVehicle(withVariant);
    if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.errors));
    expect(formatVehicle(parsed.record)).toMatchObject(withVariant);
    expect(parsed.record.financeLenders?.lender).toMatchObject({
      paymentMonthCents: 101_250,
      paymentWeekCentsByTermYears: { '3': 48_000 },
    });
  });

  it('keep money in cents and leave out what is not known [B3.03]', () => {
    const parsed = parseVehicle(full);
    expect(parsed).toMatchObject({ kind: 'record', record: { beforePriceCents: 6_599_050, offerPriceCents: null } });
    expect(parsed.kind === 'record' && formatVehicle(parsed.record)).not.toHaveProperty('offer_price');
  });

  it('say every field that is wrong, by its name in the specification', () => {
    const parsed = parseVehicle({ ...full, price: -1, year: 'soon', car_type: undefined });
    expect(parsed.kind === 'invalid' && parsed.errors.map(({ field }) => field).toSorted()).toEqual([
      'car_type',
      'price',
      'year',
    ]);
  });
});

it('links a vehicle as /cars/{slug} [B2.01] [D.01]', () => {
  expect(vehiclePath('2023-nissan-x-trail-1')).toBe('/cars/2023-nissan-x-trail-1');
});
