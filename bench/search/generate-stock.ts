import type { SearchSettings } from '#src/search/engine/search-api.ts';
import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { createRandom, type Random } from './create-random.ts';
import { makesAndModels } from './makes-and-models.ts';

const colours = 'White,Silver,Grey,Black,Blue,Red,Green,Orange,Brown,Gold,Yellow,Beige,Bronze,Purple'.split(',');
const cities =
  'Brisbane,Gold Coast,Sunshine Coast,Ipswich,Toowoomba,Cairns,Townsville,Sydney,Newcastle,Geelong,Melbourne,Perth'.split(
    ',',
  );
const states = ['QLD', 'QLD', 'QLD', 'QLD', 'QLD', 'QLD', 'QLD', 'NSW', 'NSW', 'VIC', 'VIC', 'WA'];
const badges =
  'GX,GXL,VX,SR,SR5,Sport,Touring,Elite,Highlander,Premium,Base,ST-L,ST-X,XLT,Limited,Active,Pro,Wildtrak'.split(',');
const features =
  'Reverse Camera,Sunroof,Leather Seats,Heated Seats,Apple CarPlay,Android Auto,Tow Bar,Bull Bar,Roof Racks,Blind Spot Monitor,Adaptive Cruise,Lane Assist,Parking Sensors,Keyless Entry,Push Start,Alloy Wheels,Satellite Navigation,Power Tailgate,Dual Zone Climate,Head Up Display,Third Row Seats,Privacy Glass,LED Headlights,Rear Cross Traffic Alert'.split(
    ',',
  );
const comments = [
  'One owner with full service history and two keys.',
  'Local trade in, immaculate inside and out, ready for the weekend.',
  'Great first car, cheap to run and easy to park.',
  'Just arrived, drive away today with finance available.',
  'Balance of new car warranty, roadworthy supplied.',
  'Family friendly with plenty of boot space and towing capacity.',
  'Sporty looks with a responsive engine and tidy tyres.',
  'Economical hybrid, ideal for the city commute.',
];

const priceRangeOf = (price: number): string => {
  const step = Math.floor(price / 10_000);
  return step >= 10 ? '$100,000 and over' : `$${step}0,000 to $${step + 1}0,000`;
};

const carAt = (id: number, random: Random): EngineDocument => {
  const { make, model, body, seats, drive, fuels } = random.skewedPick(makesAndModels);
  const year = 2026 - Math.floor(random.next() ** 1.8 * 18);
  const badge = random.pick(badges);
  const age = 2026 - year;
  const price = Math.round((62_000 - age * 2800 + random.next() * 22_000) / 100) * 100 - 10;
  const km = age === 0 ? Math.floor(random.next() * 900) : Math.floor(age * (9000 + random.next() * 11_000));
  const place = Math.floor(random.next() ** 1.5 * cities.length);
  const isSold = random.next() < 0.03;
  return {
    id,
    slug: `${year}-${make}-${model}-${id}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name: `${year} ${make} ${model} ${badge}`,
    make,
    model,
    make_model: `${make} ${model}`,
    badge,
    body,
    fuel: random.pick(fuels),
    drive,
    transmission: random.next() < 0.82 ? 'Automatic' : 'Manual',
    colour: random.skewedPick(colours),
    seats,
    year,
    price,
    km,
    price_range: priceRangeOf(price),
    car_type: age === 0 ? (random.next() < 0.7 ? 'new' : 'demo') : 'used',
    city: cities[place],
    state: states[place],
    location_name: `${cities[place]} ${random.pick(['Central', 'North', 'Airport'])}`,
    status: isSold ? 'sold' : random.next() < 0.04 ? 'coming_soon' : 'in_stock',
    sold_date_timestamp: isSold ? 1_790_000_000 - Math.floor(random.next() * 900_000) : undefined,
    show_on_dealer_website: random.next() < 0.98,
    filtered_features: random.several(features, 8),
    custom_rank: Math.floor(random.next() * 1000),
    stocknum: `W${100_000 + id}`,
    vin: `JM0${random.code(14)}`,
    regplate: `${random.code(3)}${100 + (id % 900)}`,
    dealercomments: random.pick(comments),
  };
};

/** The same size and seed give the same cars on every machine. */
export const generateStock = (size: number, seed = 42): EngineDocument[] => {
  const random = createRandom(seed);
  return Array.from({ length: size }, (_, place) => carAt(place + 1, random));
};

export const benchmarkFacets = [
  'make',
  'model',
  'body',
  'fuel',
  'drive',
  'transmission',
  'colour',
  'seats',
  'year',
  'price_range',
  'car_type',
  'location_name',
] as const;

export const benchmarkSettings: SearchSettings = {
  primaryKey: 'id',
  filterableAttributes: [
    ...benchmarkFacets,
    'price',
    'km',
    'state',
    'city',
    'status',
    'sold_date_timestamp',
    'show_on_dealer_website',
    'filtered_features',
  ],
  sortableAttributes: ['price', 'km', 'year'],
  searchableTiers: [
    ['name', 'make', 'model', 'badge', 'make_model'],
    ['body', 'drive', 'fuel', 'colour'],
    ['filtered_features'],
    ['dealercomments'],
  ],
  identifierAttributes: ['stocknum', 'vin', 'regplate'],
  defaultSort: ['custom_rank:desc'],
};

/** @spec B4.16 */
export const listingFilter =
  'show_on_dealer_website = true AND (status IN [in_stock, coming_soon] OR (status = sold AND sold_date_timestamp >= 1789741000))';
