import { buildBaseDraft } from './base-draft.ts';
import { chooseAge } from './choose-age.ts';
import { chooseBadge } from './choose-badge.ts';
import { chooseOdometerKm } from './choose-odometer.ts';
import type { BuildContext, VehicleDraft } from './draft.ts';
import { type CatalogueRow, numberOf, textOf, yearsOf } from './read-catalogue.ts';

const always = [
  'Air Conditioning',
  'ABS Brakes',
  'Driver Suspension Seat',
  'Power Windows',
  'Bluetooth System',
  'Reversing Camera',
  'Exhaust Brake',
  'Central Locking',
  'UHF Radio',
] as const;

const often = [
  'Electronic Stability Control',
  'Lane Departure Warning',
  'Autonomous Emergency Braking',
  'Cruise Control',
  'Heated Mirrors',
  'LED Work Lights',
  'Toolbox',
  '4.5 t Tow Bar',
  'Diff Lock',
  'Airbag Rear Suspension',
  'Satellite Navigation',
  'Sun Visor',
  'Alloy Wheels',
  'Bull Bar',
  'Fridge in Cab',
  'Digital Tachograph',
  'Reverse Alarm',
] as const;

const byBody: Readonly<Record<string, readonly string[]>> = {
  Tray: ['Alloy Drop Sides', 'Headboard Rack', 'Rope Rails', 'Ladder Rack'],
  Tipper: ['Hoist with PTO', 'Tarp Arms', 'Grain Doors', 'Ringfeder'],
  Pantech: ['1,500 kg Tail Lift', 'Load Restraint Rails', 'Side Door', 'Roller Rear Door'],
  'Prime Mover': ['Turntable', 'Trailer Brake Controls', 'Bunk', 'Hydraulics', 'Aero Kit'],
  Refrigerated: ['Fridge Unit with Standby', 'Insulated Body', 'Load Probes', 'Barn Doors'],
  Curtainsider: ['Load Rated Curtains', 'Gates', 'Pallet Racks', 'Mezzanine Decks'],
};

const yearlyKmOf = (gvmKg: number): number => (gvmKg > 20_000 ? 85_000 : gvmKg > 9_000 ? 42_000 : 26_000);

const wheelbaseMmOf = (lengthMm: number): number => Math.round((lengthMm * 0.56) / 5) * 5;

/** Draws no random number, because that would change the trucks' other random values. */
const engineHoursOf = (odometerKm: number, gvmKg: number): number => {
  const averageKmh = (gvmKg > 20_000 ? 56 : gvmKg > 9_000 ? 36 : 27) + (odometerKm % 9);
  return Math.max(1, Math.round(odometerKm / averageKmh));
};

interface Gearbox {
  readonly gears: number;
  readonly isAutomatic: boolean;
  readonly text: string;
}

const readGearbox = (code: string): Gearbox => {
  const gears = Number(code.replace(/\D/g, ''));
  const kind = code.endsWith('AMT') ? 'Automated Manual' : code.endsWith('A') ? 'Automatic' : 'Manual';
  return { gears, isAutomatic: kind !== 'Manual', text: `${gears} SP ${kind}` };
};

const buildVariant = (row: CatalogueRow, isAutomatic: boolean): Record<string, unknown> => {
  const gvmKg = numberOf(row, 'gvmKg');
  const litres = numberOf(row, 'litres');
  const body = textOf(row, 'body');
  return {
    cylinders: numberOf(row, 'cylinders'),
    enginesize: Math.round(litres * 1000),
    enginesize_litres: litres,
    induction: 'Turbo Intercooled',
    fuelcapacity: gvmKg > 20_000 ? 800 : gvmKg > 9_000 ? 200 : 100,
    grossvehiclemass: gvmKg,
    vehiclelength: numberOf(row, 'lengthMm'),
    vehiclewidth: gvmKg > 9_000 ? 2490 : 2125,
    vehicleheight: body === 'Tray' || body === 'Tipper' ? 2650 : 3600,
    towingcapacitybraked: gvmKg > 20_000 ? 45_000 : 3500,
    torque: numberOf(row, 'nm'),
    power: numberOf(row, 'kw'),
    bodyconfiguration: body,
    geartype: isAutomatic ? 'Automatic' : 'Manual',
  };
};

const buildFields = (
  { random }: BuildContext,
  row: CatalogueRow,
  { gears, isAutomatic, text }: Gearbox,
  { complianceMonth, odometerKm }: { readonly complianceMonth: string; readonly odometerKm: number },
): Record<string, unknown> => {
  const gvmKg = numberOf(row, 'gvmKg');
  const litres = numberOf(row, 'litres');
  const body = textOf(row, 'body');
  return {
    compliance_date: complianceMonth,
    gearnum: gears,
    bodyconfiguration: body,
    seats: numberOf(row, 'seats'),
    doors: 2,
    engine_size: Math.round(litres * 1000),
    engine_size_litres: litres,
    simple_body: body,
    simple_transmission: isAutomatic ? 'Automatic' : 'Manual',
    simple_drive: textOf(row, 'axles'),
    simple_fuel: 'Diesel',
    fuel: 'Diesel',
    drive: textOf(row, 'axles'),
    body,
    trans: text,
    specifications: {
      body_length: Math.round((numberOf(row, 'lengthMm') * 0.66) / 10) * 10,
      body_width: gvmKg > 9_000 ? 2480 : 2120,
      tare_weight: numberOf(row, 'tareKg') + random.integer(-6, 12) * 10,
      axle_type: textOf(row, 'axles'),
      wheelbase: wheelbaseMmOf(numberOf(row, 'lengthMm')),
      engine_hours: engineHoursOf(odometerKm, gvmKg),
    },
    variant: buildVariant(row, isAutomatic),
  };
};

export const buildTruck = (context: BuildContext, row: CatalogueRow): VehicleDraft | undefined => {
  const { random, carType, today } = context;
  const age = chooseAge(random, today, carType, yearsOf(row), 150);
  if (age === undefined) return undefined;
  const badge = chooseBadge(random, row);
  const body = textOf(row, 'body');
  const gvmKg = numberOf(row, 'gvmKg');
  const gearbox = readGearbox(random.pick(textOf(row, 'transmissions').split(',')));
  const base = buildBaseDraft(context, row, age, badge, textOf(row, 'shape'));
  const odometerKm = chooseOdometerKm(random, carType, age.ageYears, yearlyKmOf(gvmKg));
  return {
    ...base,
    simpleBody: body,
    fuel: 'Diesel',
    isAutomatic: gearbox.isAutomatic,
    odometerKm,
    seats: numberOf(row, 'seats'),
    equipment: [...always, ...(byBody[body] ?? []), ...random.sample(often, random.integer(4, 11))],
    fields: buildFields(context, row, gearbox, { complianceMonth: age.complianceMonth, odometerKm }),
  };
};
