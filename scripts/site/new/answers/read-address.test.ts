import { expect, it } from 'vitest';
import { dropSuburb, hasSeveralAddresses, readAddress, readSuburb } from './read-address.ts';

const whole = { street: '212 Melbourne Rd', suburb: 'North Geelong', state: 'VIC', postcode: '3215' };

it.each([
  ['212 Melbourne Rd, North Geelong VIC 3215, Australia', whole],
  ['212 Melbourne Rd North Geelong, Victoria, 3215', whole],
  ['212 MELBOURNE RD, NORTH GEELONG VIC 3215', whole],
  ['212 melbourne rd, north geelong vic. 3215', whole],
  [
    'Unit 3, 12 Smith St, Griffith A.C.T. 2603',
    { street: 'Unit 3, 12 Smith St', suburb: 'Griffith', state: 'ACT', postcode: '2603' },
  ],
  ['12 Victoria Street, Richmond 3121', { street: '12 Victoria Street', suburb: 'Richmond', postcode: '3121' }],
  ['Cnr Smith & Jones Streets, Footscray', { street: 'Cnr Smith & Jones Streets', suburb: 'Footscray' }],
  [
    '12 St Kilda Road St Kilda VIC 3182',
    { street: '12 St Kilda Road', suburb: 'St Kilda', state: 'VIC', postcode: '3182' },
  ],
  ['12 High St Preston', { street: '12 High St', suburb: 'Preston' }],
  ['212 Melbourne Rd, North Geelong, North Geelong VIC 3215', whole],
  ['12 Victoria Street', { street: '12 Victoria Street' }],
])('splits %j', (text, parts) => expect(readAddress(text)).toEqual(parts));

it.each([
  ['412 Ruthven St, Toowoomba', '412 Ruthven St'],
  ['412 Ruthven St Toowoomba QLD 4350', '412 Ruthven St'],
  ['5 Toowoomba Road', '5 Toowoomba Road'],
  ['5 Main St, Warwick', '5 Main St, Warwick'],
])('takes the suburb out of the street %j', (street, rest) => expect(dropSuburb(street, 'Toowoomba')).toBe(rest));

it.each([
  ['412 Ruthven St, Toowoomba QLD 4350 and 88 Palmerin St, Warwick QLD 4370', true],
  ['412 Ruthven St Toowoomba 4350, 88 Palmerin St Warwick 4370', true],
  ['1234 Pacific Highway, Coffs Harbour NSW 2450', false],
  ['Shop 1234, 5 Main St, Warwick QLD 4370, Australia', false],
])('knows if %j has two addresses', (text, isSeveral) => expect(hasSeveralAddresses(text)).toBe(isSeveral));

it('splits a suburb with its postcode', () => {
  expect(readSuburb('Victoria Point QLD 4165')).toEqual({ suburb: 'Victoria Point', state: 'QLD', postcode: '4165' });
  expect(readSuburb('Corio')).toEqual({ suburb: 'Corio' });
});
