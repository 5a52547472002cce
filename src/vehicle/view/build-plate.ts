import { formatKm } from '#src/lib/format-number.ts';
import { findLoadWeights, type PlateFigureName } from '../rules/find-load-weights.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import type { Figure } from './figure.ts';
import { formatQuantity } from './format-quantity.ts';
import { describeEngine, describeLicence } from './information/spec-row-table.ts';

type Cell = readonly [label: string, read: (vehicle: Vehicle) => string | number | null | undefined];

const cells: Readonly<Record<PlateFigureName, Cell>> = {
  sleeps: ['Sleeps', ({ specifications }) => specifications?.sleeps || null],
  tare: ['Tare', ({ specifications }) => formatQuantity(specifications?.tareKg, 'kg')],
  atm: ['ATM', ({ specifications }) => formatQuantity(specifications?.aggregateTrailerMassKg, 'kg')],
  payload: ['Payload', (vehicle) => formatQuantity(findLoadWeights(vehicle)?.payloadKg, 'kg')],
  bodyLength: ['Body length', ({ specifications }) => formatQuantity(specifications?.bodyLengthMm, 'mm')],
  bodyWidth: ['Body width', ({ specifications }) => formatQuantity(specifications?.bodyWidthMm, 'mm')],
  axle: ['Axle', ({ specifications }) => specifications?.axleType],
  grossVehicleMass: ['GVM', ({ variant }) => formatQuantity(variant?.grossVehicleMassKg, 'kg')],
  wheelbase: ['Wheelbase', ({ specifications }) => formatQuantity(specifications?.wheelbaseMm, 'mm')],
  engineHours: ['Hours', ({ specifications }) => formatQuantity(specifications?.engineHours, 'h')],
  engine: ['Engine', describeEngine],
  weight: ['Weight', ({ specifications }) => formatQuantity(specifications?.tareKg, 'kg')],
  odometer: ['Odometer', ({ odometerKm }) => (odometerKm === null ? null : formatKm(odometerKm))],
  gearbox: [
    'Gearbox',
    ({ variant, transmission, simpleTransmission }) => variant?.gearType ?? transmission ?? simpleTransmission,
  ],
  tank: ['Tank', ({ variant }) => formatQuantity(variant?.fuelCapacityLitres, 'L')],
  seats: ['Seats', ({ seats }) => seats || null],
  stockNumber: ['Stock no.', ({ stockNumber }) => stockNumber],
  // Cells are narrow, so only the first word shows: 'LAMS' or 'Full'.
  licence: ['Licence', (vehicle) => describeLicence(vehicle)?.split(' ')[0]],
  location: ['Location', ({ locationName, location }) => locationName ?? location?.name],
};

export const getPlateLabel = (name: PlateFigureName): string => cells[name][0];

/** @spec B3.08 */
export const buildPlate = (vehicle: Vehicle, names: readonly PlateFigureName[]): readonly Figure[] =>
  names.flatMap((name) => {
    const [label, read] = cells[name];
    const value = read(vehicle);
    return value === null || value === undefined ? [] : [{ name, label, value: String(value) }];
  });
