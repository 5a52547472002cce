import { buildBaseDraft } from './base-draft.ts';
import { chooseAge } from './choose-age.ts';
import { chooseBadge } from './choose-badge.ts';
import type { BuildContext, VehicleDraft } from './draft.ts';
import { type CatalogueRow, numberOf, textOf, yearsOf } from './read-catalogue.ts';

const always = [
  'Awning',
  'Gas Cooktop and Grill',
  'Three Way Fridge',
  'LED Interior Lighting',
  'Electric Brakes',
  'Breakaway System',
  'Jockey Wheel with Hand Brake',
  'Twin Gas Bottles',
  'External Power Outlet',
  '240 V Battery Charger',
  'Fresh Water Tank',
  'Smoke Alarm',
] as const;

const often = [
  'Reverse Cycle Air Conditioner',
  '200 W Solar Panel',
  '120 Ah Lithium Battery',
  'Grey Water Tank',
  'Hot Water System - Gas and Electric',
  'Microwave',
  'Slide-out Kitchen',
  'Picnic Table',
  'External Speakers',
  'TV Aerial',
  '24 Inch TV',
  'Tunnel Boot',
  'Roof Hatch with Fan',
  'Weight Distribution Hitch',
  'Electronic Stability Control',
  'Stone Guard',
  'Bike Rack',
  'Washing Machine',
  'Inner Spring Mattress',
  'Reversing Camera',
] as const;

const equip = (context: BuildContext, body: string): readonly string[] => {
  const { random } = context;
  const sleeping =
    body === 'Family Caravan' ? ['Bunk Beds', 'Queen Bed - Island'] : ['Queen Bed - Island', 'Cafe Dinette'];
  const bathroom =
    body === 'Pop-Top' || body === 'Hybrid' ? ['External Shower'] : ['Ensuite with Separate Shower and Toilet'];
  const rough = /Hybrid|Off Road/.test(body)
    ? ['Independent Trailing Arm Suspension', 'Articulating Hitch', 'Recovery Points']
    : [];
  return [...always, ...sleeping, ...bathroom, ...rough, ...random.sample(often, random.integer(5, 14))];
};

export const buildCaravan = (context: BuildContext, row: CatalogueRow): VehicleDraft | undefined => {
  const { random, carType, today } = context;
  const age = chooseAge(random, today, carType, yearsOf(row), 140);
  if (age === undefined) return undefined;
  const badge = chooseBadge(random, row);
  const body = textOf(row, 'body');
  // Options change the tare by a few tens of kilograms, never above the rating.
  const tareKg = numberOf(row, 'tareKg') + random.integer(-4, 9) * 5;
  return {
    ...buildBaseDraft(context, row, age, badge, `caravan-${textOf(row, 'shape')}`),
    simpleBody: body,
    fuel: '',
    isAutomatic: false,
    odometerKm: undefined,
    seats: undefined,
    equipment: equip(context, body),
    fields: {
      compliance_date: age.complianceMonth,
      simple_body: body,
      body: body,
      specifications: {
        body_width: numberOf(row, 'bodyWidthMm'),
        body_length: numberOf(row, 'bodyLengthMm'),
        tare_weight: tareKg,
        aggregate_trailer_mass: numberOf(row, 'atmKg'),
        axle_type: textOf(row, 'axle'),
        sleeps: numberOf(row, 'sleeps'),
      },
    },
  };
};
