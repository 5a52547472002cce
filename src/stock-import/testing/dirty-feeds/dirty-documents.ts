import { type DirtyFeed, feed } from './dirty-feed.ts';

const csnVehicle = {
  Identification: [
    { Type: 'StockNumber', Value: 'U9' },
    { Type: 'VIN', Value: '6T1BF3EK1AU123456' },
  ],
  ListingType: 'Used',
  Registration: { Number: '1ABC234', Expiry: '2027-06-30' },
  Specification: {
    Make: 'Kia',
    Model: 'Rio',
    ReleaseDate: { Year: 2020, Month: 5 },
    Attributes: [
      { Name: 'BodyStyle', Value: '5D Hatchback' },
      { Name: 'Doors', Value: 5 },
    ],
  },
  Colours: [
    { Location: 'Exterior', Generic: 'Red', Name: 'Velocity Red' },
    { Location: 'Interior', Name: 'Black' },
  ],
  OdometerReadings: [{ UnitOfMeasure: 'KM', Value: 45210 }],
  PriceList: [
    { Type: 'EGC', Currency: 'AUD', Amount: 23990 },
    { Type: 'DAP', Currency: 'AUD', Amount: 24990 },
    { Type: 'Wholesale', Currency: 'AUD', Amount: 15000 },
  ],
  Media: {
    Photos: [
      { Url: 'https://img.example.com/2.jpg', Order: 2 },
      { Url: 'https://img.example.com/1.jpg', Order: 1 },
    ],
  },
  Description: '<p>Tidy</p>',
  Seller: { Name: 'Acme', Identifier: 7 },
};
const csnExpected = {
  stockNumber: 'U9',
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  vin: '6T1BF3EK1AU123456',
  regoPlate: '1ABC234',
  regoExpiry: '2027-06-30',
  simpleBody: 'Hatch',
  doors: 5,
  colour: 'Velocity Red',
  interiorColour: 'Black',
  odometerKm: 45_210,
  priceCents: 2_499_000,
  priceType: 'Drive Away',
  primaryImageUrl: 'https://img.example.com/1.jpg',
  dealerComments: 'Tidy',
};

const own = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2020 };
const rio = { stockNumber: 'U1', make: 'Kia', model: 'Rio', year: 2020 };

const json: readonly DirtyFeed[] = [
  feed(
    'a JSON list under our own names',
    'json',
    JSON.stringify([{ ...own, price: '$24,990 drive away', build_date: 'Mar-19' }]),
    {
      vehicles: [{ ...rio, priceCents: 2_499_000, buildMonth: '2019-03' }],
    },
  ),
  feed('a JSON object with a list in it', 'json', JSON.stringify({ dealer: { id: 1 }, data: { vehicles: [own] } }), {
    vehicles: [rio],
  }),
  feed('the record of carsales', 'json', JSON.stringify({ Vehicles: [csnVehicle] }), { vehicles: [csnExpected] }),
  feed('the record of carsales, alone', 'json', JSON.stringify(csnVehicle), { vehicles: [csnExpected] }),
  feed('the record of carsales, one a line', 'jsonl', `${JSON.stringify(csnVehicle)}\n`, { vehicles: [csnExpected] }),
  feed(
    'miles in the record of carsales',
    'json',
    JSON.stringify([{ ...csnVehicle, OdometerReadings: [{ Type: 'Odometer', UnitOfMeasure: 'Miles', Value: 28000 }] }]),
    {
      vehicles: [{ stockNumber: 'U9', odometerKm: null }],
      warned: ["it's left out"],
    },
  ),
  feed(
    'JSON with names of its own',
    'json',
    JSON.stringify([{ ref: 'U1', brand: 'Kia', line: { name: 'Rio' }, yr: '2020' }]),
    {
      switches: { columns: { ref: 'stock_number', brand: 'make', 'line.name': 'model', yr: 'year' } },
      vehicles: [rio],
    },
  ),
  feed('a cut JSON list', 'json', JSON.stringify([own, { ...own, stocknum: 'U2', price: 25990 }]).slice(0, -4), {
    vehicles: null,
    failure: 'cut off',
  }),
  feed('a JSON list with a number in it', 'json', JSON.stringify([own, 7]), {
    vehicles: [rio],
    refused: ["isn't a JSON object"],
  }),
  feed(
    'a JSON Lines record whose parts are odd',
    'jsonl',
    `${JSON.stringify({ ...own, seats: {}, variant: { cylinders: 'x', power: 90 }, images: [{ image: {} }, { image: { url: 'https://img.example.com/1.jpg' } }], price: -5 })}\n`,
    {
      vehicles: [{ ...rio, seats: null, priceCents: null, photoCount: 1 }],
      warned: ['seats: an object is not', 'variant.cylinders: "x"', 'images: entry 1 of 2', 'price: -5 is not'],
    },
  ),
  feed(
    'a record that may be sold',
    'jsonl',
    `${JSON.stringify({ ...own, sold: 'perhaps' })}\n${JSON.stringify({ ...own, stocknum: 'U2' })}\n`,
    {
      vehicles: [{ stockNumber: 'U2' }],
      refused: ['sold: "perhaps" is not true or false'],
    },
  ),
  feed('a cut last line of JSON Lines', 'jsonl', `${JSON.stringify(own)}\n{"stocknum":"U2","price":259`, {
    vehicles: [rio],
    hasHeldRow: true,
  }),
];

const xmlCar = (inner: string): string =>
  `<stock_number>U1</stock_number><make>Kia</make><model>Rio</model><year>2020</year>${inner}`;

const xml: readonly DirtyFeed[] = [
  feed(
    'XML with groups',
    'xml',
    `<?xml version="1.0"?>\n<stock><dealer><name>Acme</name></dealer><vehicles><vehicle>${xmlCar('<price><driveaway>$24,990</driveaway><cost>15000</cost></price><photos><photo>https://img.example.com/1.jpg</photo><photo>https://img.example.com/2.jpg</photo></photos><features><feature>Tow bar</feature><feature>Roof</feature></features><description><![CDATA[<p>Hi</p><p>You &amp; me</p>]]></description>')}</vehicle></vehicles></stock>`,
    {
      vehicles: [
        {
          ...rio,
          priceCents: 2_499_000,
          priceType: 'Drive Away',
          photoCount: 2,
          standardEquipment: ['Tow bar', 'Roof'],
          dealerComments: 'Hi\n\nYou & me',
        },
      ],
    },
  ),
  feed(
    'XML with attributes',
    'xml',
    '<Inventory><Item StockNo="U1" Make="Kia" Model="Rio" Year="2020"><Images><Image url="https://img.example.com/1.jpg"/></Images></Item></Inventory>',
    {
      vehicles: [{ ...rio, photoCount: 1 }],
    },
  ),
  feed(
    'XML with prefixes',
    'xml',
    `<f:feed xmlns:f="urn:f"><f:item><f:stock_number>U1</f:stock_number><f:make>Kia</f:make><f:model>Rio</f:model><f:year>2020</f:year></f:item></f:feed>`,
    { vehicles: [rio] },
  ),
  feed('XML whose list is called a plural', 'xml', `<export><Wagons><Wagon>${xmlCar('')}</Wagon></Wagons></export>`, {
    vehicles: [rio],
  }),
  feed(
    'XML with numbered photos and empty elements',
    'xml',
    `<cars><car>${xmlCar('<odometer/><Image1>https://img.example.com/1.jpg</Image1><Image2/>')}</car></cars>`,
    {
      vehicles: [{ ...rio, odometerKm: null, photoCount: 1 }],
    },
  ),
  feed('cut XML', 'xml', `<cars><car>${xmlCar('')}</car><car><stock_number>U2</stock_number><price>259`, {
    vehicles: null,
    failure: 'cut off',
  }),
  feed('XML that is cut between two cars', 'xml', `<cars><car>${xmlCar('')}</car>`, {
    vehicles: null,
    failure: 'cut off',
  }),
  feed(
    'XML with entities of its own',
    'xml',
    `<!DOCTYPE c [<!ENTITY lol "lol">]><cars><car>${xmlCar('<badge>&lol;</badge>')}</car></cars>`,
    { vehicles: null, failure: 'entities' },
  ),
  feed('XML that is nested too deep', 'xml', `<cars><car>${'<a>'.repeat(30)}${'</a>'.repeat(30)}</car></cars>`, {
    vehicles: null,
    failure: 'nested',
  }),
  feed('XML without vehicles', 'xml', '<error><message>Not allowed</message></error>', {
    vehicles: null,
    failure: 'no element for a vehicle',
  }),
  feed(
    'XML with an element called __proto__',
    'xml',
    `<cars><car>${xmlCar('<__proto__><price>1</price></__proto__>')}</car></cars>`,
    { vehicles: [{ ...rio, priceCents: null }] },
  ),
];

interface Engine {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

const litres24 = { engineSizeCc: null, engineSizeLitres: 2.4 };
const litres2 = { engineSizeCc: null, engineSizeLitres: 2 };
const cc1998 = { engineSizeCc: 1998, engineSizeLitres: 2 };

/** @spec B3.01 */
const ownEngines: readonly Engine[] = [
  { fields: { engine_size: '2.4' }, expected: litres24 },
  { fields: { engine_size: 2.4 }, expected: litres24 },
  { fields: { engine_size: '2.0L' }, expected: litres2 },
  { fields: { engine_size: 2 }, expected: litres2 },
  { fields: { engine_size: 1998 }, expected: cc1998 },
  { fields: { engine_size_litres: 1998 }, expected: cc1998 },
  { fields: { engine_size_litres: '2.4L TD' }, expected: litres24 },
  { fields: { engine_size: '2.0L', engine_size_litres: 2 }, expected: litres2 },
  { fields: { engine_size: 1998, engine_size_litres: 2 }, expected: cc1998 },
  { fields: { variant: { enginesize: '2.4' } }, expected: { variant: litres24 } },
  { fields: { variant: { enginesize_litres: '1998 cc' } }, expected: { variant: { engineSizeCc: 1998 } } },
];

const engines: readonly DirtyFeed[] = [
  ...ownEngines.map(({ fields, expected }) =>
    feed(
      `an engine's size in JSON Lines: ${JSON.stringify(fields)}`,
      'jsonl',
      `${JSON.stringify({ ...own, ...fields })}\n`,
      {
        vehicles: [{ ...rio, ...expected }],
      },
    ),
  ),
  ...[
    { engine: { size: 2.4 } },
    { engine: { size: { value: 2.4, unit: 'L' } } },
    { EngineSize: '2.4' },
    { Specification: { Attributes: [{ Name: 'EngineSize', Value: '2.4', UnitOfMeasure: 'L' }] } },
  ].map((fields) =>
    feed(
      `an engine's size in another system's JSON: ${JSON.stringify(fields)}`,
      'json',
      JSON.stringify([{ stockNo: 'U1', make: 'Kia', model: 'Rio', year: 2020, ...fields }]),
      { vehicles: [{ ...rio, ...litres24 }] },
    ),
  ),
  ...[
    '<engine_size>2.4</engine_size>',
    '<EngineSize unit="L">2.4</EngineSize>',
    '<engine><size>2.4L</size></engine>',
    '<engine size="2.4"/>',
  ].map((inner) =>
    feed(`an engine's size in XML: ${inner}`, 'xml', `<cars><car>${xmlCar(inner)}</car></cars>`, {
      vehicles: [{ ...rio, ...litres24 }],
    }),
  ),
];

export const dirtyDocuments: readonly DirtyFeed[] = [...json, ...xml, ...engines];
