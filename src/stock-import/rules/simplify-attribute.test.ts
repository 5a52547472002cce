import { expect, it } from 'vitest';
import { expandFuel, expandTransmission, findCab, simplifyAttribute } from './simplify-attribute.ts';

it.each([
  ['body', 'Dual Cab Pick-up', 'Ute'],
  ['body', 'Dual Cab', 'Ute'],
  ['body', '2D Extra-Cab', 'Ute'],
  ['body', 'Crewcab', 'Ute'],
  ['body', 'D/Cab', 'Ute'],
  ['body', 'S Cab', 'Ute'],
  ['body', 'D/C', 'Ute'],
  ['body', 'Double Cab Tray', 'Ute'],
  ['body', 'Cabriolet', 'Convertible'],
  ['body', 'Motorhome', 'Motorhome'],
  ['transmission', '1 SP Reduction Gear Auto', 'Automatic'],
  ['transmission', '6 SP Manual', 'Manual'],
  ...[
    'A',
    'Auto',
    '6A',
    '8 SP A',
    'A/T',
    '7G-Tronic',
    'S tronic',
    'Steptronic',
    'Tiptronic',
    'PDK',
    'EDC',
    'Geartronic',
  ].map((text) => ['transmission', text, 'Automatic'] as const),
  ...['M', 'Man', 'Man.', '5M', '6 sp man', 'M/T'].map((text) => ['transmission', text, 'Manual'] as const),
  ['transmission', 'Sequential', 'Sequential'],
  ['drive', 'Front Wheel Drive', 'FWD'],
  ['fuel', 'Plug-in Hybrid with Petrol', 'Plug-in Hybrid'],
  ['fuel', 'Petrol/Electric', 'Hybrid'],
  ['fuel', 'Electric with ULP', 'Hybrid'],
  ['fuel', 'Petrol - Premium ULP', 'Petrol'],
] as const)('simplifies %s %s', (attribute, text, simple) => expect(simplifyAttribute(attribute, text)).toBe(simple));

it.each([
  ['A', 'Automatic'],
  ['auto', 'Automatic'],
  ['Man.', 'Manual'],
  ['M', 'Manual'],
  ['7G-Tronic', '7G-Tronic'],
  ['8 SP Automatic', '8-speed automatic'],
  ['6 Sp Auto', '6-speed automatic'],
  ['6sp Auto', '6-speed automatic'],
  ['8 spd. a', '8-speed automatic'],
  ['6A', '6-speed automatic'],
  ['6 Spd Man', '6-speed manual'],
  ['5M', '5-speed manual'],
  ['5 speed M/T', '5-speed manual'],
  ['AUTOMATIC', 'Automatic'],
  ['cvt', 'CVT'],
  ['EDC Auto', 'EDC Auto'],
  ['edc auto', 'EDC Auto'],
  ['S-TRONIC', 'S-Tronic'],
  ['8 SP SPORTS AUTOMATIC', '8 SP Sports Automatic'],
])('shows the transmission %s as %s', (text, shown) => expect(expandTransmission(text)).toBe(shown));

it.each([
  ['ULP', 'Petrol'],
  ['Unleaded', 'Petrol'],
  ['PETROL', 'Petrol'],
  ['PULP', 'Petrol (premium unleaded)'],
  ['Premium ULP', 'Petrol (premium unleaded)'],
  ['D', 'Diesel'],
  ['Dsl', 'Diesel'],
  ['Dsl.', 'Diesel'],
  ['Petrol - Premium ULP', 'Petrol - Premium ULP'],
  ['PETROL - PREMIUM ULP', 'Petrol - Premium ULP'],
  ['LPG', 'LPG'],
  ['ULP/E10', 'Petrol'],
  ['ULP/PULP', 'Petrol'],
  ['PULP/98', 'Petrol (premium unleaded)'],
  ['Diesel/LPG', 'Diesel/LPG'],
  ['TURBO DIESEL', 'Turbo Diesel'],
  ['hydrogen', 'Hydrogen'],
])('shows the fuel %s as %s', (text, shown) => expect(expandFuel(text)).toBe(shown));

it.each([
  ['Dual Cab', 'Dual Cab'],
  ['D/Cab', 'Dual Cab'],
  ['D/C', 'Dual Cab'],
  ['4D Crewcab Pickup', 'Dual Cab'],
  ['Super Cab', 'Extra Cab'],
  ['Single Cab Chassis', 'Single Cab'],
  ['Cab Chassis', null],
  ['Taxicab', null],
])('reads the cab of %s as %s', (body, cab) => expect(findCab(body)).toBe(cab));

it.each(['LPG/ULP', 'ulp / lpg', 'Petrol & LPG', 'PETROL/GAS', 'petrol and lpg', 'LPG/PULP', 'Dual Fuel'])(
  'shows the fuel %s as LPG and petrol',
  (text) => expect(expandFuel(text)).toBe('LPG and petrol'),
);

it('leaves its own words as they are', () => {
  for (const text of ['LPG/ULP', 'PULP', 'ulp', 'TURBO DIESEL', 'phev', 'Petrol - Premium ULP']) {
    expect(expandFuel(expandFuel(text))).toBe(expandFuel(text));
    expect(expandFuel(expandFuel(text).toLowerCase()).toLowerCase()).toBe(expandFuel(text).toLowerCase());
  }
  for (const text of ['6 Sp Auto', '5M', 'auto', 'cvt', 'S-TRONIC'])
    expect(expandTransmission(expandTransmission(text))).toBe(expandTransmission(text));
});
