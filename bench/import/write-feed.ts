import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FeedFormat } from '#src/stock-import/rules/config.ts';

const makes = [
  ['Toyota', 'RAV4', 'GXL', '5D Wagon', 'Hybrid'],
  ['Mazda', 'CX-5', 'Maxx Sport', '5D Wagon', 'Petrol - Unleaded'],
  ['Ford', 'Ranger', 'Wildtrak', 'Dual Cab Pick-up', 'Diesel'],
  ['Hyundai', 'i30', 'Active', '5D Hatchback', 'Petrol - Unleaded'],
  ['Kia', 'Sportage', 'GT-Line', '5D Wagon', 'Diesel'],
  ['Volkswagen', 'Golf', '110TSI Style', '5D Hatchback', 'Petrol - Premium'],
  ['Isuzu', 'MU-X', 'LS-T', '5D Wagon', 'Diesel'],
] as const;
const colours = ['Glacier White', 'Celestite Grey', 'Eclectic Blue', 'Atomic Rush', 'Eclipse Black'] as const;
const features = [
  '7" touch screen',
  'Apple CarPlay, Android Auto',
  'Adaptive cruise control',
  'Reversing camera',
  'Lane departure alert',
  'Keyless entry',
  'Alloy wheels',
  'Blind spot monitor',
  'Dual zone climate control',
  'Tow bar',
].join('|');
const comment =
  'One owner, full service history and a new roadworthy. Serviced by us since new, with both keys and books. ' +
  'Comes with three months statutory warranty where it applies, and we can arrange finance, a trade-in and delivery ' +
  'Australia wide. Call to arrange a test drive, or come and see it at the yard seven days a week.';

const buildRow = (index: number): Record<string, string> => {
  const [make, model, badge, body, fuel] = makes[index % makes.length] ?? makes[0];
  const images = Array.from({ length: 12 }, (_, n) => `https://images.example.com/stock/${index}/${n}-large.jpg`);
  return {
    stock_number: `U${100_000 + index}`,
    make,
    model,
    badge,
    year: String(2014 + (index % 12)),
    car_type: index % 5 === 0 ? 'new' : 'used',
    drive_away_price: String(15_990 + ((index * 37) % 50_000)),
    rego: `1AB${index % 10}CD`,
    rego_expiry: '30/06/2027',
    vin: `6T1BF3EK${String(100_000_000 + index)}`,
    odometer: String((index * 131) % 180_000),
    build_date: '07/2021',
    compliance_date: '09/2021',
    nvic: 'ABC123',
    colour: colours[index % colours.length] ?? colours[0],
    interior_colour: 'Black',
    body,
    transmission: '8 SP Sports Automatic',
    gears: '8',
    fuel,
    drive: 'All Wheel Drive',
    seats: '5',
    doors: '5',
    engine_size_cc: '2487',
    cylinders: '4',
    features,
    comments: `${make} ${model} ${badge}. ${comment}`,
    images: images.join('|'),
  };
};

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const toJsonRecord = (row: Record<string, string>): Record<string, unknown> => ({
  stocknum: row.stock_number,
  make: row.make,
  model: row.model,
  badge: row.badge,
  year: Number(row.year),
  car_type: row.car_type,
  price: Number(row.drive_away_price),
  price_type: 'Drive Away',
  regplate: row.rego,
  rego_expiry: '2027-06-30',
  vin: row.vin,
  km: Number(row.odometer),
  build_date: '2021-07',
  compliance_date: '2021-09',
  nvic: row.nvic,
  colour: row.colour,
  body: row.body,
  trans: row.transmission,
  fuel: row.fuel,
  drive: row.drive,
  seats: 5,
  doors: 5,
  standardEquipment: features.split('|'),
  dealercomments: row.comments,
  images: row.images?.split('|').map((url) => ({ image: { url, thumb: { url: url.replace('large', 'thumb') } } })),
});

function* buildLines(rows: number, format: FeedFormat): Generator<string> {
  if (format === 'csv') yield `${Object.keys(buildRow(0)).join(',')}\n`;
  for (let index = 0; index < rows; index += 1) {
    const row = buildRow(index);
    yield format === 'csv' ? `${Object.values(row).map(quote).join(',')}\n` : `${JSON.stringify(toJsonRecord(row))}\n`;
  }
}

export const writeFeed = (file: string, rows: number, format: FeedFormat): Promise<void> =>
  pipeline(Readable.from(buildLines(rows, format)), createWriteStream(file));
