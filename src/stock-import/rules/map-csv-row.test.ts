import { describe, expect, it } from 'vitest';
import { mapCsvRow } from './map-csv-row.ts';
import { readCsvHeader } from './read-csv-header.ts';
import { splitCsvRecord } from './split-csv-record.ts';

const map = (headings: string, row: string) => {
  const header = readCsvHeader(`Stock No,Make,Model,Year,${headings}`);
  if (header.kind === 'broken') throw new Error(header.reason);
  return mapCsvRow(header.columns, splitCsvRecord(`U1,Toyota,RAV4,2021,${row}`, ',') ?? []);
};

describe('mapCsvRow', () => {
  it.each([
    ['34990,36000,1000', { price: '34990', price_type: 'Drive Away' }],
    ['0,36000,1000', { price: '36000', price_type: 'Excl. Govt. Charges' }],
    [',$0.00,1000', { price: '1000' }],
    ['$,,1000', { price: '1000' }],
    ['34.990,,', { price: '34.990' }],
    [',,', {}],
    ['-5,36000,', { price: '-5' }],
  ])('chooses the price of %s', (row, expected) => {
    const { input } = map('DAP,EGC,Price', row);
    expect({ price: input.price, price_type: input.price_type }).toMatchObject(expected);
    expect('price' in input).toBe('price' in expected);
  });

  it.each([
    ['Engine Size', '2.8L TD', { engine_size_litres: '2.8' }],
    ['Engine Size', '2494', { engine_size: '2494' }],
    ['Engine Litres', '399cc', { engine_size: '399' }],
    ['Engine Litres', '2.5', { engine_size_litres: '2.5' }],
    ['Engine Size', 'V8', { engine_size: 'V8' }],
  ])('reads an engine in the unit of its cell: %s %s', (heading, cell, expected) => {
    const { engine_size, engine_size_litres } = map(heading, cell).input;
    expect(JSON.parse(JSON.stringify({ engine_size, engine_size_litres }))).toEqual(expected);
  });

  it.each([
    ['Comments', 'SOLD thanks', 'dealercomments', 'SOLD thanks'],
    ['Comments', '<p>** Sold pending pick-up</p>', 'dealercomments', '** Sold pending pick-up'],
    ['Comments', 'SOLD new here', 'dealercomments', 'SOLD new here'],
  ])(
    'warns of a cell that speaks of a sale, without a status that does [B4.02]: %s %s',
    (heading, cell, field, says) => {
      const reason = `says ${JSON.stringify(says)}, but the vehicle is for sale. If it's sold, say so in its status`;
      expect(map(`${heading},Status`, `${cell},`).notes).toEqual([{ field, reason }]);
      expect(map(`${heading},Status`, `${cell},In stock`).notes).toHaveLength(1);
      expect(map(`${heading},Status`, `${cell},Sold`).notes).toEqual([]);
      expect(map(`${heading},Sold?`, `${cell},yes`).notes).toEqual([]);
      expect(map(`${heading},Deposit`, `${cell},yes`).notes).toEqual([]);
    },
  );

  it.each([
    ['Rego', 'sold', 'sold'],
    ['Rego', 'DEPOSIT TAKEN', 'on hold'],
    ['Photos', 'SOLD', 'sold'],
  ])('takes a vehicle off sale by a mark in any cell that is read [B4.02]: %s %s', (heading, cell, status) => {
    const { input, notes } = map(`${heading},Status`, `${cell},In stock`);
    expect(input).toMatchObject({ status });
    expect(input).not.toHaveProperty('regplate');
    expect(input).not.toHaveProperty('images');
    expect(notes).toEqual([
      {
        field: 'status',
        reason: expect.stringContaining(`says "${cell}", so the vehicle is`),
        task: 'none',
        saleWords: cell,
      },
    ]);
  });

  it('takes a vehicle off sale whose title starts with SOLD, and cuts the word [B4.02]', () => {
    const { input, notes } = map('Title,Status', 'SOLD - 2021 RAV4,In stock');
    expect(input).toMatchObject({ name: '2021 RAV4', status: 'sold' });
    expect(notes).toEqual([
      {
        field: 'status',
        reason: 'says "SOLD - 2021 RAV4", so the vehicle is marked as sold',
        task: 'none',
        saleWords: 'SOLD - 2021 RAV4',
      },
    ]);
  });

  it.each([
    ['Comments', 'Sold new by us and serviced here'],
    ['Comments', 'Sold with a warranty'],
    ['Comments', 'Drives well. The last one sold in a day'],
    ['Comments', 'Not sold yet'],
    ['Photos', 'sold-1.jpg'],
    ['Rego', 'ABC123'],
  ])("doesn't take %s for a sale: %s", (heading, cell) => {
    expect(map(heading, cell).notes).toEqual([]);
  });

  it.each([
    ['SOLD,', 'sold'],
    ['SOLD,In Stock', 'sold'],
    ['SOLD,Deposit taken', 'sold'],
    ['On hold,Available', 'on hold'],
    ['On hold,Coming soon', 'on hold'],
    ['On hold,Sold', 'sold'],
    ['On hold,Workshop', 'workshop'],
  ])('takes the stricter of the price and the status of %s [B4.02]', (row, status) => {
    const { input, notes } = map('Price,Status', row);
    expect(input.status).toBe(status);
    expect(notes).toHaveLength(row.endsWith('Sold') || row.endsWith('Workshop') ? 0 : 1);
  });

  it('collects pictures from one cell and from numbered columns', () => {
    const { input } = map(
      'Images,Image 1,photo_2',
      '"https://a/1.jpg|https://a/2,x.jpg, https://a/3.jpg",https://a/4.jpg,https://a/5.jpg',
    );
    expect(input.images).toEqual(
      ['1', '2,x', '3', '4', '5'].map((name) => ({ image: { url: `https://a/${name}.jpg` } })),
    );
  });

  it.each([
    ['Demonstrator', 'demo'],
    ['N', 'new'],
    ['Pre-Owned', 'used'],
    ['Used', 'used'],
    ['odd', 'odd'],
    ['constructor', 'constructor'],
  ])('reads the car type %s', (cell, carType) => expect(map('Type', cell).input.car_type).toBe(carType));

  it.each([
    ['KM', `1${' '.repeat(200_000)}x`],
    ['KM', `1${' '.repeat(200_000)}km`],
    ['Price', `${'9'.repeat(200_000)}x`],
    ['Type', '-'.repeat(200_000)],
    ['Features', ';'.repeat(200_000)],
  ])('passes on a cell of 200,000 characters under %s unchanged, in under 5 ms of processor', (heading, cell) => {
    // Measures the thread's CPU time, because elapsed time includes other work on the machine.
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = process.threadCpuUsage();
      expect(Object.values(map(heading, cell).input)).toContain(cell.trim());
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });

  it('reads kilometres, months and lists as feeds write them', () => {
    const { input } = map('KM,Build Date,Features,Cylinders', '"45,000 kms",07-2021,"Tow bar|Roof, racks",4');
    expect(input).toMatchObject({
      km: '45000',
      build_date: '2021-07',
      standardEquipment: ['Tow bar', 'Roof, racks'],
      variant: { cylinders: '4' },
    });
  });
});
