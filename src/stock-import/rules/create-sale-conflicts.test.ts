import { describe, expect, it } from 'vitest';
import { readDirtyFeed } from '../testing/read-dirty-feed.ts';

const read = async (heading: string, ...rows: readonly (readonly [status: string, cell: string])[]) => {
  const lines = rows.map(([status, cell], at) => `U${101 + at},Kia,Rio,2020,${status},${cell}`);
  const csv = ['Stock No,Make,Model,Year,Status', ...lines].map((line, at) => (at === 0 ? `${line},${heading}` : line));
  const { warned } = await readDirtyFeed(Buffer.from(`${csv.join('\n')}\n`), 'csv');
  return warned.filter((warning) => warning.includes('contradicts'));
};

describe('a status that contradicts another column [B4.02]', () => {
  it('is named with its cars if the day of the sale is in other rows', async () => {
    const rows = [
      ['Sold', '12/11/2026'],
      ['In stock', '14/11/2026'],
      ['Sold', ''],
      ['Sold', '3/11/2026'],
      ['In stock', ''],
    ] as const;
    expect(await read('Date Sold', ...rows)).toEqual([
      'Date Sold: contradicts the status of 2 cars: U102 is "In stock" but has "14/11/2026"; U103 is "Sold" but has none. Check that no column has moved by a row',
    ]);
  });

  it('is named if a car for sale has a buyer', async () => {
    const rows = [
      ['Sold', 'Lee'],
      ['In stock', 'Ng'],
      ['Sold', 'Boyle'],
      ['In stock', ''],
    ] as const;
    expect(await read('Buyer', ...rows)).toEqual([
      'Buyer: contradicts the status of 1 car: U102 is "In stock" but has "Ng". Check that no column has moved by a row',
    ]);
  });

  it.each([
    [
      'Date Sold',
      [
        ['Sold', '12/11/2026'],
        ['In stock', ''],
        ['Available', '24/12/2026'],
      ],
    ],
    [
      'Date Sold',
      [
        ['Sold', ''],
        ['Sold', ''],
        ['Sold', '12/11/2026'],
        ['In stock', ''],
      ],
    ],
    [
      'Buyer',
      [
        ['Sold', 'Baz'],
        ['In stock', 'Baz'],
        ['In stock', 'Shaz'],
      ],
    ],
    [
      'Buyer',
      [
        ['In stock', 'Baz'],
        ['In stock', 'Shaz'],
        ['In stock', ''],
      ],
    ],
    [
      'Sold?',
      [
        ['Sold', 'Y'],
        ['In stock', 'N'],
        ['In stock', ''],
      ],
    ],
  ] as const)('is not found in a column %s that agrees', async (heading, rows) => {
    expect(await read(heading, ...rows)).toEqual([]);
  });
});
