import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FeedFormat } from '../rules/config.ts';
import { FeedFileError } from '../server/feed-file-error.ts';
import { feedConfig, prepareImports } from '../server/testing/prepare-imports.ts';
import { utf16, windows1252 } from './dirty-feeds/dirty-feed.ts';
import { readDirtyFeed } from './read-dirty-feed.ts';

interface Car {
  readonly price: number;
  readonly colour: string;
  readonly status: string;
}

const anyCar: fc.Arbitrary<Car> = fc.record({
  price: fc.integer({ min: 5000, max: 99_999 }),
  colour: fc.constantFrom('White', 'Whitsunday Blue', 'Café Brown', 'Red, metallic', 'Grey'),
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold'),
});
// Four cars keep the test fast, because it cuts the feed at each byte.
const anyCars = fc.array(anyCar, { minLength: 4, maxLength: 4 });

const writeJson = (cars: readonly Car[]): readonly string[] =>
  cars.map(({ price, colour, status }, index) =>
    JSON.stringify({ stocknum: `U${index}`, make: 'Kia', model: 'Rio', year: 2020, colour, status, price }),
  );

const writeCsv = (cars: readonly Car[], lineEnd: string): string =>
  [
    'Stock No,Make,Model,Year,Colour,Status,Price',
    ...cars.map(({ price, colour, status }, index) => `U${index},Kia,Rio,2020,"${colour}",${status},${price}`),
    '',
  ].join(lineEnd);

const writeXml = (cars: readonly Car[]): string => {
  const elements = cars.map(
    ({ price, colour, status }, index) =>
      `<car stockno="U${index}"><make>Kia</make><model>Rio</model><year>2020</year><colour>${colour}</colour><status>${status}</status><price>${price}</price></car>`,
  );
  return `<?xml version="1.0"?>\n<cars>\n${elements.join('\n')}\n</cars>\n`;
};

const ways: readonly (readonly [string, FeedFormat, (cars: readonly Car[]) => Buffer])[] = [
  ['CSV', 'csv', (cars) => Buffer.from(writeCsv(cars, '\r\n'))],
  ['CSV with carriage returns', 'csv', (cars) => Buffer.from(writeCsv(cars, '\r'))],
  ['CSV in UTF-16', 'csv', (cars) => utf16(writeCsv(cars, '\n'), 'le', true)],
  ['CSV in windows-1252', 'csv', (cars) => windows1252(writeCsv(cars, '\n'))],
  ['JSON Lines', 'jsonl', (cars) => Buffer.from(`${writeJson(cars).join('\n')}\n`)],
  ['JSON', 'json', (cars) => Buffer.from(`[${writeJson(cars).join(',\n')}]`)],
  ['XML', 'xml', (cars) => Buffer.from(writeXml(cars))],
];

const pickTrue = ({
  stockNumber,
  priceCents,
  colour,
  status,
  isSold,
  isShownOnWebsite,
  year,
  make,
  model,
}: Vehicle) => ({
  stockNumber,
  priceCents,
  colour,
  status,
  isSold,
  isShownOnWebsite,
  year,
  make,
  model,
});

describe.each(ways)('a feed in %s, cut anywhere', (_name, format, write) => {
  it('never yields a vehicle with anything that the whole feed does not say', async () => {
    const property = fc.asyncProperty(anyCars, async (cars) => {
      const bytes = write(cars);
      const whole = await readDirtyFeed(bytes, format, {}, 4096);
      expect(whole).toMatchObject({ failure: null, refused: [] });
      expect(whole.vehicles.map(({ priceCents }) => priceCents)).toEqual(cars.map(({ price }) => price * 100));
      const truths = new Map(whole.vehicles.map((vehicle) => [vehicle.stockNumber, pickTrue(vehicle)]));
      for (let length = 0; length < bytes.length; length += 1) {
        const { vehicles } = await readDirtyFeed(bytes.subarray(0, length), format, {}, 4096);
        for (const vehicle of vehicles) expect(pickTrue(vehicle)).toEqual(truths.get(vehicle.stockNumber));
      }
    });
    await fc.assert(property, { numRuns: 3, endOnFailure: true });
  });
});

const [embedded] = testDatabases;

describe('a site whose feed is cut, with missing vehicles marked as sold', () => {
  const { startSite, run, load } = prepareImports(() => {
    if (embedded === undefined) throw new Error('There is no embedded database to test on.');
    return embedded.open();
  });
  const cars: readonly Car[] = [
    { price: 25_990, colour: 'Café Brown', status: 'in_stock' },
    { price: 34_990, colour: 'Whitsunday Blue', status: 'coming_soon' },
    { price: 12_500, colour: 'Red, metallic', status: 'in_stock' },
    { price: 67_890, colour: 'White', status: 'in_stock' },
  ];

  it.each(ways)(
    'shows every vehicle as the whole feed in %s had it, wherever it is cut',
    async (_name, format, write) => {
      startSite();
      const bytes = write(cars);
      const options = { format, missing: 'sold', config: feedConfig() } as const;
      await run([bytes], options);
      const truths = (await load()).map(pickTrue);
      expect(truths).toMatchObject([{ priceCents: 2_599_000 }, { priceCents: 3_499_000 }, {}, { colour: 'White' }]);
      const lastRowStart = write(cars.slice(0, -1)).length;
      const isBetweenRows = (length: number): boolean =>
        length <= lastRowStart && /^[\r\n\0]*$/.test(bytes.toString('latin1', length, lastRowStart));
      const cut = async (length: number): Promise<void> => {
        // A feed cut between two rows looks complete without its last car, and the limits let one car go off sale.
        if (isBetweenRows(length)) return;
        try {
          await run([bytes.subarray(0, length)], options);
        } catch (error) {
          expect(error).toBeInstanceOf(FeedFileError);
        }
        expect((await load()).map(pickTrue)).toEqual(truths);
      };
      // Cuts at 20 random places and, in CSV, at each of the last 50 bytes.
      const lengths = fc.sample(fc.integer({ min: 0, max: bytes.length - 1 }), { numRuns: 20, seed: 23 });
      for (const length of lengths) await cut(length);
      if (format === 'csv') for (let length = bytes.length - 50; length < bytes.length; length += 1) await cut(length);
    },
  );
});
