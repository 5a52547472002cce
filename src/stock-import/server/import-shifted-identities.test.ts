import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const headings = [
  'Stk',
  'Vehicle',
  'Yr',
  'Chassis No',
  'Rego',
  'Exp',
  'Build',
  'Comp',
  'Blurb',
  'Yd',
  'Ks',
  'DAP',
  'Stat',
];
const [chassis, plate, expiry, build, compliance, blurb, yard] = [3, 4, 5, 6, 7, 8, 9];
const names = 'Kia Rio,Mazda CX-5,Ford Ranger,Toyota Camry,Honda Jazz,Isuzu D-MAX,Subaru XV,Nissan Navara'.split(',');
const yards = 'MOO,EAST,EAST,MOO,EAST,MOO,MOO,EAST'.split(',');
const own: readonly (readonly string[])[] = names.map((name, index) => [
  `G${101 + index}`,
  name,
  String(2013 + index),
  `JTNK43BE70301234${index}`,
  `1AB${index}CD`,
  `2031-0${index + 1}-14`,
  `2012-0${index + 1}`,
  `2012-0${9 - index}`,
  `${name} with a full history`,
  yards[index] ?? '',
  String(40_000 + index * 7_310),
  String(18_990 + index * 1_730),
  'in_stock',
]);

const columns = {
  Stk: 'stock_number',
  Vehicle: 'make_model',
  Yr: 'year',
  'Chassis No': 'vin',
  Rego: 'rego',
  Exp: 'rego_expiry',
  Build: 'build_date',
  Comp: 'compliance_date',
  Blurb: 'comments',
  Yd: 'location_code',
  Ks: 'odometer',
  DAP: 'drive_away_price',
  Stat: 'status',
};
const nowhere = {
  location: null,
  city: null,
  state: null,
  dealershipId: null,
  dealershipSlug: null,
  dealershipName: null,
};
const toCsv = (rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((cells) => `${cells.join(',')}\n`).join('');
const shift = (column: number, by = 1): readonly (readonly string[])[] =>
  own.map((cells, index) => cells.with(column, own.at((index - by + own.length) % own.length)?.[column] ?? ''));

describe.each(testDatabases)('what tells cars apart, in the wrong rows: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const options = {
    config: feedConfig({ columns }),
    resolveLocation: (code: string) => {
      const id = ['MOO', 'EAST'].indexOf(code);
      return id === -1 ? undefined : { ...nowhere, locationId: id + 1, locationName: code };
    },
  };
  const start = async () => {
    startSite();
    await run([toCsv(own)], options);
    return load();
  };

  it.each([
    ['VIN', chassis, 'VINs may be in the wrong rows', 8],
    ['plate', plate, 'regos may be in the wrong rows', 8],
    ['rego expiry', expiry, 'rego expiry may be in the wrong rows', 7],
    ['build date', build, 'build date may be in the wrong rows', 7],
    ['compliance date', compliance, 'compliance date may be in the wrong rows', 7],
    ['comments', blurb, 'comments may be in the wrong rows', 7],
    ['yard', yard, 'yard may be in the wrong rows', 6],
  ])('changes nothing if the %s moved', async (_name, column, sentence, count) => {
    const before = await start();
    for (const by of [1, -1]) {
      const { held } = await run([toCsv(shift(column, by))], options);
      expect(held).toMatchObject([{ kind: 'columnShifted', count, sentence: expect.stringContaining(sentence) }]);
      expect(held[0]?.sentence).toContain(`('${headings[column]}')`);
      expect(await load()).toEqual(before);
    }
    expect(await run([toCsv(shift(column))], { ...options, isAccepted: true })).toMatchObject({ held: [] });
    expect(await load()).not.toEqual(before);
  });

  it('changes nothing if a part of the yards moved, with a SOLD among them [B4.02]', async () => {
    startSite();
    const withSold = own.with(6, own[6]?.with(yard, 'SOLD') ?? []);
    await run([toCsv(withSold)], options);
    const before = await load();
    const part = withSold.map((cells, index) =>
      index < 1 ? cells : cells.with(yard, index === 1 ? '' : (withSold[index - 1]?.[yard] ?? '')),
    );
    const { held } = await run([toCsv(part)], options);
    expect(held).toMatchObject([{ kind: 'marksHeld', stockNumbers: ['G107', 'G108'] }, { kind: 'columnShifted' }]);
    expect(await load()).toEqual(before);
  });

  it('changes nothing if the stock numbers moved, and adds no new cars', async () => {
    const before = await start();
    const added = own.map((cells, index) => cells.with(0, `G${100 + index}`));
    for (const rows of [shift(0), shift(0, -1), added]) {
      const { held, returned } = await run([toCsv(rows)], options);
      expect(held).toMatchObject([
        {
          kind: 'columnShifted',
          sentence: expect.stringContaining("the stock numbers ('Stk') may be in the wrong rows"),
        },
      ]);
      expect(returned).toEqual([]);
      expect(await load()).toEqual(before);
    }
  });

  it('takes a single VIN of another car only with --accept, and a new VIN at once', async () => {
    await start();
    const typo = own.map((cells, index) => (index === 4 ? cells.with(chassis, own[2]?.[chassis] ?? '') : cells));
    expect(await run([toCsv(typo)], options)).toMatchObject({
      held: [{ kind: 'columnShifted', stockNumbers: ['G105'] }],
    });
    const corrected = own.map((cells, index) => (index === 4 ? cells.with(chassis, 'JTNK43BE703019999') : cells));
    expect(await run([toCsv(corrected)], options)).toMatchObject({ held: [], changed: 1 });
  });

  it.each([
    ['a car is sold and comes back under a new number', [...own.slice(1), own[0]?.with(0, 'G201') ?? []]],
    [
      'two cars go to the other yard',
      own.map((cells, index) => (index === 1 || index === 6 ? cells.with(yard, 'MOO') : cells)),
    ],
    ['all cars have a new blurb', own.map((cells) => cells.with(blurb, `${cells[1]}: drive it home today`))],
    [
      'a row is new at the top',
      [own[0]?.with(0, 'G301').with(chassis, 'JTNK43BE703018888').with(plate, '9ZZ9ZZ') ?? [], ...own],
    ],
    ['the file is sorted differently', own.toReversed()],
  ])('is taken if %s', async (_name, rows) => {
    await start();
    expect(await run([toCsv(rows)], options)).toMatchObject({ held: [], refused: 0 });
  });
});
