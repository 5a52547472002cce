import { buildBaseDraft } from './base-draft.ts';
import { chooseAge } from './choose-age.ts';
import { choosePricedBadge } from './choose-badge.ts';
import { chooseEquipment } from './choose-equipment.ts';
import { chooseOdometerKm } from './choose-odometer.ts';
import { chooseInteriorColour } from './colours.ts';
import type { BuildContext, VehicleDraft } from './draft.ts';
import { cabinOf } from './photo-range.ts';
import type { CatalogueRow } from './read-catalogue.ts';
import { numberOf, textOf, yearsOf } from './read-catalogue.ts';

interface Gearbox {
  readonly text: string;
  readonly gears: number | undefined;
  readonly isAutomatic: boolean;
}

const readGearbox = (code: string): Gearbox => {
  if (code === 'CVT') return { text: 'Continuously Variable Automatic', gears: 1, isAutomatic: true };
  const gears = Number(code.replace(/\D/g, ''));
  if (code.endsWith('M')) return { text: `${gears} SP Manual`, gears, isAutomatic: false };
  if (gears === 1) return { text: 'Reduction Gear', gears: 1, isAutomatic: true };
  return { text: `${gears} SP Automatic`, gears, isAutomatic: true };
};

const allWheelBadge = /\b(AWD|4WD|quattro|4MATIC|xDrive\w*|Allgrip|All-Wheel Drive|Dual Motor|Twin Performance)\b/i;

const driveTexts: Readonly<Record<string, string>> = {
  FWD: 'Front Wheel Drive',
  RWD: 'Rear Wheel Drive',
  AWD: 'All Wheel Drive',
  '4x4': '4X4 Dual Range',
  '4x2': 'Rear Wheel Drive',
};

const simpleDrives: Readonly<Record<string, string>> = { '4x4': '4WD', '4x2': 'RWD' };

const fuelTexts: Readonly<Record<string, string>> = {
  Petrol: 'Petrol - Unleaded',
  Hybrid: 'Hybrid with Petrol - Unleaded',
  'Plug-in Hybrid': 'Plug-in Hybrid with Petrol - Unleaded',
};

const bodyTexts: Readonly<Record<string, (doors: number) => string>> = {
  Hatch: (doors) => `${doors}D Hatchback`,
  Sedan: (doors) => `${doors}D Sedan`,
  SUV: (doors) => `${doors}D Wagon`,
  '4x4': (doors) => `${doors}D Wagon`,
  Wagon: (doors) => `${doors}D Wagon`,
  'People Mover': (doors) => `${doors}D Wagon`,
  Van: (doors) => `${doors}D Van`,
  Ute: (doors) => (doors === 2 ? 'Cab Chassis' : 'Dual Cab Pick-up'),
  Coupe: () => '2D Coupe',
  Convertible: () => '2D Convertible',
};

const lengthsMm: Readonly<Record<string, readonly [number, number, number]>> = {
  Hatch: [4200, 1790, 1480],
  Sedan: [4690, 1815, 1450],
  SUV: [4520, 1850, 1660],
  '4x4': [4890, 1925, 1890],
  Wagon: [4770, 1860, 1580],
  'People Mover': [5155, 1995, 1775],
  Van: [5100, 1960, 1990],
  Ute: [5330, 1890, 1830],
  Coupe: [4420, 1790, 1330],
  Convertible: [4080, 1740, 1240],
};

const driveOf = (row: CatalogueRow, badge: string): string => {
  const drive = textOf(row, 'drive');
  if (/Two-Wheel Drive/.test(badge)) return 'FWD';
  return allWheelBadge.test(badge) && drive !== '4x4' ? 'AWD' : drive;
};

const buildVariant = (context: BuildContext, row: CatalogueRow, gearbox: Gearbox): Record<string, unknown> => {
  const simpleBody = textOf(row, 'body');
  const [length = 4500, width = 1850, height = 1600] = lengthsMm[simpleBody] ?? [];
  const litres = numberOf(row, 'litres');
  const consumption = numberOf(row, 'l100');
  const isTurbo = litres > 0 && numberOf(row, 'nm') > litres * 115;
  return {
    ...(litres > 0 && {
      cylinders: numberOf(row, 'cylinders'),
      enginesize: Math.round(litres * 1000) - context.random.integer(1, 9),
      enginesize_litres: litres,
      induction: isTurbo ? 'Turbo' : 'Aspirated',
      fuelcapacity: simpleBody === '4x4' || simpleBody === 'Ute' ? 76 : 52,
    }),
    ...(consumption > 0 && { fuelconsumptioncombined: consumption }),
    grossvehiclemass: Math.round((1500 + numberOf(row, 'kw') * 3 + (simpleBody === 'Ute' ? 1000 : 0)) / 5) * 5,
    vehiclelength: length + context.random.integer(-8, 8) * 5,
    vehiclewidth: width,
    vehicleheight: height,
    ...(numberOf(row, 'towKg') > 0 && { towingcapacitybraked: numberOf(row, 'towKg') }),
    torque: numberOf(row, 'nm'),
    power: numberOf(row, 'kw'),
    bodyconfiguration: simpleBody === 'Ute' ? (numberOf(row, 'doors') === 2 ? 'Single Cab' : 'Dual Cab') : simpleBody,
    ...(textOf(row, 'ancap') !== '' && { ancaprating: `${textOf(row, 'ancap').replace(' (', ' stars (')}` }),
    geartype: gearbox.isAutomatic ? 'Automatic' : 'Manual',
  };
};

interface CarParts {
  readonly fuel: string;
  readonly drive: string;
  readonly gearbox: Gearbox;
  readonly complianceMonth: string;
}

const buildFields = (context: BuildContext, row: CatalogueRow, parts: CarParts): Record<string, unknown> => {
  const simpleBody = textOf(row, 'body');
  const doors = numberOf(row, 'doors');
  const litres = numberOf(row, 'litres');
  const variant = buildVariant(context, row, parts.gearbox);
  return {
    interior_colour: chooseInteriorColour(context.random, cabinOf[textOf(row, 'shape')] ?? ''),
    compliance_date: parts.complianceMonth,
    gearnum: parts.gearbox.gears,
    bodyconfiguration: variant.bodyconfiguration,
    seats: numberOf(row, 'seats'),
    doors,
    ...(litres > 0 && { engine_size: variant.enginesize, engine_size_litres: litres }),
    simple_body: simpleBody,
    simple_transmission: parts.gearbox.isAutomatic ? 'Automatic' : 'Manual',
    simple_drive: simpleDrives[parts.drive] ?? parts.drive,
    simple_fuel: parts.fuel,
    fuel: fuelTexts[parts.fuel] ?? parts.fuel,
    drive: driveTexts[parts.drive] ?? parts.drive,
    body: bodyTexts[simpleBody]?.(doors) ?? simpleBody,
    trans: parts.gearbox.text,
    variant,
  };
};

export const buildCar = (context: BuildContext, row: CatalogueRow): VehicleDraft | undefined => {
  const { random, carType, today } = context;
  const age = chooseAge(random, today, carType, yearsOf(row));
  if (age === undefined) return undefined;
  const badge = choosePricedBadge(random, row);
  const codes = textOf(row, 'transmissions').split(',');
  const gearbox = readGearbox(random.chance(0.85) ? (codes[0] ?? 'CVT') : random.pick(codes));
  const fuel = textOf(row, 'fuel');
  const drive = driveOf(row, badge.name ?? '');
  const car = {
    ...buildBaseDraft(context, row, age, badge, textOf(row, 'shape')),
    simpleBody: textOf(row, 'body'),
    fuel,
    isAutomatic: gearbox.isAutomatic,
    odometerKm: chooseOdometerKm(random, carType, age.ageYears, 14_000),
    seats: numberOf(row, 'seats'),
  };
  return {
    ...car,
    equipment: chooseEquipment(random, car),
    fields: buildFields(context, row, { fuel, drive, gearbox, complianceMonth: age.complianceMonth }),
  };
};
