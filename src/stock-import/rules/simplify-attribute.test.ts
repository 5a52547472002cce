import { expect, it } from 'vitest';
import { simplifyAttribute } from './simplify-attribute.ts';

it.each([
  ['body', 'Dual Cab Pick-up', 'Ute'],
  ['body', 'Motorhome', 'Motorhome'],
  ['transmission', '1 SP Reduction Gear Auto', 'Automatic'],
  ['transmission', '6 SP Manual', 'Manual'],
  ['drive', 'Front Wheel Drive', 'FWD'],
  ['fuel', 'Plug-in Hybrid with Petrol', 'Plug-in Hybrid'],
  ['fuel', 'Petrol - Premium ULP', 'Petrol'],
] as const)('simplifies %s %s', (attribute, text, simple) => expect(simplifyAttribute(attribute, text)).toBe(simple));
