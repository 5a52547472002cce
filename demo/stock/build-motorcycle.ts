import { buildBaseDraft } from './base-draft.ts';
import { chooseAge } from './choose-age.ts';
import { chooseBadge } from './choose-badge.ts';
import { chooseOdometerKm } from './choose-odometer.ts';
import type { BuildContext, VehicleDraft } from './draft.ts';
import { type CatalogueRow, numberOf, textOf, yearsOf } from './read-catalogue.ts';

const always = [
  'ABS Brakes',
  'LED Headlight',
  'Digital Dash',
  'Fuel Injection',
  'Disc Brakes',
  'Side Stand',
  'Immobiliser',
] as const;

const often = [
  'Quickshifter',
  'Traction Control',
  'Riding Modes',
  'Slipper Clutch',
  'TFT Display',
  'Bluetooth Dash',
  'Heated Grips',
  'Cruise Control',
  'Steering Damper',
  'Tail Tidy',
  'Adjustable Levers',
  'Crash Protection',
  'Aftermarket Exhaust',
  'Radiator Guard',
  'Tank Pads',
  'USB Charger',
  'Keyless Start',
  'Paddock Stand Bobbins',
] as const;

const byBody: Readonly<Record<string, readonly string[]>> = {
  Adventure: [
    'Centre Stand',
    'Hand Guards',
    'Luggage Rack',
    'Panniers',
    'Engine Guard',
    'Tall Screen',
    'Spoked Wheels',
  ],
  Cruiser: ['Forward Controls', 'Sissy Bar', 'Saddle Bags', 'Chrome Package', 'Belt Drive'],
  Scooter: ['Underseat Storage', 'Top Box', 'Tall Screen', 'Twist-and-go Automatic'],
  Sports: ['Clip-on Handlebars', 'Rear Sets', 'Fairing Winglets', 'Single Seat Cowl'],
  Enduro: ['Bash Plate', 'Hand Guards', 'Long Travel Suspension', 'Kick Start'],
  Naked: ['Bar End Mirrors', 'Fly Screen', 'Belly Pan'],
  Classic: ['Spoked Wheels', 'Bench Seat', 'Rubber Knee Pads', 'Twin Exhausts'],
};

const buildFields = (row: CatalogueRow, complianceMonth: string): Record<string, unknown> => {
  const body = textOf(row, 'body');
  const cc = numberOf(row, 'cc');
  const gears = numberOf(row, 'gears');
  const isAutomatic = textOf(row, 'transmission') === 'Automatic';
  return {
    compliance_date: complianceMonth,
    gearnum: gears,
    bodyconfiguration: body,
    learner_approved: textOf(row, 'learner') === 'Y',
    categories: textOf(row, 'learner') === 'Y' ? ['Learner Approved', body] : [body],
    seats: body === 'Enduro' ? 1 : 2,
    engine_size: cc,
    engine_size_litres: Math.round(cc / 100) / 10,
    simple_body: body,
    simple_transmission: isAutomatic ? 'Automatic' : 'Manual',
    simple_fuel: 'Petrol',
    fuel: 'Petrol - Unleaded',
    body,
    trans: isAutomatic ? 'Automatic' : `${gears} SP Manual`,
    specifications: { tare_weight: numberOf(row, 'weightKg') },
    variant: {
      cylinders: numberOf(row, 'cylinders'),
      enginesize: cc,
      enginesize_litres: Math.round(cc / 100) / 10,
      fuelcapacity: numberOf(row, 'tankLitres'),
      torque: numberOf(row, 'nm'),
      power: numberOf(row, 'kw'),
      geartype: isAutomatic ? 'Automatic' : 'Manual',
    },
  };
};

export const buildMotorcycle = (context: BuildContext, row: CatalogueRow): VehicleDraft | undefined => {
  const { random, carType, today } = context;
  const age = chooseAge(random, today, carType, yearsOf(row), 130);
  if (age === undefined) return undefined;
  const badge = chooseBadge(random, row);
  const body = textOf(row, 'body');
  return {
    ...buildBaseDraft(context, row, age, badge, textOf(row, 'shape')),
    simpleBody: body,
    fuel: 'Petrol',
    isAutomatic: textOf(row, 'transmission') === 'Automatic',
    odometerKm: chooseOdometerKm(random, carType, age.ageYears, 4_200),
    seats: 2,
    equipment: [
      ...always,
      ...random.sample(byBody[body] ?? [], random.integer(2, 4)),
      ...random.sample(often, random.integer(2, 9)),
    ],
    fields: buildFields(row, age.complianceMonth),
  };
};
