import { type DirtyFeed, feed, oneCell } from './dirty-feed.ts';

const sold = { isSold: true, status: 'sold' };
const onSale = { isSold: false, status: 'in_stock', isReserved: false };
const reserved = { ...onSale, isReserved: true };
const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00+10:00`) / 1000;

const soldColumns: readonly DirtyFeed[] = [
  ...['Sold', 'Sold?', 'Sold Y/N', 'SOLD (Y/N)', 'Is Sold', 'Date Sold', 'Sold Date', 'sold_date', 'Sold On'].map(
    (heading) => oneCell(heading, 'Y', sold),
  ),
  ...['Yes', 'TRUE', '1', 'SOLD', 'Sold - Kev'].map((cell) => oneCell('Sold', cell, sold)),
  ...['N', 'no', '0', '', 'Not sold', 'Unsold', 'Not yet sold', 'None', '0000-00-00', '1/01/1900'].map((cell) =>
    oneCell('Sold?', cell, { ...onSale, soldAtSeconds: null }),
  ),
  oneCell('Sold', 'Ja', sold, [], { words: { yes: ['ja'] } }),
  oneCell('Date Sold', '3/11/2026', { ...sold, soldAtSeconds: secondsOf('2026-11-03') }),
  oneCell('Date Sold', '2026-11-25', { ...sold, soldAtSeconds: secondsOf('2026-11-25') }),
  oneCell('Date Sold', '11/3/2026', { ...sold, soldAtSeconds: secondsOf('2026-11-03') }, [], {
    dateOrder: 'monthFirst',
  }),
  oneCell('Date Sold', '30/11/2026', { ...onSale, soldAtSeconds: null }),
  oneCell('Gone', 'Y', sold, [], { columns: { Gone: 'sold' } }),
  oneCell('Sold', 'On hold', reserved),
  {
    ...oneCell('Sold', 'perhaps', {}),
    vehicles: [],
    refused: ['Sold: "perhaps"'],
  },
];

const depositColumns: readonly DirtyFeed[] = [
  ...['Deposit', 'Deposit Taken', 'Deposit?', 'Dep Taken', 'On Hold', 'Hold', 'Deposit Paid'].map((heading) =>
    oneCell(heading, 'Y', reserved),
  ),
  ...['$500', '500.00', '27/11/2026', 'Taken', 'PAID', 'dep taken', 'Deposit taken', 'U/O'].map((cell) =>
    oneCell('Deposit', cell, reserved),
  ),
  ...['N', '0', '$0.00', '', 'No deposit', 'None', 'nil', '0000-00-00'].map((cell) => oneCell('Deposit', cell, onSale)),
  oneCell('Deposit', 'perhaps', onSale, ['Deposit: ']),
];

const headings = 'Stock No,Make,Model,Year';
const row = 'U1,Kia,Rio,2020';

const together: readonly DirtyFeed[] = [
  feed('Sold beside a status that says on sale', 'csv', `${headings},Status,Sold\n${row},Available,Y\n`, {
    vehicles: [sold],
  }),
  feed('a status that says sold beside Sold', 'csv', `${headings},Sold,Status\n${row},N,SOLD\n`, {
    vehicles: [{ status: 'sold' }],
  }),
  feed('Sold and the day of the sale', 'csv', `${headings},Sold?,Date Sold,Deposit\n${row},Y,3/11/2026,500\n`, {
    vehicles: [{ ...sold, isReserved: true, soldAtSeconds: secondsOf('2026-11-03') }],
  }),
  feed('the day of the sale before Sold', 'csv', `${headings},Date Sold,Sold?\n${row},3/11/2026,N\n`, {
    vehicles: [{ ...sold, soldAtSeconds: secondsOf('2026-11-03') }],
  }),
  feed('two columns of deposits', 'csv', `${headings},Deposit,On Hold\n${row},,Y\n`, { vehicles: [reserved] }),
  feed(
    'Sold and Deposit in XML',
    'xml',
    `<cars><car><stockno>U1</stockno><make>Kia</make><model>Rio</model><year>2020</year><sold>SOLD</sold></car>
     <car deposit="500"><stockno>U2</stockno><make>Kia</make><model>Rio</model><year>2020</year><DateSold/></car></cars>`,
    { vehicles: [sold, reserved] },
  ),
  feed(
    'Sold and Deposit in JSON',
    'json',
    JSON.stringify([
      { StockNo: 'U1', Make: 'Kia', Model: 'Rio', Year: 2020, DateSold: '2026-11-03' },
      { StockNo: 'U2', Make: 'Kia', Model: 'Rio', Year: 2020, Sold: false, DepositTaken: true },
    ]),
    { vehicles: [{ ...sold, soldAtSeconds: secondsOf('2026-11-03') }, reserved] },
  ),
  feed(
    'Sold and Deposit in JSON Lines',
    'jsonl',
    `${[
      { stocknum: 'U3', make: 'Kia', model: 'Rio', year: 2020, sold: 'SOLD' },
      { stocknum: 'U4', make: 'Kia', model: 'Rio', year: 2020, sold: '2026-12-24', reserved: 'Deposit taken' },
    ]
      .map((record) => JSON.stringify(record))
      .join('\n')}\n`,
    { vehicles: [sold, reserved] },
  ),
];

const isNotRead = "isn't read, although";
const offSale = { isSold: false, status: 'not on sale', isReserved: false };
const keepsOff = (cell: string): string => `isn't read, but says "${cell}", so 1 vehicle isn't for sale (U1).`;

const unread: readonly DirtyFeed[] = [
  oneCell('Sold To', 'Kev', onSale, [
    `Sold To: ${isNotRead} its heading mentions a sale and 1 cell is filled in, such as "Kev" in row 2. Write "Sold To: status"`,
  ]),
  oneCell('SoldTo', '', onSale, [`SoldTo: ${isNotRead} its heading mentions a sale. Write "SoldTo: status"`]),
  oneCell('Wholesale', 'Y', offSale, [`Wholesale: ${keepsOff('Y')}`]),
  oneCell('Sold new by us', 'Y', onSale, [`Sold new by us: ${isNotRead} its heading mentions a sale`]),
  oneCell('Wholesale $', '15,000', onSale),
  oneCell('Wholesale $', '', onSale),
  oneCell('Int Notes', 'under offer till Mon', offSale, [
    `Int Notes: ${keepsOff('under offer till Mon')} If a vehicle is sold, say so in its status. Only then write "Int Notes: ignored" under stockFeed.columns`,
  ]),
  ...['SOLD', 'Sold - pickup Fri', 'Kev - sold', 'Deposit taken', 'On hold (Dave)', 'wholesale', 'Reserved', 'U/O'].map(
    (cell) =>
      oneCell('Where at', cell, offSale, [
        `Where at: ${keepsOff(cell)} Write "Where at: status" under stockFeed.columns, or use sold or reserved in place of status if that's all it says. If it isn't about sales, write "Where at: ignored"`,
      ]),
  ),
  ...['Not sold', 'In stock', 'log books held', 'No deposit needed', 'Sold as is', 'Trade, sold with RWC'].map(
    (cell) => ({
      ...oneCell('Where at', cell, onSale),
      warned: cell.startsWith('Sold') || /held|RWC/.test(cell) ? [`Where at: ${isNotRead} 1 cell mentions a sale`] : [],
    }),
  ),
  oneCell('Story', 'One owner. The odometer was replaced in 2019 and the car is sold as is', onSale, [
    `Story: ${isNotRead} 1 cell mentions a sale, such as "One owner. The odometer was replaced in " in row 2. If a vehicle is sold, say so in its status. Only then write "Story: ignored" under stockFeed.columns, or "Story: comments" if it's text for shoppers`,
  ]),
  oneCell('Notes', 'Sold to Kev 0412 555 019', { ...offSale, dealerComments: null }, [
    `Notes: ${keepsOff('Sold to Kev 0412 555 019')}`,
  ]),
  oneCell('Notes', 'Trade from Bev - owes us 2k', { ...onSale, dealerComments: null }),
  ...['Internal comments', 'Staff notes', 'Recon notes', 'Recon comments', 'Workshop comments'].map((heading) =>
    oneCell(heading, 'Needs a clutch, buy price 8k', { ...onSale, dealerComments: null }),
  ),
  oneCell('Recon notes', 'New clutch fitted', { dealerComments: 'New clutch fitted' }, [], {
    columns: { 'Recon notes': 'comments' },
  }),
  oneCell('Dealer Notes', 'Call Bev first', { ...onSale, dealerComments: null }),
  oneCell('State', 'SOLD', offSale, [`State: ${keepsOff('SOLD')}`]),
  ...['Was under offer, now available. Tow pack.', 'Tow pack. Cars under offer stay listed for a week.'].map((cell) =>
    oneCell('Description', cell, { ...onSale, dealerComments: cell }),
  ),
  ...['SOLD - one owner, full books', '*** SOLD ***', 'SOLD! Thanks Kev', '<p>SOLD</p><p>One owner</p>'].map((cell) =>
    oneCell('Comments', cell, { status: 'sold' }, ['so the vehicle is marked as sold']),
  ),
  ...[
    'DEPOSIT TAKEN, tidy',
    'Deposit paid - Bev',
    'On hold till Friday',
    'UNDER OFFER - ring to go on the list. Tow pack.',
    'Sale pending, tow pack and leather seats.',
    'U/O Smith, tow pack',
  ].map((cell) => oneCell('Comments', cell, { status: 'on hold' }, ['so the vehicle is on hold for a buyer'])),
  ...['Deposit held on trust secures this car', 'Seldom SOLD - one owner'].map((cell) =>
    oneCell('Comments', cell, onSale),
  ),
  ...['SOLD - as is', 'SOLD: unregistered', 'Sold, we have more'].map((cell) =>
    oneCell('Comments', cell, onSale, ['but the vehicle is for sale']),
  ),
  feed(
    'comments that start with a sale, in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"status":"in_stock","dealercomments":"SOLD - one owner"}\n',
    { vehicles: [{ status: 'sold' }], warned: ['dealercomments: says "SOLD - one owner"'] },
  ),
  oneCell('Remarks (office only)', 'Deposit $500 Smith, pick up Fri', onSale, [
    `Remarks (office only): ${isNotRead} 1 cell mentions a sale, such as "Deposit $500 Smith, pick up Fri" in row 2`,
  ]),
  oneCell('Comments', 'Deposit 27/11 - M Jones', onSale, [
    'says "Deposit 27/11 - M Jones", but the vehicle is for sale',
  ]),
  ...['Deposit from $500 secures this car', 'Deposit of $500 holds it', 'Deposits welcome'].map((cell) =>
    oneCell('Comments', cell, { ...onSale, dealerComments: cell }),
  ),
  oneCell('Int Notes', 'SOLD', onSale, [], { columns: { 'Int Notes': 'ignored' } }),
  oneCell('Int Notes', 'two keys', onSale),
  feed(
    'several cars that a column takes off sale',
    'csv',
    `${headings},Where\n${row},SOLD\n${'x'
      .repeat(11)
      .split('')
      .map((_, at) => `W${at},Kia,Rio,2020,On hold`)
      .join('\n')}\n`,
    {
      vehicles: [
        offSale,
        ...'x'
          .repeat(11)
          .split('')
          .map(() => offSale),
      ],
      warned: [
        `Where: isn't read, but says "SOLD" (U1), "On hold" (W0, W1, W2, W3, W4, W5, W6, W7, W8) and 2 more, so 12 vehicles aren't for sale. Write`,
      ],
    },
  ),
  feed('a status column beside one of the site', 'csv', `${headings},Status,Web\n${row},SOLD,Yes\n`, {
    switches: { columns: { Web: 'status' } },
    vehicles: [offSale],
    warned: [`Status: ${keepsOff('SOLD')}`],
  }),
  feed('an unread column beside a status that says sold', 'csv', `${headings},Status,Web\n${row},Sold,On hold\n`, {
    vehicles: [{ status: 'sold' }],
  }),
  feed(
    'sold cars under an element that is unknown',
    'xml',
    `<cars><car><stockno>U1</stockno><make>Kia</make><model>Rio</model><year>2020</year><flag><a>SOLD</a></flag></car></cars>`,
    { vehicles: [offSale], warned: [`flag.a: ${keepsOff('SOLD')}`] },
  ),
  feed(
    'sold cars under a field that is unknown',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"Sold":true}\n',
    { vehicles: [offSale], warned: [`Sold: ${keepsOff('true')}`] },
  ),
];

const unknownStatus = (word: string) =>
  `Status: "${word}" isn't a status we know, so 1 vehicle counts as not for sale. Add the word to words.onSale`;

const statuses: readonly DirtyFeed[] = [
  ...[
    'Retail',
    'Current',
    'Avail',
    'On Yard',
    'Listed',
    'ONLINE',
    'On Sale',
    'Ready',
    'Live',
    'Active',
    'Y',
    'Yes',
    '1',
    'True',
    'In stock',
    'Not sold',
    'Not Sold Yet',
    'Unsold',
    'Un-sold',
    'Never sold',
    'Sold: No',
  ].map((cell) => oneCell('Status', cell, onSale)),
  ...['Sold', 'SOLD 12/11', 'Just sold'].map((cell) => oneCell('Status', cell, { status: 'sold' })),
  ...['dep taken', 'Deposit taken', 'Deposit', 'Dep', 'On deposit', 'On hold', 'Reserved', 'U/O', 'Under offer'].map(
    (cell) => oneCell('Status', cell, { status: 'on hold' }),
  ),
  ...['Withdrawn', 'Wholesale', 'NFS', 'Stolen', 'No', '0', 'Inactive'].map((cell) =>
    oneCell('Status', cell, { status: 'not on sale' }),
  ),
  ...['Auction', 'N', 'Loan car', 'No deposit', 'Not on hold'].map((cell) =>
    oneCell('Status', cell, { status: cell.toLowerCase() }, [unknownStatus(cell)]),
  ),
  oneCell('Status', 'Auction', { status: 'not on sale' }, [], { words: { notOnSale: ['auction'] } }),
  oneCell('Status', 'Ex-fleet', onSale, [], { words: { onSale: ['ex fleet'] } }),
  oneCell('Status', 'Sold price', onSale, [], { words: { onSale: ['Sold price'] } }),
  feed(
    'a status word that several cars have',
    'csv',
    `${headings},Status\n${row},Auction\nU2,Kia,Rio,2020,AUCTION\nU3,Kia,Rio,2020,Retail\n`,
    {
      vehicles: [{ status: 'auction' }, { status: 'auction' }, onSale],
      warned: ['Status: "Auction" isn\'t a status we know, so 2 vehicles count as not for sale'],
    },
  ),
  feed('several unknown status words', 'csv', `${headings},Status\n${row},At auction\nU2,Kia,Rio,2020,Workshop\n`, {
    vehicles: [{ status: 'at auction' }, { status: 'workshop' }],
    warned: [
      'Status: "At auction", "Workshop" aren\'t statuses we know, so 2 vehicles count as not for sale. Add the words to',
    ],
  }),
];

export const dirtySales: readonly DirtyFeed[] = [
  ...soldColumns,
  ...depositColumns,
  ...together,
  ...unread,
  ...statuses,
];
