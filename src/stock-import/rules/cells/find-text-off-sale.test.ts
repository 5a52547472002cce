import { expect, it } from 'vitest';
import { findTextOffSale } from './find-text-off-sale.ts';
import { saysOffSale } from './says-off-sale.ts';

/** Each is the whole cell of a note or a description. */
const offSale = [
  'put aside for Mick till Fri',
  'Put it away for the Nguyens',
  'Tidy car. Promised to my sister',
  'keeping it for a mate',
  'earmarked for Mrs Pratt',
  'for Trevor until Saturday',
  'left the yard 27/11',
  'Left our lot with Dave',
  'customer collecting Sat',
  'Cust picked up 14/11, keys gone too',
  'buyer has paid in full',
  'Client taking delivery next week',
  'purchaser paid the balance',
  'Whitby collects Sat',
  "Kev's buying it, bank cheque Mon",
  'Dave is taking it Sat',
  'Mick has first dibs',
  'settled 24/11',
  'Two keys. Settlement Friday',
  'not ours any more',
  'no longer in stock',
  'Gone to a good home!',
  'dep taken from Bruce',
  'dep Bruce',
  'Sharon left a $500 deposit',
  'spoken for',
  'Already spoken for, sorry',
  'contract signed Fri',
  'written off by Dave',
  'waiting on finance for the Browns',
  'HOLD for Jan Petrov 0419 555 733',
  'Nice one. On hold for Jan',
  'gone to auction',
  'wholesaled to Prestige',
  "don't sell",
  'do not sell - recall',
  'trade only',
  'Leather seats. SOLD to Kev',
  'Leather seats, tow bar - SOLD 27/11',
];

it.each(offSale)('%s keeps a car off sale, in a description as in a note', (text) => {
  expect(findTextOffSale(text)).not.toBeNull();
  expect(saysOffSale(text)).toBe(true);
});

it.each(['picked up Thurs', 'Delivered 14/11', 'collected on Sat', 'paid 24/11'])(
  '%s keeps a car off sale if it is the whole description',
  (text) => {
    expect(findTextOffSale(text)).not.toBeNull();
    expect(findTextOffSale(`${text}, and ready to go`)).toBeNull();
  },
);

it.each([
  'cust paid in full',
  'paid in full',
  'on layby',
  'Lay-by',
  'put aside',
  'Fully paid, keys in safe',
  'balance received',
  "customer's car",
])('%s keeps a car off sale in a note', (text) => expect(saysOffSale(text)).toBe(true));

it.each(['rego paid in full', 'Stamp duty fully paid', 'We paid in full at Manheim', 'Lay-by available'])(
  '%s keeps no car off sale in a note',
  (text) => expect(saysOffSale(text)).toBe(false),
);

it.each([
  'One owner, sold new by us',
  'Sold new and serviced by us since. Held by one family',
  'Our customer bought it new in 2015 and has now traded it',
  'The first customer collected it in Perth',
  'The last buyer picked up a bargain, and so will you',
  'The lucky buyer is picking up a bargain',
  'Customers collecting from the airport are welcome',
  'Delivered to your door Australia-wide',
  "Delivered to the customer's door",
  'It is delivered to the new owner with 12 months rego',
  'Delivered to the first owner in 2018',
  'Never left the yard without a full service',
  'Serviced before it left the yard.',
  'Waiting on finance? We approve in a day',
  'No deposit finance from $99 per week',
  'Put a deposit on it before it is gone',
  '$500 deposit and drive away today',
  'Deposit taken over the phone holds any car',
  'Deposit Required. Deposit from $500',
  'Finance contract with no balloon. Service contract signed',
  'Hurry before it is spoken for',
  'It will not be here long. Speaks for itself',
  'Repairable write-off, inspected and re-registered',
  'Written off in 2015 for hail, repaired and inspected by VicRoads',
  'Hold On To Your Hat',
  'HOLD ON TO YOUR HAT, this one flies',
  'HELD BY ONE FAMILY SINCE NEW. LOG BOOKS HELD',
  'SOLD WITH RWC. SOLD AS IS',
  'LOW KMS! SOLD UNREGISTERED',
  'Seldom SOLD - one owner',
  'Gone are the days of thirsty utes',
  'Set aside a day to drive it. Kept for Sunday drives',
  'Kept for a couple of years in a shed by my mum',
  'Open for Inspection until 5/12',
  'On special for Christmas until 24/12',
  'On sale for November till the 30th',
  'Perfect for Mum, and for the school run until Friday',
  'We are committed to Customer service and to Quality',
  'Promised to be the best drive of your week',
  'Registered until 03/2027. Rego and stamp duty paid in full',
  'Well settled into retirement, one elderly owner',
  'Hail damage claim settled, priced to suit',
  'Not for sale to dealers',
  'Previously reserved for the managing director',
  'Reserved parking for customers. Reserve it online',
  'Built for the outback, made for Bathurst',
  'Looking to go to a good home',
  'New owner will love it. The new owner gets two keys',
  'Buyer to pay transfer. Buyer collects from Ballarat',
  'A colour no longer available from the factory',
  'We went home in it and fell in love',
  'She left the factory with every option',
  'Held to a high standard, stored for Winter',
  'Signed log books. Customer signed for every service in 2019',
  'Fun to drive, easy to park, cheap to run',
  'The dents are ours to fix before you collect it on Saturday',
  'Ready to pick up today. Pick it up Saturday',
  'Kev is taking it easy on the price',
  'Not ours yet, arriving Friday',
  'Drives well. The last one sold in a day',
])('%s is the description of a car for sale', (text) => expect(findTextOffSale(text)?.[0] ?? null).toBeNull());
