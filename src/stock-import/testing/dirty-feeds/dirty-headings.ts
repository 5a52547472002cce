import { type DirtyFeed, feed } from './dirty-feed.ts';

const rio = { stockNumber: 'U1', make: 'Kia', model: 'Rio', year: 2020 };
const row = 'U1,Kia,Rio,2020';

export const dirtyHeadings: readonly DirtyFeed[] = [
  feed('a title above the headings', 'csv', `Stock list of Acme Cars,,,\n\nStock No,Make,Model,Year\n${row}\n`, {
    vehicles: [rio],
  }),
  feed('nine lines above the headings', 'csv', `${'Acme Cars\n'.repeat(9)}Stock No,Make,Model,Year\n${row}\n`, {
    vehicles: [rio],
  }),
  feed('ten lines above the headings', 'csv', `${'Acme Cars\n'.repeat(10)}Stock No,Make,Model,Year\n${row}\n`, {
    vehicles: null,
    failure: 'is missing the columns stock_number, make, model, year',
  }),
  feed(
    'headings over two rows',
    'csv',
    `Stock,Vehicle,Vehicle,Vehicle,Price\nNo,Make,Model,Year,Drive Away\n${row},24990\n`,
    {
      vehicles: [{ ...rio, priceCents: 2_499_000, priceType: 'Drive Away' }],
    },
  ),
  feed('a row of units below the headings', 'csv', `Stock No,Make,Model,Year,Odometer\n,,,,km\n${row},45000\n`, {
    vehicles: [{ ...rio, odometerKm: 45_000 }],
  }),
  feed("Excel's line about the separator", 'csv', 'sep=;\nStock No;Make;Model;Year\nU1;Kia;Rio;2020\n', {
    vehicles: [rio],
  }),
  feed('tabs', 'csv', 'Stock No\tMake\tModel\tYear\nU1\tKia\tRio\t2020\n', { vehicles: [rio] }),
  feed('bars', 'csv', 'Stock No|Make|Model|Year\nU1|Kia|Rio|2020\n', { vehicles: [rio] }),
  feed('a separator that the site names', 'csv', 'Stock No;Make;Model;Year;Sold, held, or new\nU1;Kia;Rio;2020;x\n', {
    switches: { separator: 'semicolon' },
    vehicles: [rio],
    warned: ["Sold, held, or new: isn't read, although its heading mentions a sale"],
  }),
  feed('another separator than the site names', 'csv', 'Stock No\tMake\tModel\tYear\nU1\tKia\tRio\t2020\n', {
    switches: { separator: 'comma' },
    vehicles: null,
    failure: "The file's cells are separated by tabs, but stockFeed.separator is comma.",
  }),
  feed('XML in a file that is read as CSV', 'csv', '<?xml version="1.0"?>\n<cars><car/></cars>\n', {
    vehicles: null,
    failure: "The file looks like XML, but it's read as CSV. Use --format xml",
  }),
  feed('JSON in a file that is read as XML', 'xml', '[{"StockNo":"U1"}]', {
    vehicles: null,
    failure: "The file looks like JSON, but it's read as XML. Use --format json",
  }),
  feed('headings of its own', 'csv', 'Ref,Brand,Type of model,Built in,Our Price,Cost\nU1,Kia,Rio,2020,24990,1\n', {
    switches: {
      columns: {
        Ref: 'stock_number',
        brand: 'make',
        'type-of-model': 'model',
        'Built in': 'year',
        'Our Price': 'price',
      },
    },
    vehicles: [{ ...rio, priceCents: 2_499_000 }],
  }),
  feed(
    "a site's own column before one of that name",
    'csv',
    'Stock No,Make,Model,Year,Price,Web Price\nU1,Kia,Rio,2020,1,24990\n',
    {
      switches: { columns: { 'Web Price': 'price' } },
      vehicles: [{ ...rio, priceCents: 2_499_000 }],
    },
  ),
  ...['Ask $', 'Asking', 'Sell', 'Retail', 'Web price'].map((heading) =>
    feed(`a price beside ${heading}`, 'csv', `Stock No,Make,Model,Year,Price,${heading}\n${row},31200,38990\n`, {
      vehicles: null,
      failure: `Two columns look like the price: "Price" and "${heading}". One of them may be the cost. If shoppers pay`,
    }),
  ),
  feed(
    'a price beside an asking price in JSON',
    'json',
    '[{"StockNo":"U1","Make":"Kia","Model":"Rio","Year":2020,"Price":1,"Ask":2}]',
    {
      vehicles: null,
      failure: 'write "Ask: price" under stockFeed.columns; if they pay "Price", write "Ask: ignored".',
    },
  ),
  ...[
    [{ 'Ask $': 'price' }, 3_899_000],
    [{ 'Ask $': 'ignored' }, 3_120_000],
    [{ Price: 'price' }, 3_120_000],
  ].map(([columns, priceCents]) =>
    feed(
      `a price beside Ask $ with ${JSON.stringify(columns)}`,
      'csv',
      `Stock No,Make,Model,Year,Price,Ask $\n${row},31200,38990\n`,
      { switches: { columns }, vehicles: [{ ...rio, priceCents }] },
    ),
  ),
  ...['Web blurb', 'Advert', 'Description', 'Ad text', 'Web comments'].flatMap((heading) => [
    feed(
      `comments beside ${heading}`,
      'csv',
      `Stock No,Make,Model,Year,${heading},Comments\n${row},One owner.,Hail damage\n`,
      {
        vehicles: [{ ...rio, dealerComments: 'One owner.' }],
        warned: [
          `Comments: isn't shown to shoppers, because "${heading}" is. If they should see this column instead, write`,
        ],
      },
    ),
    feed(
      `comments that the site reads beside ${heading}`,
      'csv',
      `Stock No,Make,Model,Year,${heading},Comments\n${row},One owner.,Tow bar\n`,
      { switches: { columns: { Comments: 'comments' } }, vehicles: [{ ...rio, dealerComments: 'Tow bar' }] },
    ),
  ]),
  feed(
    'comments beside an advert in JSON',
    'json',
    '[{"StockNo":"U1","Make":"Kia","Model":"Rio","Year":2020,"Comments":"Hail damage","WebBlurb":"One owner."}]',
    { vehicles: [{ ...rio, dealerComments: 'One owner.' }] },
  ),
  ...[
    'Bottom $36k - owe Macca $500',
    'Ring Bev 0412 555 019',
    'trade from Kev',
    'Cost 12500',
    'floor plan till June',
    'hail damage not to be mentioned',
  ].map((cell) =>
    feed(`Comments '${cell}'`, 'csv', `Stock No,Make,Model,Year,Comments\n${row},${cell}\n`, {
      vehicles: [{ ...rio, dealerComments: null }],
      warned: [`Comments: 1 cell looks like a note to staff and isn't shown to shoppers, such as "${cell}" in row 2`],
    }),
  ),
  ...['Trade-ins welcome, low running costs', 'New floor mats, bottom of the range', 'Bought new from us'].map((cell) =>
    feed(`Comments '${cell}'`, 'csv', `Stock No,Make,Model,Year,Comments\n${row},"${cell}"\n`, {
      vehicles: [{ ...rio, dealerComments: cell }],
    }),
  ),
  feed('notes that the site shows', 'csv', `Stock No,Make,Model,Year,Comments\n${row},Ring Bev 0412 555 019\n`, {
    switches: { columns: { Comments: 'comments' } },
    vehicles: [{ ...rio, dealerComments: 'Ring Bev 0412 555 019' }],
  }),
  feed(
    'a column that the site leaves out',
    'csv',
    'Stock No,Make,Model,Year,Notes\nU1,Kia,Rio,2020,He will take 20000\n',
    {
      switches: { columns: { Notes: 'ignored' } },
      vehicles: [{ ...rio, dealerComments: null }],
    },
  ),
  feed('a badge and a trim', 'csv', 'Stock No,Make,Model,Year,Trim,Badge\nU1,Kia,Rio,2020,Black leather,GT\n', {
    vehicles: [{ ...rio, badge: 'GT' }],
  }),
  feed('a trim without a badge', 'csv', `Stock No,Make,Model,Year,Trim\n${row},GT\n`, {
    vehicles: [{ ...rio, badge: 'GT' }],
  }),
  feed('a trim that the site reads', 'csv', `Stock No,Make,Model,Year,Trim,Badge\n${row},Black leather,GT\n`, {
    switches: { columns: { Trim: 'interior_colour' } },
    vehicles: [{ ...rio, badge: 'GT', interiorColour: 'Black leather' }],
  }),
  feed(
    'a badge and a trim in JSON',
    'json',
    '[{"StockNo":"U1","Make":"Kia","Model":"Rio","Year":2020,"Trim":"Black leather","Badge":""}]',
    { vehicles: [{ ...rio, badge: null }] },
  ),
  feed('series and badge in one column', 'csv', `Stock No,Make,Model,Year,Series/Badge\n${row},YB GT\n`, {
    vehicles: [{ ...rio, badge: 'YB GT', series: null }],
  }),
  feed('two columns of one meaning', 'csv', 'Stock No,Make,Model,Year,Colour,Paint\nU1,Kia,Rio,2020,Red,Blue\n', {
    vehicles: null,
    failure: 'Two columns map to colour',
  }),
  feed('a row with a cell too few', 'csv', `Stock No,Make,Model,Year,Price\n${row}\nU2,Kia,Rio,2020,24990\n`, {
    vehicles: [{ stockNumber: 'U2' }],
    refused: ['row: has 4 cells under 5 headings'],
  }),
  feed('a row with a cell too many', 'csv', `Stock No,Make,Model,Year\n${row},x\nU2,Kia,Rio,2020\n`, {
    vehicles: [{ stockNumber: 'U2' }],
    refused: ['row: has 5 cells under 4 headings'],
  }),
  feed('a price without quotes', 'csv', `Stock No,Make,Model,Year,Price,Yard\n${row},$27,990,\n`, {
    vehicles: [],
    refused: ['has 7 cells under 6 headings: perhaps a comma in a figure that isn\'t in quotes, "$27,990"'],
  }),
  feed('a total below the rows', 'csv', `Stock No,Make,Model,Year\n${row}\nTotal: 1 vehicle\n`, {
    vehicles: [rio],
    warned: ['row: says "Total: 1 vehicle", which isn\'t a vehicle, so it\'s ignored'],
  }),
  feed('a total below the rows, without an end', 'csv', `Stock No,Make,Model,Year\n${row}\n1 vehicles`, {
    vehicles: [rio],
    warned: ['row: says "1 vehicles"'],
  }),
  feed(
    'a total under the model, with many sums',
    'csv',
    `Stock No,Make,Model,Year,Kms,Price,Was Price,Seats\n${row},45000,19990,,5\n,,TOTAL,,"128,000","$598,000","717,000",5\n`,
    { vehicles: [rio], warned: ['row: says "TOTAL 128,000 $598,000 717,000 5"'] },
  ),
  ...['Make/Model', 'Make & Model', 'Make and Model'].map((heading) =>
    feed(heading, 'csv', `Stock No,${heading},Year\nU1,Toyota Hilux SR5,2018\nU2,KIA RIO,2020\nU3,Foo Bar,2020\n`, {
      vehicles: [
        { make: 'Toyota', model: 'HiLux', badge: 'SR5' },
        { make: 'Kia', model: 'Rio', badge: null },
      ],
      refused: [`${heading}: "Foo Bar" doesn't begin with a make we know and a model`],
    }),
  ),
  feed('make and model of their own beside both', 'csv', `Stock No,Make,Model,Year,Make/Model\n${row},Toyota Hilux\n`, {
    vehicles: [rio],
  }),
  feed('make and model in one element', 'json', '[{"StockNo":"U1","MakeModel":"Kia Rio","Year":2020}]', {
    vehicles: [rio],
  }),
  ...['Ks', "K's", 'Klms'].map((heading) =>
    feed(`kilometres under ${heading}`, 'csv', `Stock No,Make,Model,Year,${heading}\n${row},"128,450"\n`, {
      vehicles: [{ ...rio, odometerKm: 128_450 }],
    }),
  ),
  feed('a count below the rows', 'csv', `Stock No,Make,Model,Year,Price\n${row},1\n,,,30,450000\n`, {
    vehicles: [rio],
    warned: ['Price: 1 dollars', 'row: says "30 450000"'],
  }),
  feed('a row without a stock number that names a car', 'csv', `Stock No,Make,Model,Year\n${row}\n,Kia,Rio,2020\n`, {
    vehicles: [rio],
    refused: ['stocknum: is missing'],
  }),
  feed('a last line without an end', 'csv', `Stock No,Make,Model,Year\n${row}\nU2,Kia,Rio,2020`, {
    vehicles: [rio],
    hasHeldRow: true,
  }),
  feed('a quote that is never closed', 'csv', `Stock No,Make,Model,Year,Badge\n${row},S\nU2,Kia,Rio,2020,"S\n`, {
    vehicles: [rio],
    refused: ['row: has a quote that is never closed'],
  }),
  feed('inches in a cell', 'csv', `Stock No,Make,Model,Year,Badge\n${row},17" wheels\n`, {
    vehicles: [{ ...rio, badge: '17" wheels' }],
  }),
  feed('a spreadsheet', 'csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 1, 2, 0xff]), {
    vehicles: null,
    failure: 'spreadsheet',
  }),
  feed('an Excel workbook', 'csv', `PK\u0003\u0004\u0014\u0000[Content_Types].xml`, {
    vehicles: null,
    failure:
      'The file is an Excel workbook (.xlsx), not a CSV. Open it in Excel, choose File, Save As and the type "CSV UTF-8 (Comma delimited)"',
  }),
  feed('a web page', 'csv', '<!DOCTYPE html><html><body>Sign in</body></html>\n', {
    vehicles: null,
    failure: 'web page',
  }),
  ...['Ext Clr', 'Ext Col', 'Clr'].map((heading) =>
    feed(`the colour under '${heading}'`, 'csv', `Stock No,Make,Model,Year,${heading}\n${row},Soul Red\n`, {
      vehicles: [{ ...rio, colour: 'Soul Red' }],
    }),
  ),
  feed(
    "a drive away price under 'Retail D/Away'",
    'csv',
    `Stock No,Make,Model,Year,Retail D/Away\n${row},"$28,990"\n`,
    {
      vehicles: [{ ...rio, priceCents: 2_899_000, priceType: 'Drive Away' }],
    },
  ),
  feed('an empty row', 'csv', `Stock No,Make,Model,Year\n,,,\n${row}\n`, { vehicles: [rio] }),
  feed('no stock number', 'csv', `Stock No,Make,Model,Year\n-,Kia,Rio,2020\n${row}\n`, {
    vehicles: [rio],
    refused: ['is missing'],
  }),
  feed('a year of three digits', 'csv', `Stock No,Make,Model,Year\nU2,Kia,Rio,202\n${row}\n`, {
    vehicles: [rio],
    refused: ['Year: "202" is not'],
  }),
];
