import { type DirtyFeed, feed, oneCell } from './dirty-feed.ts';

const onSale = { isSold: false, status: 'in_stock', isReserved: false };
const soldBecause = (cell: string): string => `says "${cell}", so the vehicle is marked as sold`;
const heldBecause = (cell: string): string => `says "${cell}", so the vehicle is on hold for a buyer`;

const models = (cell: string, vehicle: object, warned: readonly string[] = []): DirtyFeed =>
  feed(`Model '${cell}'`, 'csv', `Stock No,Make,Model,Year\nU1,Toyota,"${cell}",2020\n`, {
    vehicles: [{ stockNumber: 'U1', ...vehicle }],
    warned,
  });

const marks: readonly DirtyFeed[] = [
  ...[
    'Camry *SOLD*',
    'Camry SOLD',
    'Camry (sold)',
    'Camry - SOLD!!',
    'SOLD - Camry',
    'Camry ** SOLD ** thanks Kev',
  ].map((cell) => models(cell, { model: 'Camry', status: 'sold' }, [soldBecause(cell)])),
  models('Camry SOLD by Kev', { model: 'Camry', status: 'sold' }, [soldBecause('Camry SOLD by Kev')]),
  models('SOLD', { model: 'Sold', status: 'sold' }, [soldBecause('SOLD')]),
  ...[
    'Camry HOLD',
    'Camry (on hold)',
    'Camry DEPOSIT TAKEN',
    'Camry *PENDING*',
    'Camry - under offer',
    'HOLD Camry',
  ].map((cell) => models(cell, { model: 'Camry', status: 'on hold' }, [heldBecause(cell)])),
  models('Camry DONT ADVERTISE', { model: 'Camry', status: 'not on sale' }, ["so the vehicle isn't for sale"]),
  ...['Camry DEP', 'Camry (dep pd)', 'Camry - spoken for'].map((cell) =>
    models(cell, { model: 'Camry', status: 'on hold' }, [heldBecause(cell)]),
  ),
  ...['Camry - not ready', 'Camry not ready yet', 'Camry (wholesale)', 'Camry - stolen'].map((cell) =>
    models(cell, { model: 'Camry', status: 'not on sale' }, ["so the vehicle isn't for sale"]),
  ),
  models('Camry - gone', { model: 'Camry', status: 'sold' }, [soldBecause('Camry - gone')]),
  ...[
    ['ring Dazza 0491 570 006', 'ring Dazza 0491 570 006'],
    ['(Mrs Pratt trade)', 'Mrs Pratt trade'],
    ['$17,100', '$17,100'],
  ].map(([note, named]) => models(`Camry ${note}`, { model: 'Camry', ...onSale }, [`Model: has "${named}"`])),
  feed('a note in Make/Model', 'csv', "Stock No,Make/Model,Year\nU1,Toyota Camry Ascent Kev's,2020\n", {
    vehicles: [{ model: 'Camry', badge: 'Ascent', ...onSale }],
    warned: [`Make/Model: has "Kev's"`],
  }),
  feed('a model that is only a note', 'csv', 'Stock No,Make,Model,Year\nU1,Toyota,0491 570 006,2020\n', {
    vehicles: [],
    refused: ['Model: has "0491 570 006"'],
  }),
  feed(
    'notes and marks in names in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio","badge":"SX $17,100","year":2020}\n{"stocknum":"U2","make":"Kia","model":"Rio - not ready","year":2020}\n',
    {
      vehicles: [
        { badge: 'SX', ...onSale },
        { model: 'Rio', status: 'not on sale' },
      ],
      warned: ['badge: has "$17,100"', "so the vehicle isn't for sale"],
    },
  ),
  oneCell('Badge', "SX Kev's", { badge: "SX Kev's", ...onSale }, [], { brakes: { staffComments: 'accept' } }),
  oneCell('Badge', 'SX SOLD', { badge: 'SX', status: 'sold' }, [soldBecause('SX SOLD')]),
  oneCell('Badge', 'SX (GT) SOLD', { badge: 'SX (GT)', status: 'sold' }, [soldBecause('SX (GT) SOLD')]),
  oneCell('Badge', 'SX FINANCE PENDING', { badge: 'SX FINANCE', status: 'on hold' }, [
    heldBecause('SX FINANCE PENDING'),
  ]),
  oneCell('Series', 'NB HOLD', { series: 'NB', status: 'on hold' }, [heldBecause('NB HOLD')]),
  oneCell('Title', '2020 Rio *SOLD*', { name: '2020 Rio', status: 'sold' }, [soldBecause('2020 Rio *SOLD*')]),
  oneCell('Tag', 'SOLD', { tag: null, status: 'sold' }, [soldBecause('SOLD')]),
  ...['SOLD', 'Sold yard', 'SOLD - delivered', 'Sold to Kev'].map((cell) =>
    oneCell('Yard', cell, { locationName: null, status: 'sold' }, [soldBecause(cell)]),
  ),
  oneCell('Yard', 'Cannington - SOLD', { locationName: 'Cannington', status: 'sold' }, [
    soldBecause('Cannington - SOLD'),
  ]),
  ...[
    'DELIVERED',
    'Delivered',
    'Gone',
    'Collected',
    'Handed over',
    'Picked up 12/11',
    'Delivered - Smith',
    'Delivered to customer',
  ].map((cell) => oneCell('Yard', cell, { locationName: null, status: 'sold' }, [soldBecause(cell)])),
  oneCell('Yard', 'Cannington - DELIVERED', { locationName: 'Cannington', status: 'sold' }, [
    soldBecause('Cannington - DELIVERED'),
  ]),
  feed(
    'a delivered car beside an open status',
    'csv',
    'Stock No,Make,Model,Year,Where,Status\nU1,Kia,Rio,2020,DELIVERED,Avail\n',
    {
      vehicles: [{ stockNumber: 'U1', status: 'sold' }],
      warned: [soldBecause('DELIVERED')],
      switches: { columns: { Where: 'location_code' } },
    },
  ),
  oneCell('Yard', 'HOLD - Barry', { locationName: null, status: 'on hold' }, [heldBecause('HOLD - Barry')]),
  ...['HOLD', 'Pending', 'Deposit taken', 'Reserved'].map((cell) =>
    oneCell('Location', cell, { locationName: null, status: 'on hold' }, [heldBecause(cell)]),
  ),
  ...[
    ['Body', { body: null }],
    ['Fuel', { fuel: null }],
    ['Drive', { drive: null }],
    ['Gearbox', { transmission: null }],
    ['Kms', { odometerKm: null }],
    ['Engine Size', { engineSizeCc: null }],
    ['Rego', { regoPlate: null }],
    ['Rego Expiry', { regoExpiry: null }],
    ['Date Listed', {}],
    ['Build Date', {}],
    ['VIN', { vin: null }],
    ['Seats', {}],
    ['Condition', {}],
    ['Online', { isShownOnWebsite: true }],
    ['Pics', { images: [] }],
  ].flatMap(([heading, empty]) => [
    oneCell(heading as string, 'SOLD', { ...(empty as object), status: 'sold' }, [soldBecause('SOLD')]),
    oneCell(heading as string, 'on hold', { ...(empty as object), status: 'on hold' }, [heldBecause('on hold')]),
  ]),
  oneCell('Rego Expiry', 'SOLD 12/11', { regoExpiry: null, status: 'sold' }, [soldBecause('SOLD 12/11')]),
  oneCell('Kms', '45,000 SOLD', { odometerKm: 45_000, status: 'sold' }, [soldBecause('45,000 SOLD')]),
  oneCell('Kms', 'SOLD Kev', { odometerKm: null, status: 'sold' }, [soldBecause('SOLD Kev')]),
  oneCell('Body', 'Wagon (sold)', { body: 'Wagon', status: 'sold' }, [soldBecause('Wagon (sold)')]),
  feed('a stock number with a mark', 'csv', 'Stock No,Make,Model,Year\nU1 SOLD,Kia,Rio,2020\n', {
    vehicles: [{ stockNumber: 'U1', status: 'sold' }],
    warned: [soldBecause('U1 SOLD')],
  }),
  feed('a mark beside a status', 'csv', 'Stock No,Make,Model,Year,Status\nU1,Kia,Rio SOLD,2020,Available\n', {
    vehicles: [{ model: 'Rio', status: 'sold' }],
    warned: [soldBecause('Rio SOLD')],
  }),
  feed(
    'marks in JSON Lines',
    'jsonl',
    '{"stocknum":"U1","make":"Kia","model":"Rio *SOLD*","year":2020}\n{"stocknum":"U2","make":"Kia","model":"Rio","badge":"SX HOLD","year":2020}\n{"stocknum":"U3","make":"Kia","model":"Rio","badge":"Sold with RWC","year":2020}\n{"stocknum":"U4","make":"Kia","model":"Rio","year":2020,"fuel":"sold","km":"SOLD"}\n',
    {
      vehicles: [
        { model: 'Rio', status: 'sold' },
        { badge: 'SX', status: 'on hold' },
        { badge: 'Sold with RWC', ...onSale },
        { fuel: null, odometerKm: null, status: 'sold' },
      ],
      warned: [soldBecause('Rio *SOLD*'), heldBecause('SX HOLD'), 'so the vehicle is marked as sold'],
    },
  ),
];

const harmless: readonly DirtyFeed[] = [
  ...[
    'Sold with RWC',
    'sold new by us',
    'Solditude',
    'Sold as is',
    'Not sold',
    'Unsold',
    'GXL Hill Hold',
    'GXL HILL HOLD',
    'Holdfast',
    'REGO PENDING',
    'Plates PENDING',
    'Deposit welcome',
    'Household edition',
    'No deposit',
  ].map((cell) => oneCell('Badge', cell, { badge: cell, ...onSale })),
  oneCell('Rego Expiry', 'Pending', { regoExpiry: null, ...onSale }, ["isn't a date such as 30/6/27"]),
  { ...oneCell('Pics', 'sold-1.jpg', onSale), missingPhotos: ['sold-1.jpg'] },
  oneCell('Features', 'Hill Hold|Auto Hold', onSale),
  oneCell('Badge', 'SOLD NEW BY US', { badge: 'SOLD NEW BY US', ...onSale }),
  ...['To be delivered', 'Delivered to yard'].map((cell) =>
    oneCell('Yard', cell, { locationName: null, ...onSale }, ["isn't a location of this site"]),
  ),
  oneCell('Yard', 'Holden Hill', { locationName: null, ...onSale }, ["isn't a location of this site"]),
  feed(
    'a Holden',
    'csv',
    'Stock No,Make,Model,Year,Brand,Full Name,Extra\nU1,Holden,Commodore,2017,HOLDEN,HOLDEN COMMODORE,holden\n',
    { vehicles: [{ make: 'Holden', ...onSale }] },
  ),
];

const cars = ['U1,Kia,Rio,2020', 'U2,Kia,Rio,2020', 'U3,Kia,Rio,2020'] as const;
const noVehicle = ["row: isn't a car: it has no stock number, make, model or year"];

/**
 * Without an earlier import to compare with, each mark applies to the car in its own row. A last row with only a mark
 * is refused.
 */
const movedDown: readonly DirtyFeed[] = [
  feed(
    'statuses a row too low',
    'csv',
    `Stock No,Make,Model,Year,Status\n${cars[0]},\n${cars[1]},SOLD\n${cars[2]},On hold\n,,,,SOLD\n`,
    { vehicles: [onSale, { status: 'sold' }, { status: 'on hold' }], refused: noVehicle },
  ),
  feed(
    'a column of sales a row too low',
    'csv',
    `Stock No,Make,Model,Year,Sold\n${cars[0]},\n${cars[1]},Y\n${cars[2]},\n,,,,Y\n`,
    { vehicles: [onSale, { isSold: true, status: 'sold' }, onSale], refused: noVehicle },
  ),
];

export const dirtyMarks: readonly DirtyFeed[] = [...marks, ...harmless, ...movedDown];
