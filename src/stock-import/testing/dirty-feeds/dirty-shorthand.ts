import { type DirtyFeed, feed, oneCell } from './dirty-feed.ts';

const headings: readonly DirtyFeed[] = [
  oneCell('Col.', 'white', { colour: 'White' }),
  oneCell('Colour', 'Almond Grn', { colour: 'Almond Green' }),
  oneCell('Colour', 'PEARL WHT', { colour: 'Pearl White' }),
  oneCell('Colour', 'Lt Blue', { colour: 'Light Blue' }),
  oneCell('Colour', 'Soul Red Crystal', { colour: 'Soul Red Crystal' }),
  oneCell('Colour', 'Silv / Blk roof', { colour: 'Silver / Black roof' }),
  oneCell('Interior colour', 'blk leather', { interiorColour: 'Black Leather' }),
  ...['Rego till', 'Reg until', 'Rego due'].map((heading) =>
    oneCell(heading, 'Nov 27', { regoExpiry: '2027-11-30' }, []),
  ),
  ...['Came in', 'Date in'].map((heading) => oneCell(heading, '14/03/2026', { createdAt: '2026-03-13T14:00:00.000Z' })),
];

const serialDays: readonly DirtyFeed[] = [
  oneCell('Came in', '46170', { createdAt: '2026-05-27T14:00:00.000Z' }),
  oneCell('Rego Expiry', '46568', { regoExpiry: '2027-06-30' }),
  oneCell('Rego Expiry', '46568.5', { regoExpiry: '2027-06-30' }),
  oneCell('Build Date', '43539', { buildMonth: '2019-03' }),
  oneCell('Date Sold', '46170', { status: 'sold' }),
  oneCell('Rego Expiry', '12345', { regoExpiry: null }, ["it's left out"]),
  oneCell('Rego Expiry', '61234', { regoExpiry: null }, ["it's left out"]),
];

const attributes: readonly DirtyFeed[] = [
  ...['98 RON', '98ron', 'RON 95', '95 Octane'].map((cell) =>
    oneCell('Fuel', cell, { fuel: 'Petrol (premium unleaded)', simpleFuel: 'Petrol' }),
  ),
  oneCell('Fuel', 'LPG/ULP', { fuel: 'LPG and petrol', simpleFuel: 'LPG' }),
  oneCell('Fuel', '91 RON', { fuel: 'Petrol', simpleFuel: 'Petrol' }),
  ...['8sp', '8 spd', '8-speed', '8 Speed'].map((cell) =>
    oneCell('Gearbox', cell, { transmission: null, simpleTransmission: null, gearCount: 8 }),
  ),
  oneCell('Gearbox', '8sp auto', {
    transmission: '8-speed automatic',
    simpleTransmission: 'Automatic',
    gearCount: null,
  }),
  ...['Electric', 'EV', 'electric motor'].map((cell) =>
    oneCell('Engine Litres', cell, { engineSizeLitres: null, engineSizeCc: null }),
  ),
  feed(
    'gears of their own beside a gearbox',
    'csv',
    'Stock No,Make,Model,Year,Gearbox,Gears\nU1,Kia,Rio,2020,8sp,6\n',
    {
      vehicles: [{ transmission: null, gearCount: 6 }],
    },
  ),
];

const publicText = { Id: 'U1', Make: 'Kia', Model: 'Rio', Year: 2020, Comments: 'One owner, full books' };
const staffNote = { ...publicText, Id: 'U2', Comments: 'Bottom $36k - owe Macca $500' };
const columns = { Id: 'stock_number' };
const xmlOf = ({ Id, Comments }: typeof publicText): string =>
  `<car><Id>${Id}</Id><Make>Kia</Make><Model>Rio</Model><Year>2020</Year><Comments>${Comments}</Comments></car>`;
const onlyPublic = {
  vehicles: [{ dealerComments: publicText.Comments }, { dealerComments: null }],
  warned: ["Comments: 1 cell looks like a note to staff and isn't shown to shoppers"],
};

const staffNotes: readonly DirtyFeed[] = [
  feed('notes to the staff as the only comments, in JSON', 'json', JSON.stringify([publicText, staffNote]), {
    switches: { columns },
    ...onlyPublic,
  }),
  feed(
    'notes to the staff as the only comments, in XML',
    'xml',
    `<cars>${xmlOf(publicText)}${xmlOf(staffNote)}</cars>`,
    { switches: { columns }, ...onlyPublic },
  ),
  feed('comments in JSON that the dealer releases', 'json', JSON.stringify([staffNote]), {
    switches: { columns: { ...columns, Comments: 'comments' } },
    vehicles: [{ dealerComments: staffNote.Comments }],
  }),
];

const askingPrice = feed(
  'an asking price that nobody mapped, with a sale in it',
  'csv',
  'Stock No,Make,Model,Year,Sell\nU1,Kia,Rio,2020,SOLD\n',
  {
    vehicles: [{ priceCents: null, status: 'not on sale' }],
    warned: ['If shoppers pay it, write "Sell: price" under stockFeed.columns; otherwise "Sell: ignored"'],
  },
);

const offered = (name: string, switches: object, warned: readonly string[]): DirtyFeed =>
  feed(
    name,
    'csv',
    'Stock No,Make,Model,Year,Price,Sale price\nU1,Kia,Rio,2020,38990,31200\nU2,Kia,Rio,2020,POA,6150\nU3,Kia,Rio,2020,9990,\nU4,Kia,Rio,2020,9990,9990\n',
    {
      switches,
      vehicles: [
        { priceCents: 3_899_000, offerPriceCents: 3_120_000 },
        { priceCents: null, offerPriceCents: 615_000 },
        { priceCents: 999_000, offerPriceCents: null },
        { priceCents: 999_000, offerPriceCents: 999_000 },
      ],
      warned,
    },
  );

const offers: readonly DirtyFeed[] = [
  offered('offers that nobody mapped, beside the price', {}, [
    'Sale price: shoppers see this price for 2 vehicles, such as $31,200 in place of $38,990 (U1). Under stockFeed.columns, write "Sale price: offer_price" if that\'s right, or "Sale price: ignored" if it isn\'t',
  ]),
  offered('offers that the site maps', { columns: { 'Sale Price': 'offer_price' } }, []),
];

export const dirtyShorthand: readonly DirtyFeed[] = [
  askingPrice,
  ...offers,
  ...headings,
  ...serialDays,
  ...attributes,
  ...staffNotes,
];
