import { type DirtyFeed, feed, oneCell, yearCell } from './dirty-feed.ts';

const comma = { decimalMark: 'comma' };
const leftOut = "it's left out";
const noPrice = "can't be read as a price. Write it like";

const dates: readonly DirtyFeed[] = [
  ...[
    'Mar-19',
    'March 2019',
    '3/19',
    '03/2019',
    '2019-03',
    '2019/3',
    'Mar 2019',
    "Mar '19",
    '15/03/2019',
    '2019-03-15T00:00:00',
  ].map((cell) => oneCell('Build Date', cell, { buildMonth: '2019-03' })),
  oneCell('Build Date', '2019', { buildMonth: null }, [`Build Date: "2019" doesn't give a month; it's left out`]),
  oneCell('Compliance Date', '13/2019', { complianceMonth: null }, ["isn't a month such as Mar-19, 3/2019"]),
  oneCell('Compliance Date', 'soon', { complianceMonth: null }, ["isn't a month such as"]),
  ...[
    '30/6/27',
    '30-Jun-27',
    '30.06.2027',
    '2027-06-30',
    '30 June 2027',
    '30th June 2027',
    'Jun 30, 2027',
    '20270630',
    '30/06/2027 12:00:00 AM',
  ].map((cell) => oneCell('Rego Expiry', cell, { regoExpiry: '2027-06-30' })),
  oneCell('Rego Expiry', '6/7/2027', { regoExpiry: '2027-07-06' }),
  oneCell('Rego Expiry', '6/7/2027', { regoExpiry: '2027-06-07' }, [], { dateOrder: 'monthFirst' }),
  ...['3/27', '03/2027', '03-27', 'Mar 27', "Mar '27", 'exp 3/27', 'Exp: 03/27', 'rego till Mar-27', '31/3/27'].map(
    (cell) => oneCell('Rego Expiry', cell, { regoExpiry: '2027-03-31' }),
  ),
  oneCell('Rego Expiry', 'exp 12/2025', { regoExpiry: '2025-12-31' }, [
    '2025-12-31 is in the past, so the page shows no',
  ]),
  ...['13/27', 'exp', '27', '2027', '1/27/'].map((cell) =>
    oneCell('Rego Expiry', cell, { regoExpiry: null }, [leftOut]),
  ),
  oneCell('Rego Expiry', '6/30', { regoExpiry: null }, [leftOut]),
  oneCell('Rego Expiry', '31/02/2027', { regoExpiry: null }, ['"31/02/2027" isn\'t a day: February 2027 has 28 days']),
  oneCell('Rego Expiry', '31/6/27', { regoExpiry: null }, ['"31/6/27" isn\'t a day: June 2027 has 30 days']),
  oneCell('Rego Expiry', '15/13/27', { regoExpiry: null }, ["isn't a date: there's no month called 13"]),
  oneCell('Rego Expiry', '15 Foo 2027', { regoExpiry: null }, ["there's no month called Foo"]),
  oneCell('Rego Expiry', '0 June 2027', { regoExpiry: null }, ['June 2027 has 30 days']),
  oneCell('Rego Expiry', '2127-06-30', { regoExpiry: null }, ['is in the year 2127']),
  oneCell('Rego Expiry', 'expired', { regoExpiry: null }, ["isn't a date such as 30/6/27"]),
];

const years: readonly DirtyFeed[] = [
  ...['2016', "'16", '’16', '16', 'MY16', 'MY2016', '2016.0'].map((cell) => yearCell(cell, 2016)),
  yearCell('98', 1998),
  ...['06/2019', 'Jun 19', 'Jun-2019', '6/19', '2019/06', '2019-06', '06.2019', '15/06/2019'].map((cell) =>
    feed(`Year '${cell}'`, 'csv', `Stock No,Make,Model,Year\nU1,Kia,Rio,${cell}\nU2,Kia,Rio,03/16\n`, {
      vehicles: [
        { stockNumber: 'U1', year: 2019 },
        { stockNumber: 'U2', year: 2016 },
      ],
      warned: [`Year: has months or days instead of years in 2 rows. We read the year: "${cell}" in row 2 is 2019`],
    }),
  ),
  feed(
    "Year '06/2019' in XML",
    'xml',
    '<cars><car><stockno>U1</stockno><make>Kia</make><model>Rio</model><year>06/2019</year></car></cars>',
    {
      vehicles: [{ stockNumber: 'U1', year: 2019 }],
      warned: ['"06/2019" in row 1 is 2019'],
    },
  ),
  ...[
    ['2017/18', '2017'],
    ['2017-2018', '2017'],
    ['2018 (MY19)', '2018'],
    ['17/18', '2017'],
    ['10/11', '2010'],
    ['2010/11', '2010'],
    ['13/2016', '2016'],
    ['Built', '2019'],
  ].map(([cell = '', example = '']) =>
    feed(`Year '${cell}'`, 'csv', `Stock No,Make,Model,Year\nU1,Kia,Rio,${cell}\n`, {
      vehicles: [],
      refused: [`Year: "${cell}" isn't one year. Write the year you advertise the vehicle as, such as ${example}`],
    }),
  ),
  feed("Year '2017/18' in JSON Lines", 'jsonl', '{"stocknum":"U1","make":"Kia","model":"Rio","year":"2017/18"}\n', {
    vehicles: [],
    refused: ['year: "2017/18" isn\'t one year. Write the year you advertise the vehicle as, such as 2017'],
  }),
  feed('Year 2101', 'csv', 'Stock No,Make,Model,Year\nU1,Kia,Rio,2101\n', {
    vehicles: [],
    refused: ['Year: "2101" is not a whole number from 1900 to 2100'],
  }),
];

const prices: readonly DirtyFeed[] = [
  ...[
    '24990',
    '$24,990',
    '$24,990.00',
    'AUD 24990',
    'A$24990',
    '24 990',
    '24\u00a0990',
    '24990 ono',
    '$24,990 ono',
  ].map((cell) => oneCell('Price', cell, { priceCents: 2_499_000, priceType: null })),
  ...['24990 AS IS', '$24,990 or best offer', '24990 neg.', '24990 firm', '24990 obo', 'NEW PRICE $24,990'].map(
    (cell) => oneCell('Price', cell, { priceCents: 2_499_000, priceType: null }),
  ),
  ...['From $24,990', 'Reduced to $24,990', 'Only 24990!', 'Price: $24,990 o.n.o.', '24990 as is, neg'].map((cell) =>
    oneCell('Price', cell, { priceCents: 2_499_000, priceType: null }),
  ),
  ...['24990 ride away', '$24,990 D/A', 'Drive away $24,990', 'D/A 24990 neg', '24990 drive away AS IS'].map((cell) =>
    oneCell('Price', cell, { priceCents: 2_499_000, priceType: 'Drive Away' }),
  ),
  oneCell('Price', 'WAS 15990 NOW 13990', { priceCents: 1_399_000, beforePriceCents: 1_599_000 }),
  ...[
    '$99 pw',
    'From $99 pw',
    'From $99',
    '$120 per week',
    '$24,990 or $99 pw',
    '24990 deposit',
    '24990 less trade',
  ].map((cell) =>
    oneCell('DAP', cell, { priceCents: null, priceType: null }, ['the vehicle is shown without a price']),
  ),
  oneCell('Price', 'Drive away 24990 plus ORC', { priceCents: null, priceType: null }, ['without a price']),
  oneCell('Price DA', '24990 plus on roads', { priceCents: 2_499_000, priceType: 'Excl. Govt. Charges' }),
  ...['Price DA', 'D/Away', 'Driveaway $', 'Price D/A', 'Ride Away'].map((heading) =>
    oneCell(heading, '24990', { priceCents: 2_499_000, priceType: 'Drive Away' }),
  ),
  ...['Price EGC', 'EGC', 'Ex Govt', 'ex gov charges'].map((heading) =>
    oneCell(heading, '24990', { priceCents: 2_499_000, priceType: 'Excl. Govt. Charges' }),
  ),
  oneCell('Price', '24990 Drive Away', { priceCents: 2_499_000, priceType: 'Drive Away' }),
  oneCell('Price', '$24,990 ex gov', { priceCents: 2_499_000, priceType: 'Excl. Govt. Charges' }),
  oneCell('DAP', '24990 + ORC', { priceCents: 2_499_000, priceType: 'Excl. Govt. Charges' }),
  ...['POA', 'P.O.A.', 'Call', 'Contact us', 'TBA', '0', '$0.00', '-', 'n/a', 'null'].map((cell) =>
    oneCell('Price', cell, { priceCents: null, priceType: null }),
  ),
  oneCell('Price', 'Make an offer', { priceCents: null }, [
    `"Make an offer" isn't a price. If it means no price should be shown, add it to words.noPrice under stockFeed`,
  ]),
  oneCell('Price', 'Make an offer', { priceCents: null }, [], { words: { noPrice: ['make an offer'] } }),
  oneCell('Price', '24.990,00', { priceCents: 2_499_000 }, [], comma),
  oneCell('Price', '24.990', { priceCents: 2_499_000 }, [], comma),
  oneCell('Price', '24,990', { priceCents: null }, [noPrice], comma),
  oneCell('Price', '24.990', { priceCents: null }, [noPrice]),
  oneCell('DAP', '-24990', { priceCents: null, priceType: null }, [noPrice]),
  ...['24k', '39.9k', '$39.9K', '39.9 k drive away'].map((cell) =>
    oneCell('Price', cell, { priceCents: null }, [`${cell}" may be rounded. Write the whole price, such as 39,990`]),
  ),
  ...['24990 plus GST', '29,990 + GST', '$29,990 ex GST', '29990 excl. GST'].map((cell) =>
    oneCell('Price', cell, { priceCents: null }, [
      `"${cell}" excludes GST. Write the price that shoppers pay, including GST; the vehicle is shown without`,
    ]),
  ),
  oneCell('Price', '24990 or so', { priceCents: null }, [
    "has words that can't be read as part of a price; the vehicle is shown without a price",
  ]),
  oneCell('Was Price', '$25,990 + GST', { beforePriceCents: null }, ['"$25,990 + GST" excludes GST']),
  ...['$19,990 inc', '19990 incl.', '$19,990 inc GST'].map((cell) =>
    oneCell('Price', cell, { priceCents: 1_999_000, priceType: null }),
  ),
  ...[
    'was $25,990 now $23,990',
    'WAS 25990 - NOW 23990',
    '$25,990 now $23,990',
    'Now $23,990 (was $25,990)',
    '$23,990 - was 25,990',
    '$23,990 (was $25,990)',
  ].map((cell) => oneCell('Price', cell, { priceCents: 2_399_000, beforePriceCents: 2_599_000 })),
  oneCell('DAP', 'Was $25,990, now $23,990 DA', {
    priceCents: 2_399_000,
    beforePriceCents: 2_599_000,
    priceType: 'Drive Away',
  }),
  ...[
    'was $23,990 now $25,990',
    'was $25,990',
    '$25,990 $23,990',
    'was 25k now $23,990',
    'now $23,990',
    '$25,990 was $23,990',
    'was $25,990 $23,990',
  ].map((cell) =>
    oneCell('Price', cell, { priceCents: null, beforePriceCents: null }, [
      `"${cell}" can't be read as a price. Write it like 24990, 24,990 or 24,990.00; the vehicle is shown without a price`,
    ]),
  ),
  feed(
    'was-prices that are near and far',
    'csv',
    'Stock No,Make,Model,Year,Price,Was Price\nU1,Kia,Rio,2020,12000,20000\nU2,Kia,Rio,2020,11999,20000\nU3,Kia,Rio,2020,was 29990 now 15990,\n',
    {
      vehicles: [
        { priceCents: 1_200_000, beforePriceCents: 2_000_000 },
        { priceCents: 1_199_900, beforePriceCents: null },
        { priceCents: 1_599_000, beforePriceCents: null },
      ],
      warned: [
        "Was Price: the price is more than 40% below $20,000; it's left out",
        "Price: the price is more than 40% below $29,990; it's left out",
      ],
    },
  ),
  oneCell('Was Price', 'was $25,990 now $23,990', { beforePriceCents: null }, [leftOut]),
  oneCell('Price', '20000 - 25000', { priceCents: null }, [noPrice]),
  oneCell('Price', '259', { priceCents: 25_900 }),
  oneCell('Price', '25.99', { priceCents: 2599 }, ['very low']),
  ...['SOLD', 'Sold - thanks', 'sold!', '- SOLD -'].map((cell) =>
    oneCell('Price', cell, { status: 'sold', priceCents: null }, [
      `Price: says "${cell}", so the vehicle is marked as sold`,
    ]),
  ),
  ...['DEPOSIT TAKEN', 'On Hold', 'HOLD', 'Reserved', 'Under offer', 'deposit'].map((cell) =>
    oneCell('DAP', cell, { status: 'on hold', priceCents: null }, [
      `DAP: says "${cell}", so the vehicle is on hold for a buyer`,
    ]),
  ),
  ...['$29,990 + on roads', '29990 plus on-roads', '29,990 + on road costs', '29,990 + ORC'].map((cell) =>
    oneCell('Price', cell, { priceCents: 2_999_000, priceType: 'Excl. Govt. Charges' }),
  ),
  ...['#NAME?', '#REF!', '#VALUE!'].flatMap((cell) => [
    oneCell('Comments', cell, { dealerComments: null }, [`Comments: "${cell}" is a spreadsheet error`]),
    oneCell('Price', cell, { priceCents: null }, [`Price: "${cell}" is a spreadsheet error`]),
    oneCell('Colour', cell, { colour: null }, [`Colour: "${cell}" is a spreadsheet error`]),
    oneCell('Status', cell, { status: cell.toLowerCase() }, [`Status: "${cell}" isn't a status we know`]),
  ]),
  oneCell('Colour', '########', { colour: null }, [
    'Colour: "########" means that the spreadsheet\'s column is too narrow',
  ]),
  feed(
    'stock numbers and models that a spreadsheet damaged',
    'csv',
    'Stock No,Make,Model,Year\n1.02E+05,Kia,Rio,2020\n#REF!,Kia,Rio,2020\nU3,Kia,#NAME?,2020\n102000,Kia,Rio,2020\n',
    {
      vehicles: [{ stockNumber: '102000' }],
      refused: [
        'Stock No: "1.02E+05" is a number that the spreadsheet rounded. Format the column as text',
        'Stock No: "#REF!" is a spreadsheet error',
        'Model: "#NAME?" is a spreadsheet error',
      ],
    },
  ),
  oneCell('Price', '$24,990 - SOLD', { status: 'sold', priceCents: 2_499_000 }, ['so the vehicle is marked as sold']),
  oneCell('Offer Price', 'SOLD', { status: 'sold', offerPriceCents: null }, ['Offer Price: says "SOLD"']),
  oneCell('Price', 'SOLD', { status: 'sold' }, ['so the vehicle is marked as sold'], { words: { noPrice: ['SOLD'] } }),
  oneCell('Price', '$500 deposit', { status: 'in_stock', priceCents: null }, ['shown without a price']),
];

const figures: readonly DirtyFeed[] = [
  ...['45210', '45,210 km', '45210kms', '45 210 kilometres', '45210.0'].map((cell) =>
    oneCell('Odometer', cell, { odometerKm: 45_210 }),
  ),
  ...['n/a', 'TBA', 'unknown'].map((cell) => oneCell('Odometer', cell, { odometerKm: null })),
  ...['166,000 kms approx', '166,000 km (approx.)', 'approx 166000', '166k', '166 k', '166k kms', 'About 166,000'].map(
    (cell) => oneCell('Odometer', cell, { odometerKm: 166_000 }),
  ),
  oneCell('Odometer', '45.2k', { odometerKm: 45_200 }),
  ...['94,000 klms', '94000klm', '94,000 kays', '94T', '94 T km', '94t kms', '94K'].map((cell) =>
    oneCell('Odometer', cell, { odometerKm: 94_000 }),
  ),
  ...['0', '1', '90 km', '499'].map((cell) =>
    oneCell('Odometer', cell, { odometerKm: null }, [
      `Odometer: ${Number.parseInt(cell, 10)} km is too low for a used vehicle from 2020; it's left out`,
    ]),
  ),
  oneCell('Odometer', '500', { odometerKm: 500 }),
  oneCell('Odometer', '999000', { odometerKm: 999_000 }),
  oneCell('Odometer', '999,999', { odometerKm: null }, ["999999 km is more than 999000 km; it's left out"]),
  feed(
    'odometers of vehicles that have driven little or much',
    'csv',
    `Stock No,Make,Model,Year,Odometer,Type,Vehicle Class\nU1,Kia,Rio,2024,5,,\nU2,Kia,Rio,2023,5,,\nU3,Kia,Rio,2023,5,New,\nU4,Jayco,Swan,2015,0,,caravan\nU5,Volvo,FH,2015,1200000,,truck\nU6,Volvo,FH,2015,1,,truck\n`,
    {
      vehicles: [5, null, 5, 0, 1_200_000, null].map((odometerKm) => ({ odometerKm })),
      warned: ['5 km is too low for a used vehicle from 2023', '1 km is too low for a used vehicle from 2015'],
    },
  ),
  ...['45.210', '28000 miles', 'low', '45k miles', '1234k'].map((cell) =>
    oneCell('Odometer', cell, { odometerKm: null }, [
      `Odometer: "${cell}" can't be read as kilometres, such as 45,210 or 45,210 km; it's left out`,
    ]),
  ),
  oneCell('Odometer', '9999999', { odometerKm: null }, ['is not a whole number from 0 to']),
  oneCell('Odometer', '45.210 km', { odometerKm: 45_210 }, [], comma),
  oneCell('Seats', '5 seats', { seats: 5 }),
  oneCell('Cylinders', '4 cyl', { variant: expectCylinders(4) }),
  oneCell('Cylinders', 'many', { variant: null }, [`Cylinders: "many" isn't a whole number`]),
  oneCell('Engine Litres', '2.5L', { engineSizeLitres: 2.5 }),
];

const engines: readonly DirtyFeed[] = [
  ...['32', '36'].map((cell) =>
    oneCell('Engine Size', cell, { engineSizeCc: null, engineSizeLitres: null }, [
      `Engine Size: "${cell}" is too small for an engine; it's left out`,
    ]),
  ),
  oneCell('Engine Size', '18', { engineSizeCc: null, engineSizeLitres: null }, ['"18" is too large for a car']),
  ...['4 cyl', '4 cylinder', '4cyl'].map((cell) =>
    oneCell('Engine', cell, { engineSizeCc: null, engineSizeLitres: null, variant: expectCylinders(4) }, [], {
      columns: { Engine: 'engine_size_cc' },
    }),
  ),
  oneCell('Engine Litres', '2.4L 4 cyl', { engineSizeLitres: 2.4, variant: expectCylinders(4) }),
  feed(
    'engines of motorcycles and trucks',
    'csv',
    'Stock No,Make,Model,Year,Engine Size,Vehicle Class\nU1,Honda,Z50,2020,50,motorcycle\nU2,Honda,Z,2020,49cc,motorcycle\nU3,Scania,R,2020,16,truck\n',
    { vehicles: [{ engineSizeCc: 50 }, { engineSizeCc: 49 }, { engineSizeLitres: 16 }] },
  ),
  feed(
    'engines in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"engine_size":"4 cyl"}\n{"stocknum":"U2","make":"Kia","model":"Rio","year":2020,"engine_size":32}\n',
    {
      vehicles: [{ engineSizeCc: null }, { engineSizeCc: null, engineSizeLitres: null }],
      warned: ['engine_size: "32" is too small for an engine'],
    },
  ),
];

function expectCylinders(cylinders: number): unknown {
  return { cylinders };
}

const words: readonly DirtyFeed[] = [
  ...['Y', 'yes', 'TRUE', '1'].map((cell) => oneCell('Certified', cell, { isCertified: true })),
  ...['N', 'no', 'off', '0'].map((cell) => oneCell('Certified', cell, { isCertified: false })),
  oneCell('Certified', 'Ja', { isCertified: true }, [], { words: { yes: ['ja'] } }),
  oneCell('Certified', 'Nein', { isCertified: false }, [], { words: { no: ['NEIN'] } }),
  oneCell('Certified', 'perhaps', { isCertified: false }, [leftOut]),
  oneCell('Type', 'Ex-Demo', { carType: 'demo' }),
  oneCell('Type', 'shiny', { carType: 'used' }, [leftOut]),
  oneCell('Status', 'SOLD - awaiting pick-up by the new owner next week', { status: 'sold' }),
];

const yards: readonly DirtyFeed[] = [
  ...['Cannington', 'cannington', '1', 'Cannington Yard', 'Acme Cars Cannington', 'CANNINGTON BRANCH'].map((cell) =>
    oneCell('Yard', cell, { locationName: 'Cannington' }),
  ),
  ...['Northern Yard', 'Northern', 'Joondalup'].map((cell) => oneCell('Yard', cell, { locationName: 'Northern Yard' })),
  oneCell('Yard', 'Lot 7', { locationName: 'Northern Yard' }, [], { yards: { 'lot 7': 'northern-yard' } }),
  oneCell('Yard', 'Lot 7', { locationName: null }, ['Yard: "Lot 7" isn\'t a location of this site']),
  oneCell('Yard', 'North Cannington', { locationName: null }, ["isn't a location"]),
];

const texts: readonly DirtyFeed[] = [
  oneCell('Comments', '<p>One &amp; only</p><ul><li>Full history</li><li>Two keys</li></ul><script>alert(1)</script>', {
    dealerComments: 'One & only\n\n• Full history\n• Two keys',
  }),
  oneCell('Comments', '&lt;p&gt;Tidy&lt;/p&gt;', { dealerComments: 'Tidy' }),
  oneCell('Comments', 'Goes <fast & tidy | one owner', { dealerComments: 'Goes <fast & tidy | one owner' }),
  oneCell('Comments', `<p>${'x'.repeat(30_000)}</p>`, { dealerComments: null }, [leftOut]),
  oneCell('Features', '<ul><li>Tow bar</li><li>Roof racks</li></ul>', { standardEquipment: ['Tow bar', 'Roof racks'] }),
  oneCell('Features', 'Tow bar|R&amp;D pack', { standardEquipment: ['Tow bar', 'R&D pack'] }),
  oneCell('Comments', 'Ex-courier. CitroÃ«n it ainâ€™t', { dealerComments: 'Ex-courier. Citroën it ain’t' }),
  oneCell('Comments', '<p>CafÃ©</p>', { dealerComments: 'Café' }),
  oneCell('Comments', 'CafÃ© au lait, très chic', { dealerComments: 'CafÃ© au lait, très chic' }),
  oneCell('Comments', 'Très chic, São Paulo', { dealerComments: 'Très chic, São Paulo' }),
  oneCell('Features', 'RenÃ©|Tow bar', { standardEquipment: ['René', 'Tow bar'] }),
  oneCell('Badge / Series', 'Ã‰lite', { badge: 'Élite' }),
  oneCell('Ext Col', 'Gris', { colour: 'Gris' }),
  oneCell('Int Colour', 'Noir', { interiorColour: 'Noir' }),
  oneCell('Badge', 'n/a', { badge: null }),
  oneCell('Series', 'NA', { series: 'NA' }),
  oneCell('Colour', 'x'.repeat(81), { colour: null }, [leftOut]),
];

const photo = 'https://img.example.com/1.jpg';
const photos = (...urls: readonly string[]) => ({
  images: urls.map((url) => ({ image: { url, thumb: null }, isVideo: false, caption: null })),
});

const pictures: readonly DirtyFeed[] = [
  oneCell('Photos', `${photo},https://img.example.com/2.jpg`, photos(photo, 'https://img.example.com/2.jpg')),
  oneCell('Photos', 'http://img.example.com/1.jpg', photos(photo), ['Photos: 1 photo at img.example.com had http://']),
  oneCell('Photos', 'img.example.com/1.jpg', photos(photo)),
  oneCell('Photos', '//img.example.com/1.jpg', photos(photo)),
  oneCell('Photos', 'https://img.example.com/a b.jpg', photos('https://img.example.com/a%20b.jpg'), ['had a space']),
  oneCell('Photos', 'https://cdn.other.example/1.jpg|https://cdn.other.example/2.jpg', photos(), [
    "Photos: 2 photos can't be shown: cdn.other.example isn't among the site's images.allowedHosts",
  ]),
  oneCell('Photos', 'u1_1.jpg,Front View.jpg', photos('/media/acme/U1_1.JPG', '/media/acme/front view.jpg')),
  oneCell('Photos', 'C:\\stock\\U1_1.jpg; U1_1.JPG', photos('/media/acme/U1_1.JPG', '/media/acme/U1_1.JPG')),
  oneCell('Photos', '/media/acme/U1_1.JPG', photos('/media/acme/U1_1.JPG')),
  {
    ...oneCell('Photos', 'U1_1.jpg,U1_2.jpg U1_3.jpg', photos('/media/acme/U1_1.JPG')),
    missingPhotos: ['U1_2.jpg', 'U1_3.jpg'],
  },
  { ...oneCell('Photos', '/media/acme/U1_9.jpg', photos()), missingPhotos: ['/media/acme/U1_9.jpg'] },
];

const attributes: readonly DirtyFeed[] = [
  oneCell('Body', 'Dual Cab', { simpleBody: 'Ute', body: 'Dual Cab' }),
  oneCell('Transmission', 'A', { simpleTransmission: 'Automatic', transmission: 'Automatic' }),
  oneCell('Transmission', 'Man', { simpleTransmission: 'Manual', transmission: 'Manual' }),
  oneCell('Transmission', '7G-Tronic', { simpleTransmission: 'Automatic', transmission: '7G-Tronic' }),
  oneCell('Rego Expiry', 'Unreg', { regoExpiry: '1900-01-01' }),
  oneCell('Rego Expiry', 'Not registered', { regoExpiry: '1900-01-01' }),
  ...['UNREG', 'NOT REG', 'no rego', 'unregistered', 'Not reg.', "UNREG'D"].map((cell) =>
    oneCell('Rego', cell, { regoPlate: null, regoExpiry: '1900-01-01' }),
  ),
  oneCell('Rego', ' s 556 apq ', { regoPlate: 'S 556 APQ', regoExpiry: null }),
  oneCell('Rego Expiry', '30/6/26', { regoExpiry: '2026-06-30' }, ['2026-06-30 is in the past']),
];

const isNoPlate = "doesn't look like a plate; it's left out";

/** @spec B3.01, B3.03 */
const plates: readonly DirtyFeed[] = [
  ...[
    'K45 TS EXP 03/27',
    'K45 TS exp 31/3/27',
    'K45 TS (exp Mar 27)',
    'k45 ts, expires 31 March 2027',
    'K45 TS (03/27)',
    'K45 TS 31/03/27',
    'K45 TS 31.03.2027',
    'K45 TS 31.3.27',
    'K45 TS 31-03-27',
    'K45 TS 03.2027',
    'K45 TS Mar-27',
    'K45 TS rego 03/27',
    'K45 TS - REGO EXP: 03/2027',
    'K45 TS reg until 3/27',
  ].map((cell) => oneCell('Rego', cell, { regoPlate: 'K45 TS', regoExpiry: '2027-03-31' })),
  ...[
    'ABC123 (NSW)',
    '(QLD) ABC123',
    'abc123 (Qld)',
    '[VIC] ABC123',
    'ABC123 NSW',
    'WA ABC123',
    'ABC123-SA',
    'ABC123/Tas.',
    'NT: ABC123',
    'ABC123, ACT',
  ].map((cell) => oneCell('Rego', cell, { regoPlate: 'ABC123', regoExpiry: null })),
  ...['ABC123 (NSW) exp 03/27', 'QLD ABC123 03/27', 'ABC123 (VIC 03/27)'].map((cell) =>
    oneCell('Rego', cell, { regoPlate: 'ABC123', regoExpiry: '2027-03-31' }),
  ),
  ...['WA 1234', 'ACT-12', 'NT 01 AB'].map((cell) => oneCell('Rego', cell, { regoPlate: cell, regoExpiry: null })),
  oneCell('Rego', 'rego 03/27', { regoPlate: null, regoExpiry: '2027-03-31' }),
  oneCell('Rego', 'exp Mar 27', { regoPlate: null, regoExpiry: '2027-03-31' }),
  oneCell('Rego', 'K45 TS EXP 11/25', { regoPlate: 'K45 TS', regoExpiry: '2025-11-30' }, [
    'Rego: 2025-11-30 is in the past',
  ]),
  oneCell('Rego', 'PENDING exp 03/27', { regoPlate: null, regoExpiry: '2027-03-31' }, [isNoPlate]),
  feed(
    'an expiry of its own beside one in the plate',
    'csv',
    'Stock No,Make,Model,Year,Rego,Rego Expiry\nU1,Kia,Rio,2020,K45 TS EXP 03/27,30/6/27\n',
    { vehicles: [{ regoPlate: 'K45 TS', regoExpiry: '2027-06-30' }] },
  ),
  feed(
    'an expiry in the plate of JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"regplate":"ABC123 (exp Mar 27)"}\n{"stocknum":"U2","make":"Kia","model":"Rio","year":2020,"regplate":"No plates"}\n',
    {
      vehicles: [{ regoPlate: 'ABC123', regoExpiry: '2027-03-31' }, { regoPlate: null }],
      warned: [`regplate: "NO PLATES" ${isNoPlate}`],
    },
  ),
  ...['ABC123', 'ABC-123', '1ABC 234', 'BENZ15', 'C 123 T', 'S 556 APQ', 'HOLDEN', 'MY RIO', '123456', 'XO'].map(
    (cell) => oneCell('Rego', cell, { regoPlate: cell, regoExpiry: null }),
  ),
  ...[
    'NO PLATES',
    'NO PLATES (NSW)',
    'NSW',
    'No plate',
    'NO',
    'NA',
    'PENDING',
    '6 MONTHS REGO',
    '12 mths',
    '6MTHS',
    'REGO TILL MARCH',
    'Expired',
    'ABC1234X',
    'A',
    'ABC  123',
    'ABC/123',
    'To be advised',
    'NEW',
    'on order',
    'Ring Sandra',
  ].map((cell) =>
    oneCell('Rego', cell, { regoPlate: null, regoExpiry: null }, [`Rego: "${cell.toUpperCase()}" ${isNoPlate}`]),
  ),
  oneCell('Rego', 'TBA', { regoPlate: null, regoExpiry: null }),
  oneCell('Rego', 'ABC123 EXP 13/27', { regoPlate: null, regoExpiry: null }, [isNoPlate]),
];

const fuelsAndCabs: readonly DirtyFeed[] = [
  oneCell('Fuel', 'PULP', { fuel: 'Petrol (premium unleaded)', simpleFuel: 'Petrol' }),
  oneCell('Fuel', 'D', { fuel: 'Diesel', simpleFuel: 'Diesel' }),
  oneCell('Body', 'D/Cab', { body: 'D/Cab', simpleBody: 'Ute', bodyConfiguration: 'Dual Cab' }),
];

const vins: readonly DirtyFeed[] = [
  oneCell('VIN', '6T1BF3EK1AU123456', { vin: '6T1BF3EK1AU123456' }),
  oneCell('VIN', '6T1BF3EK1AU1234', { vin: null }, ['has 15 characters']),
  oneCell('VIN', '6T1BF3EKOAU123456', { vin: null }, ['has the letter O']),
  oneCell('VIN', '1M8GDM9AXKP042788', { vin: '1M8GDM9AXKP042788' }),
  oneCell('VIN', '1M8GDM9A1KP042788', { vin: '1M8GDM9A1KP042788' }, ['wrong check digit']),
];

const makes: readonly DirtyFeed[] = [
  feed(
    'makes that are abbreviated, mistaken and unknown',
    'csv',
    'Stock No,Make,Model,Year\nU1,Mitsi,Triton,2020\nU2,Merc,C200,2020\nU3,Landcruiser,GXL,2020\nU4,Toyotta,Rav4,2020\nU5,New Age,Manta Ray,2020\n',
    {
      vehicles: ['Mitsubishi', 'Mercedes-Benz', 'Landcruiser', 'Toyotta', 'New Age'].map((make) => ({ make })),
      warned: [
        'Make: "Landcruiser" isn\'t a make we know, but is a model of Toyota',
        'Make: "Toyotta" isn\'t a make we know. If it\'s Toyota, correct it',
      ],
    },
  ),
];

export const dirtyCells: readonly DirtyFeed[] = [
  ...dates,
  ...years,
  ...prices,
  ...figures,
  ...engines,
  ...words,
  ...yards,
  ...texts,
  ...pictures,
  ...attributes,
  ...plates,
  ...fuelsAndCabs,
  ...vins,
  ...makes,
];
