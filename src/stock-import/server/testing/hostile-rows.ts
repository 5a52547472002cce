import fc from 'fast-check';

const car: Readonly<Record<string, unknown>> = {
  name: 'A car',
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  badge: 'S',
  car_type: 'used',
  status: 'in_stock',
  price: 19_990,
  before_price: 21_990,
  km: 45_000,
  body: '5D Hatchback',
  created_at: '2026-11-01T09:30:00+10:00',
  updated_at: '2026-11-01T09:30:00Z',
  sold_date_timestamp: 1_790_000_000,
  rego_expiry: '2027-06-30',
  build_date: '2020-05',
  images: [{ image: { url: 'https://a/1.jpg', thumb: { url: 'https://a/1s.jpg' } }, isVideo: false }],
  thumbnails: ['https://a/1s.jpg'],
  hotspots: { exterior: [{ id: 'h', description: 'Scratch', anchors: [{ angle: 1, x: 2, y: 3 }] }] },
  location: { name: 'Yard', address: { id: 1, state: 'QLD' }, distribution_locations: ['Depot'] },
  dealercomments: 'Tidy',
  standardEquipment: ['Tow bar'],
  specifications: { sleeps: 2 },
  variant: { cylinders: 4, torque: 330.5 },
  youxQuote: { comparisonRate: 8.61 },
  finance_lenders: { own: { interestRate: 6.49, term5: 135.19, disclaimer: 'Terms' } },
};

const deepList = `${'['.repeat(5000)}${']'.repeat(5000)}`;

const hostileJson: readonly string[] = [
  '{"toString":1}',
  '{"toString":null,"valueOf":"x","toJSON":1}',
  '{"__proto__":{"a":1},"constructor":"x"}',
  deepList,
  `{"a":${deepList}}`,
  '1e999',
  '-1e999',
  '5e-324',
  '-0',
  '9007199254740991',
  '12345678901234567890',
  '1.5',
  '-1',
  'true',
  'null',
  '[]',
  '{}',
  '[[[{"url":[]}]]]',
  '""',
  '" "',
  '"\\ud800"',
  '"a\\u0000b"',
  '"+275760-09-13T00:00:00.000Z"',
  '"-000001-01-01T00:00:00.000Z"',
  '"3024-01-01T00:00:00Z"',
  '"2026-02-31T00:00:00Z"',
  '"0000-01-01"',
  '"2026-01-01garbage"',
  '"34.990"',
  '"1,2,3"',
  '"__proto__"',
  '"constructor"',
  '"<script>"',
  JSON.stringify(`${'9'.repeat(200_000)}x`),
  JSON.stringify(' '.repeat(200_000)),
  JSON.stringify('&'.repeat(190)),
  JSON.stringify('+'.repeat(60)),
  JSON.stringify('ﷺ'.repeat(60)),
  JSON.stringify(`x${'🚗'.repeat(29)}`),
  JSON.stringify(`x${'🚗'.repeat(59)}`),
];

export type HostileRow = (stockNumber: string) => string;

const writeMember = (name: string, json: string): string => `${JSON.stringify(name)}:${json}`;

const writeJsonRow =
  (field: string, json: string): HostileRow =>
  (stockNumber) => {
    const members = Object.entries({ ...car, stocknum: stockNumber })
      .filter(([name]) => name !== field)
      .map(([name, value]) => writeMember(name, JSON.stringify(value)));
    return `{${[...members, writeMember(field, json)].join(',')}}`;
  };

const fields = ['id', 'slug', 'stocknum', ...Object.keys(car), 'location_code', '__proto__', 'unheard_of'];

export const hostileJsonRows: readonly HostileRow[] = fields.flatMap((field) =>
  hostileJson.map((json) => writeJsonRow(field, json)),
);

const partOfField: fc.Arbitrary<HostileRow> = fc
  .record({
    field: fc.constantFrom(...fields),
    part: fc.constantFrom('image', 'own', 'address', 'exterior', 'cylinders', '__proto__', 'a\ud800'),
    json: fc.constantFrom(...hostileJson),
  })
  .map(({ field, part, json }) => writeJsonRow(field, `{${writeMember(part, json)}}`));

interface Damage {
  readonly at: number;
  readonly deleted: number;
  readonly inserted: string;
}

const damage = (characters: readonly string[]): fc.Arbitrary<Damage> =>
  fc.record({
    at: fc.nat(700),
    deleted: fc.nat(20),
    inserted: fc.string({ unit: fc.constantFrom(...characters), maxLength: 6 }),
  });

const apply = (line: string, { at, deleted, inserted }: Damage): string =>
  line.slice(0, at) + inserted + line.slice(at + deleted);

export const anyJsonRow: fc.Arbitrary<HostileRow> = fc.oneof(
  partOfField,
  damage(['{', '}', '[', ']', '"', ',', ':', '\\', '\0', '\ud800', '0', 'e', ' ']).map(
    (each) => (stockNumber: string) => apply(JSON.stringify({ ...car, stocknum: stockNumber }), each),
  ),
);

export const hostileCsvHeadings =
  'Stock No,Make,Model,Year,Badge,Type,Status,Body,DAP,Price,Was Price,KM,Build Date,Rego Expiry,Listed At,Features,Images,Location Code,Cylinders';
const csvCells =
  'M1,Kia,Rio,2020,S,Used,In stock,Hatch,19990,18990,21990,45000 km,05/2020,30/06/2027,2026-11-01T09:30:00Z,Tow bar,https://a/1.jpg,,4'.split(
    ',',
  );

const hostileCells = hostileJson.map((json) => (json.startsWith('"') ? String(JSON.parse(json)) : json));

export const hostileCsvRows: readonly HostileRow[] = csvCells.flatMap((_, column) =>
  hostileCells.map((hostile) => (stockNumber: string) => {
    const cells = [stockNumber, ...csvCells.slice(1)].with(column, hostile);
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  }),
);

/** Contains no quotes, because an unclosed quote would include the rows after it (RFC 4180). */
export const anyCsvRow: fc.Arbitrary<HostileRow> = damage([',', ';', '|', '\0', '\ud800', '$', '-', ' ', '\u00a0']).map(
  (each) => (stockNumber: string) => apply([stockNumber, ...csvCells.slice(1)].join(','), each),
);
