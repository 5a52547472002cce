import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';

const full = parseOrThrow({
  id: 7,
  slug: '2023-nissan-x-trail-7',
  name: '2023 Nissan X-Trail Ti-L',
  year: 2023,
  make: 'Nissan',
  model: 'X-Trail',
  badge: 'Ti-L',
  series: 'T33',
  stocknum: 'W10451',
  vin: 'JN1TCAT33A0004187',
  car_type: 'used',
  price: 42_990,
  before_price: 45_490,
  price_type: 'Drive Away',
  km: 29_640,
  colour: 'Pearl White',
  simple_body: 'SUV',
  simple_transmission: 'Automatic',
  location_id: 1,
  city: 'Moorooka',
  state: 'QLD',
  autograb_data: { state_average_market_price: 44_370 },
  finance_lenders: {
    lender: { paymentWeek: 199, interestRate: 7.49, comparisonRate: 8.61, disclaimer: 'Approved applicants only.' },
  },
  specifications: { tare_weight: 2196, aggregate_trailer_mass: 2700, sleeps: 2 },
  images: Array.from({ length: 6 }, (_, at) => ({ image: { url: `/media/${at + 1}.jpg` } })),
  video_url: 'https://youtu.be/dQw4w9WgXcQ',
  file: '/media/history.pdf',
  dealercomments: 'One owner.|New tyres.',
  standardEquipment: Array.from({ length: 12 }, (_, at) => `Feature ${at + 1}`),
});

export const makeFullVehicle = (fields: Partial<Vehicle> = {}): Vehicle => makeTestVehicle({ ...full, ...fields });
