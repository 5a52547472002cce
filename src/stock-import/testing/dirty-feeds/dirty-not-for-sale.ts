import { type DirtyFeed, feed, oneCell } from './dirty-feed.ts';

const onSale = { isSold: false, status: 'in_stock', isReserved: false };
const offSale = { isSold: false, status: 'not on sale', isReserved: false };
const keepsOff = (cell: string): string => `isn't read, but says "${cell}", so 1 vehicle isn't for sale (U1).`;
const saysNot = (cell: string): string => `says ${JSON.stringify(cell)}, so the vehicle isn't for sale`;

const notAdvertised: readonly DirtyFeed[] = [
  ...[
    'DONT ADVERTISE',
    "Don't advertise",
    'do not advertise yet',
    'Not to be advertised',
    'Needs work. DO NOT ADVERTISE',
  ].flatMap((cell) => [
    oneCell('Location note', cell, offSale, [`Location note: ${saysNot(cell)}`]),
    oneCell('Comments', cell, { ...offSale, dealerComments: null }, [`Comments: ${saysNot(cell)}`]),
    oneCell('Badge', cell, offSale, [`Badge: ${saysNot(cell)}`]),
  ]),
  oneCell('Notes', 'DONT ADVERTISE', offSale, [`Notes: ${saysNot('DONT ADVERTISE')}`], {
    columns: { Notes: 'ignored' },
  }),
  oneCell('Comments', 'We are so busy that we do not advertise most of our utes, so call us', onSale),
  feed(
    'a note to the staff in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"dealercomments":"DONT ADVERTISE"}\n',
    { vehicles: [{ ...offSale, dealerComments: null }], warned: [`dealercomments: ${saysNot('DONT ADVERTISE')}`] },
  ),
  feed(
    'a note to the staff in XML',
    'xml',
    `<cars><car><stockno>U1</stockno><make>Kia</make><model>Rio</model><year>2020</year><remark>Do not advertise</remark></car></cars>`,
    { vehicles: [offSale], warned: [`remark: ${saysNot('Do not advertise')}`] },
  ),
];

const described: readonly DirtyFeed[] = [
  ...[
    'HOLD for Jan Petrov',
    'wholesaled to Prestige',
    'gone to auction',
    "don't sell",
    'customer collecting Sat',
    'dep taken from Bruce',
  ].map((cell) => oneCell('Description', `Tow bar. ${cell}`, offSale, [`Description: ${saysNot(cell)}`])),
  ...[
    'One owner, sold new by us',
    'Held by one family, contract signed in 2019 for its service plan',
    'Hail claim settled',
  ].map((cell) => oneCell('Description', cell, { ...onSale, dealerComments: cell })),
  oneCell('Description', 'spoken for', { ...onSale, dealerComments: 'spoken for' }, [], {
    brakes: { staffComments: 'accept' },
  }),
  feed(
    'a description that keeps a car off sale in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"dealercomments":"Tow bar. Promised to my sister"}\n',
    { vehicles: [offSale], warned: [`dealercomments: ${saysNot('Promised to my sister')}`] },
  ),
];

const notForSale: readonly DirtyFeed[] = [
  ...[
    'Not for sale till windscreen',
    'NFS',
    'wholesaled to Manheim',
    'Needs two tyres - trade only',
    'deal done, Pete picks it up Friday and pays the rest then',
    'On hold for the Hendersons until their bank comes back',
    'Nice car, two keys. Sold to Dale Ng from Harlaxton',
    'Cracked screen; SOLD 27/11, waiting on finance papers',
    'went to Pickles with the Navara',
    'Do not sell, airbag recall',
    'HOLD for Jodie McRae til Friday 0491 570 313',
    'Hold Jodie McRae til Friday arvo please mate',
    'hold for the Hendersons til their bank comes back',
    'Holding for Jodie',
    'dep pd',
    '$500 dep Bev',
    'dep $500 Bev Lucas 0491 570 159',
    'deposit Bev Lucas',
    'Bev left a $500 deposit on Sat, wants a tow bar fitted',
    'gone',
    'Gone - Kev, 14/11',
    'contract signed',
    'spoken for (Barry)',
    'waiting on finance, Kev',
    'written off',
    'Stolen 12/11',
    'at wreckers',
    'Keys in safe. Delivered to the customer',
    'put aside for Mick till Fri',
    'left the yard 27/11',
    'customer collecting Sat',
    'settled 24/11',
    'not ours any more',
    'cust paid in full',
    'promised to my sister',
    'on lay-by',
  ].map((cell) =>
    oneCell('Yard Notes', cell, { ...offSale, dealerComments: null }, [`Yard Notes: ${keepsOff(cell.slice(0, 40))}`]),
  ),
  ...[
    'We have never sold a better one',
    'One of our best utes, sold to its first owner in 2019 and back again',
    'Not for sale to dealers',
    'Trade in off Glen Maher 0417 220 914',
    'deal done twice but fell through',
    'Not wholesaled, we keep this one for retail',
    'Was on hold for Bev, who pulled out. Ready to go again',
    'no deposit taken yet',
    '$500 dep Bev, refunded',
    'Deposit Required',
    'No deposit finance from $99 per week',
    '$500 deposit secures it',
    'Battery gone, gone to detail next',
    'Hold On To Your Hat, this one flies along the highway',
    'Service contract signed',
    'Stolen: no',
    'Stolen register: no record found',
    'Not written off',
    'was spoken for, sale fell through',
    'hail claim settled',
    'rego paid in full',
    'not ours yet',
  ].map((cell) => ({
    ...oneCell('Yard Notes', cell, { ...onSale, dealerComments: null }),
    warned: /sold to|hold|Hold On|wholesaled|Deposit R/.test(cell)
      ? ["Yard Notes: isn't read, although 1 cell mentions a sale"]
      : [],
  })),
  ...['delivered 14/11', 'picked up Sat by Col', 'Collected'].map((cell) =>
    oneCell('Yard Notes', cell, { ...onSale, dealerComments: null }, [
      "Yard Notes: isn't read, although 1 cell mentions a sale",
    ]),
  ),
  ...['Delivered 14/11', 'picked up from Manheim'].map((cell) => oneCell('Freight', cell, onSale)),
  ...['NFS', 'Not for sale', 'Trade only'].flatMap((cell) => [
    oneCell('Price', cell, offSale, [`Price: ${saysNot(cell)}`]),
    oneCell('Price', `24990 ${cell}`, { ...offSale, priceCents: 2_499_000 }, [`Price: ${saysNot(`24990 ${cell}`)}`]),
    oneCell('Badge', `GT ${cell}`, { ...offSale, badge: 'GT' }, [`Badge: ${saysNot(`GT ${cell}`)}`]),
  ]),
  feed(
    'a car that is not for sale in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","year":2020,"badge":"GT NFS"}\n',
    { vehicles: [offSale], warned: [`badge: ${saysNot('GT NFS')}`] },
  ),
];

export const dirtyNotForSale: readonly DirtyFeed[] = [...notAdvertised, ...described, ...notForSale];
