import { type DirtyFeed, feed } from './dirty-feed.ts';

const heading = 'Stock No,Make,Model,Year,Status\n';
const car = (number: number, status = 'In stock'): string => `U${number},Kia,Rio,2020,${status}\n`;
const shown = (number: number) => ({ stockNumber: `U${number}`, status: 'in_stock', isShownOnWebsite: true });
const hidden = (number: number) => ({ stockNumber: `U${number}`, status: 'not on sale', isShownOnWebsite: false });

export const dirtySections: readonly DirtyFeed[] = [
  ...['--- TRADE ONLY - DO NOT ADVERTISE ---,,,,', 'Wholesale', ',NOT FOR SALE,,,'].map((title) =>
    feed(`cars below '${title}'`, 'csv', `${heading}${car(1)}${title}\n${car(2)}${car(3, 'Sold')}`, {
      vehicles: [shown(1), hidden(2), { stockNumber: 'U3', status: 'sold' }],
      warned: ["so the 2 vehicles below aren't for sale (U2, U3)"],
    }),
  ),
  ...['\n', ',,,,\n', 'RETAIL,,,,\n'].map((end) =>
    feed(`cars after ${JSON.stringify(end)}`, 'csv', `${heading}TRADE,,,,\n${car(1)}${end}${car(2)}`, {
      vehicles: [hidden(1), shown(2)],
      warned: ['row: says "TRADE", so the vehicle below isn\'t for sale (U1)'],
    }),
  ),
  feed('cars after an empty line and a title', 'csv', `${heading}${car(1)}SOLD CARS\n\n${car(2)}ON HOLD\n${car(3)}`, {
    vehicles: [shown(1), { stockNumber: 'U2', status: 'sold' }, { stockNumber: 'U3', status: 'on hold' }],
    warned: [
      'says "SOLD CARS", so the vehicle below is marked as sold (U2)',
      'says "ON HOLD", so the vehicle below is on hold (U3)',
    ],
  }),
  feed('cars below a broken row of a section', 'csv', `${heading}TRADE\n${car(1)}"U2" x,Kia,Rio,2020,\n${car(3)}`, {
    vehicles: [hidden(1), hidden(3)],
    refused: ['has a quoted cell with text after its end'],
    warned: ['(U1, U3)'],
  }),
  ...[
    ['* = sold, awaiting delivery', 'sold'],
    ['"*  = SOLD, awaiting delivery",,,,', 'sold'],
    ['** = deposit taken,,,,', 'on hold'],
    ['* = new arrival', 'in_stock'],
  ].map(([legend = '', status]) =>
    feed(`a star that '${legend}' explains`, 'csv', `${heading}U1*,Kia,Rio,2020,In stock\n${car(2)}${legend}\n`, {
      vehicles: [{ stockNumber: 'U1', status }, shown(2)],
      warned: ["isn't a vehicle, so it's ignored", ...(status === 'in_stock' ? [] : ["so the vehicle isn't for sale"])],
    }),
  ),
  feed('stars that nothing explains', 'csv', `${heading}*U1,Kia,Rio,2020,\nU2,Kia,Rio **,2020,\n*U3*,Kia,Rio,2020,\n`, {
    vehicles: [
      { stockNumber: 'U1', model: 'Rio' },
      { stockNumber: 'U2', model: 'Rio' },
      { stockNumber: '*U3*', model: 'Rio' },
    ],
    warned: ["2 vehicles have a star (*), which isn't read: U1, U2"],
  }),
  feed('the headings once more', 'csv', `${heading}${car(1)}Page 2 of 2,,,,\n${heading}${car(2)}`, {
    vehicles: [shown(1), shown(2)],
    warned: ["isn't a vehicle, so it's ignored", "isn't a vehicle, so it's ignored"],
  }),
  feed('a lone SOLD in the status column', 'csv', `${heading}${car(1)},,,,SOLD\n${car(2)}`, {
    vehicles: [shown(1), shown(2)],
    refused: ["row: isn't a car: it has no stock number, make, model or year"],
  }),
];
